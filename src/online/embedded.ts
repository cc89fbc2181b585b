/** What the page and the embedded server agree on. */

/** The public key where none is configured. It hides nothing: it tells our requests from others. */
export const EMBEDDED_KEY = 'sb_publishable_embedded';
