/** The conventions between the page and our server. */

/** The public key when none is configured. It hides nothing; it tells our calls from others. */
export const OUR_KEY = 'sb_publishable_embedded';

/** The broadcast that carries a page's command over a room's channel, where the server announces `commands`. */
export const COMMAND = 'do';
