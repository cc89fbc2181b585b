/** Settings kept on this device, and the system's preferences. No rules, no match data. */
import { createStore } from 'zustand/vanilla';
import { KEYS, attempt, keepText, removeKept } from './storage.ts';
import type { Theme } from './palette.ts';

type ThemeChoice = 'system' | Theme;
type MotionChoice = 'system' | 'full' | 'reduced';
export type QualityChoice = 'auto' | 'high' | 'low';
/** On stacked boards, whether the first tap previews and the second confirms, or the first one plays. */
type TapsChoice = 'confirm' | 'play';

type SoundChoice = 'off' | 'soft' | 'full';
export type SwitchChoice = 'on' | 'off';
/** The design's glazes, or colours for colour-blind players. */
type ColoursChoice = 'glaze' | 'safe';

/** The site's languages; `system` takes the browser's. */
export type LanguageChoice = 'system' | 'en' | 'de' | 'es';

/** How much screen readers announce in a match: only what happens, or also whose turn it is. */
type SpeechChoice = 'full' | 'short';

/** A setting that needs consent: `ask` until the player has answered, and off until then. */
export type ConsentChoice = 'ask' | SwitchChoice;

export type Settings = {
  readonly theme: ThemeChoice;
  readonly motion: MotionChoice;
  readonly quality: QualityChoice;
  readonly taps: TapsChoice;
  readonly sound: SoundChoice;
  /** Short vibrations on phones. */
  readonly haptics: SwitchChoice;
  readonly colours: ColoursChoice;
  /** Whether the statistics outlast the visit. */
  readonly remember: ConsentChoice;
  readonly speech: SpeechChoice;
  readonly language: LanguageChoice;
  /** Whether visits may be counted. */
  readonly visits: ConsentChoice;
};

/** The operating system's preferences. */
type Preferences = {
  readonly dark: boolean;
  readonly reducedMotion: boolean;
  /** Forced colours: the page's background is the system's. */
  readonly forced: boolean;
};

export type SettingsState = Settings & { readonly prefers: Preferences };

/** The values of each setting; the default comes first. */
const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced'],
  quality: ['auto', 'high', 'low'],
  taps: ['confirm', 'play'],
  sound: ['soft', 'off', 'full'],
  haptics: ['on', 'off'],
  colours: ['glaze', 'safe'],
  remember: ['ask', 'on', 'off'],
  speech: ['full', 'short'],
  language: ['system', 'en', 'de', 'es'],
  visits: ['ask', 'on', 'off'],
};

/** Parses stored settings. Missing or unknown values fall back to their defaults. */
export function readSettings(text: string | null): Settings {
  const stored = Object(attempt<unknown>(() => JSON.parse(text ?? ''), null)) as object;
  const read = ([key, values]: [string, readonly string[]]) => {
    const value: unknown = Reflect.get(stored, key);
    return [key, values.find((allowed) => allowed === value) ?? values[0]] as const;
  };
  return Object.fromEntries(Object.entries(ALLOWED).map(read)) as Settings;
}

export const siteSettings = createStore<SettingsState>(() => ({
  ...readSettings(null),
  prefers: { dark: false, reducedMotion: false, forced: false },
}));

/** The storage of the settings. Null where the browser forbids it, and before `startSettings`. */
let storage: Storage | null = null;
/** The stored text that this tab follows. A choice that could not be stored lasts until another tab stores one. */
let followed: string | null = null;

/** The state including other tabs' choices, even if no event has announced them. */
function latest(): SettingsState {
  const text = attempt(() => storage?.getItem(KEYS.settings) ?? null, followed);
  if (text === followed) return siteSettings.getState();
  followed = text;
  return { ...siteSettings.getState(), ...readSettings(text) };
}

/** Changes one or more settings and keeps them on the device. */
export function changeSettings(change: Partial<Settings>): void {
  const { prefers, ...choices } = { ...latest(), ...change };
  const text = JSON.stringify(choices);
  const isKept = storage === null || keepText(storage, KEYS.settings, text);
  if (isKept) followed = storage && text;
  // Full storage keeps its old text, unless that holds a consent that was withdrawn.
  else if (change.visits === 'off' && storage && removeKept(storage, KEYS.settings))
    followed = null;
  siteSettings.setState({ prefers, ...choices });
}

/** The theme choice in force: forced colours take the system's. */
export const themeChoiceOf = ({ theme, prefers }: SettingsState): ThemeChoice =>
  prefers.forced ? 'system' : theme;

export function themeOf(state: SettingsState): Theme {
  const choice = themeChoiceOf(state);
  if (choice !== 'system') return choice;
  return state.prefers.dark ? 'dark' : 'light';
}

export function isReduced(state: SettingsState): boolean {
  if (state.motion !== 'system') return state.motion === 'reduced';
  return state.prefers.reducedMotion;
}

/** Loads the stored choices, and follows other tabs and the system's preferences. Call once. */
export function startSettings(page: Window): void {
  const dark = page.matchMedia('(prefers-color-scheme: dark)');
  const still = page.matchMedia('(prefers-reduced-motion: reduce)');
  const forced = page.matchMedia('(forced-colors: active)');
  storage = attempt(() => page.localStorage, null);
  const prefers = () => ({
    dark: dark.matches,
    reducedMotion: still.matches,
    forced: forced.matches,
  });
  siteSettings.setState({ ...latest(), prefers: prefers() });
  const follow = () => siteSettings.setState({ prefers: prefers() });
  for (const query of [dark, still, forced]) query.addEventListener('change', follow);
  // A tab that was frozen or is in the back/forward cache gets no `storage` events.
  for (const type of ['storage', 'pageshow', 'visibilitychange'])
    page.addEventListener(type, () => siteSettings.setState(latest()));
}
