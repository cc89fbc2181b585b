/** What an operator's analytics are told, through the page's global tag function; without one, nobody. */

type Fields = Readonly<Record<string, string>>;
type TagFunction = (command: 'event', name: string, fields: Fields) => void;

/** Who plays: against the computer, around one device, or in an online room. */
export type Mode = 'ai' | 'local' | 'online';

function say(name: string, fields: Fields): void {
  const { gtag } = globalThis as { readonly gtag?: TagFunction };
  gtag?.('event', name, { event_category: 'Features', ...fields });
}

/** A game has started. */
export const measureStart = (variant: string, mode: Mode): void =>
  say('feature_use', { variant, mode });

/** Somebody asked how a game is played. */
export const measureHowToPlay = (variant: string): void => say('how_to_play', { variant });
