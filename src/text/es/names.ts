const isDefault = (name: string): boolean => /^Jugador (\d|[XOABCD])$/.test(name);

/** A default name needs an article within a sentence; a typed name doesn't. */
export const the = (name: string): string => (isDefault(name) ? `el j${name.slice(1)}` : name);
export const toThe = (name: string): string =>
  isDefault(name) ? `al j${name.slice(1)}` : `a ${name}`;

/** Names joined by "y", which is "e" before the sound of an i. */
export const joinNames = (names: readonly string[]): string =>
  names.reduce((said, name) => `${said} ${/^h?[ií](?![aeoáéó])/i.test(name) ? 'e' : 'y'} ${name}`);
