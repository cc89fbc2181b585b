/** What the page and the embedded server agree on. */

/** The public key where none is configured. It hides nothing: it tells our requests from others. */
export const EMBEDDED_KEY = 'sb_publishable_embedded';

/** The broadcast by which a page sends a command over a room's channel, where the server says it takes `commands`. */
export const COMMAND = 'do';
