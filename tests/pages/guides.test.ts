/** The guides' words, in all languages. */
import { describe, expect, test } from 'vitest';
import { ROOM_GAMES, roomOfferOf } from '../../src/rooms/protocol/room-games.ts';
import { guide as germanOnline } from '../../src/text/de/online-guide.ts';
import { guide as spanishOnline } from '../../src/text/es/online-guide.ts';
import type { Guide } from '../../src/text/guide.ts';
import { cardOf, gameIds } from '../../src/variants/menu.ts';
import { linksIn, picturesIn, readPage, textOf, textsIn } from './prerendered.ts';

const guides = [
  ...gameIds.map((id) => [id, cardOf(id).name] as const),
  ['online', 'Online'] as const,
];

test('GDE-01 GDE-03 GDE-05 GDE-06: a guide for every game and for rooms, with their sections, a way back and how-to data', () => {
  expect(guides.length).toBeGreaterThanOrEqual(10);
  for (const [id, name] of guides) {
    const { document, main, dataOf } = readPage(`/how-to-play/${id}`);
    expect(textsIn(main, 'h2'), id).toEqual(
      expect.arrayContaining(['Game Overview', 'Basic Rules', 'Strategic Elements', 'Tips']),
    );
    const back = [...document.querySelectorAll('a')].filter(
      (link) => textOf(link) === 'Back to Games',
    );
    expect(back.map((link) => link.getAttribute('href'))).toEqual(id === '3d' ? [] : ['/']);
    expect(document.title).toContain(name);
    const data = dataOf('HowTo') as { name: string; step: unknown[] } | undefined;
    expect(data?.name).toBe(`How to play ${name}`);
    expect(data?.step).toHaveLength(3);
    const play = [...main.querySelectorAll('a')].find((link) => textOf(link) === 'Play Now');
    expect(play?.getAttribute('href')).toBe(`/${id}`);
  }
});

test('the list of guides leads to each, and guides with a lesson lead there', () => {
  const links = linksIn(readPage('/how-to-play').main);
  for (const [id] of guides) expect(links).toContain(`/how-to-play/${id}`);
});

test('LES-01 LES-05: a guide leads to the lesson of its game, if there is one', () => {
  for (const id of gameIds) {
    const links = linksIn(readPage(`/how-to-play/${id}`).main);
    expect(links.includes(`/lesson/${id}`), id).toBe(cardOf(id).lesson === true);
  }
  for (const path of ['/lesson/classic', '/lesson/chess', '/lesson'])
    expect(textsIn(readPage(path).main, 'h1'), path).toEqual(['Oops! Page not found']);
});

test.each([
  ['', '4×4×4 is solved', 'Argue with the proof', /^4×4×4 tic-tac-toe is solved/],
  ['/de', '4×4×4 ist gelöst', 'Dem Beweis widersprechen', /^4×4×4 ist gelöst/],
  ['/es', '4×4×4 está resuelto', 'Discutir con la demostración', /^El 4×4×4 está resuelto/],
])('LES-06: %s/how-to-play/cube says how 4×4×4 is solved', (base, heading, argue, title) => {
  const { document, main } = readPage(`${base}/how-to-play/cube`);
  expect(document.title).toMatch(title);
  expect(textsIn(main, 'h1')).toEqual([heading]);
  expect(textOf(main)).toMatch(/13[,. ]281/);
  expect(textOf(main)).toMatch(/8[,. ]519[,. ]262/);
  expect(picturesIn(main)).toHaveLength(2);
  const to = [...main.querySelectorAll('a')].find((link) => textOf(link) === argue);
  expect(to?.getAttribute('href')).toBe(`${base}/lesson/cube`);
  expect(linksIn(main)).toContain(`${base}/how-to-play/3d`);
  expect(linksIn(readPage(`${base}/how-to-play/3d`).main)).toContain(`${base}/how-to-play/cube`);
});

test('GDE-02: a guide to anything else is not found', () => {
  for (const path of ['/how-to-play/chess', '/how-to-play/classic/more'])
    expect(textsIn(readPage(path).main, 'h1')).toEqual(['Oops! Page not found']);
});

test('GDE-07 GDE-08 GDE-09: classic has setup, moves, winning, centre control and diagrams', () => {
  const { main } = readPage('/how-to-play/classic');
  expect(textsIn(main, 'h3')).toEqual(
    expect.arrayContaining(['Setup', 'Making moves', 'Winning', 'Centre control']),
  );
  expect(picturesIn(main).length).toBeGreaterThanOrEqual(4);
  expect(picturesIn(main)).toContainEqual(expect.stringMatching(/^A fork: .*X at a3/));
});

test('GDE-10: four buttons of the 3D guide show winning lines', () => {
  const group = readPage('/how-to-play/3d').main.querySelector(
    '[role=group][aria-label="Show a winning line"]',
  );
  const buttons = [...(group?.querySelectorAll('button') ?? [])];
  expect(buttons.map(textOf)).toEqual(['Horizontal', 'Vertical', 'Diagonal', '3D diagonal']);
  expect(buttons.map((each) => each.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ]);
});

test('GDE-13: quantum has sections that fold, open at first', () => {
  const folds = [...readPage('/how-to-play/quantum').main.querySelectorAll('details')];
  expect(folds.map((fold) => textOf(fold.querySelector('h2')))).toEqual([
    'Spooky Marks',
    'Entanglement',
    'Cyclic Entanglement',
    'Quantum Collapse',
    'Classical Marks',
  ]);
  for (const fold of folds) expect(fold.open).toBe(true);
});

test('GDE-15: the infinite guide says that five in a row win', () => {
  expect(textOf(readPage('/how-to-play/infinite').main)).toContain(
    'Five of your marks in a row win',
  );
});

test('GDE-16 MUL-23: multiplayer names its symbols, and three to six players', () => {
  const { main } = readPage('/how-to-play/multiplayer');
  expect(textOf(main)).toContain('X, O, triangle, square, crescent and diamond');
  expect(textOf(main)).toContain('Three to six people');
  expect(textOf(main)).not.toMatch(/2-4|two to four/i);
  expect(picturesIn(main)).toContainEqual(
    expect.stringMatching(/^Six players.*A at d\d.*B at b\d.*C at c\d.*D at d\d/),
  );
});

test('GDE-17 ONL-73: online gives the rooms’ player ranges and what the rooms can do', () => {
  const { main } = readPage('/how-to-play/online');
  const rows = [...main.querySelectorAll('tr')];
  for (const id of ROOM_GAMES) {
    const { minPlayers, maxPlayers } = roomOfferOf(id);
    const range = minPlayers === maxPlayers ? `${minPlayers}` : `${minPlayers}-${maxPlayers}`;
    const row = rows.find((each) => textOf(each.querySelector('th')) === cardOf(id).name);
    expect(textOf(row?.querySelector('td')), id).toBe(range);
  }
  expect(textsIn(main, 'h3')).toEqual(
    expect.arrayContaining([
      'Chat',
      'Emoji',
      'Room browsing',
      'Invitations',
      'Game timer',
      'Disconnection handling',
    ]),
  );
});

/** Words that nearly every English sentence has, and no German or Spanish one. */
const ENGLISH = /(?<!\p{L})(?:the|and|of|you|your|with|wins?|cell|board)(?!\p{L})/u;

const LANGUAGES = {
  de: { title: 'So geht’s: ', online: germanOnline },
  es: { title: 'Cómo jugar: ', online: spanishOnline },
} as const;

describe.each(['de', 'es'] as const)('guides in %s', (language) => {
  const { title, online } = LANGUAGES[language];

  test.each(guides.map(([id]) => id))('GDE-05: the guide to %s is translated', async (id) => {
    const file = `../../src/variants/${id}/words/${language}-guide.ts`;
    const guide = id === 'online' ? online : ((await import(file)) as { guide: Guide }).guide;
    const { main, dataOf } = readPage(`/${language}/how-to-play/${id}`);
    expect(textOf(main.querySelector('h1') ?? main.ownerDocument.querySelector('h1'))).toContain(
      title,
    );
    // A section that is only a picture is at the top of the page, without its heading.
    const told = guide.sections.filter(
      ({ blocks: [first, ...more] }) =>
        more.length > 0 || typeof first !== 'object' || !('widget' in first),
    );
    expect(textsIn(main, 'h2')).toEqual(told.map((section) => section.title));
    const lead = [...main.querySelectorAll('[lang]')].find((each) =>
      textOf(each).includes(guide.lead),
    );
    expect(lead?.getAttribute('lang')).toBe(language);
    expect(main.querySelectorAll('[lang="en"]')).toHaveLength(0);
    const labels = [...main.querySelectorAll('[aria-label]')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(ENGLISH.exec([textOf(main), ...labels].join(' '))?.[0]).toBeUndefined();
    const data = dataOf('HowTo') as { inLanguage: string; step: unknown[] } | undefined;
    expect(data?.inLanguage).toBe(language);
    expect(data?.step).toHaveLength(3);
  });
});
