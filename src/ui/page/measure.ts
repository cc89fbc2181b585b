/** Reports events to the operator's analytics through the page's global tag function, if there is one. */

type Fields = Readonly<Record<string, string>>;
type TagFunction = (command: 'event', name: string, fields: Fields) => void;

/** The kind of match: against the computer, on one device, or in a room. */
export type Mode = 'ai' | 'local' | 'online';

function say(name: string, fields: Fields): void {
  const { gtag } = globalThis as { readonly gtag?: TagFunction };
  gtag?.('event', name, { event_category: 'Features', ...fields });
}

/** Reports that a game started. */
export const measureStart = (variant: string, mode: Mode): void =>
  say('feature_use', { variant, mode });

/** Reports that a guide was opened. */
export const measureHowToPlay = (variant: string): void => say('how_to_play', { variant });
