/** Reports events to the operator's analytics through the page's global tag function, if there is one. */

type Fields = Readonly<Record<string, string>>;
type SendEvent = (command: 'event', name: string, fields: Fields) => void;

/** The kind of match: against the computer, on one device, or in a room. */
type TrackedMode = 'ai' | 'local' | 'online';

function track(name: string, fields: Fields): void {
  const { gtag } = globalThis as { readonly gtag?: SendEvent };
  gtag?.('event', name, { event_category: 'Features', ...fields });
}

/** Reports that a game started. */
export const trackStart = (variant: string, mode: TrackedMode): void =>
  track('feature_use', { variant, mode });

/** Reports that a guide was opened. */
export const trackHowToPlay = (variant: string): void => track('how_to_play', { variant });
