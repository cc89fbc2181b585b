import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { games } from '../../variants/rules.ts';
import {
  type EmbedChoices,
  choicesQuery,
  embedPath,
  isEmbedSubject,
  readAsked,
  readChoices,
  SANDBOX,
  snippetFor,
} from './embed-address.ts';

const { classic, ultimate, extended, multiplayer } = games;

const asked = (query: string, game: Parameters<typeof readAsked>[0] = classic) => {
  const { record, controllers, isBroken } = readAsked(game, new URLSearchParams(query));
  const who = controllers.map((each) => (each.kind === 'bot' ? each.level : each.kind)).join(' ');
  return { moves: record.moves.join(' '), first: record.first, who, isBroken };
};

describe('EMB-03: the address of an embed', () => {
  test.each([
    ['', 'person medium'],
    ['level=easy', 'person easy'],
    ['level=hard', 'person hard'],
    ['level=friend', 'person person'],
    ['level=friend&starts=ai', 'person person'],
    ['level=expert', 'person medium'],
    ['level=adaptive', 'person medium'],
    ['level=HARD', 'person medium'],
    ['level=__proto__', 'person medium'],
    ['starts=nobody', 'person medium'],
    ['theme=dark&utm_source=blog', 'person medium'],
  ])('%j opens an empty board for %s, X first', (query, who) => {
    expect(asked(query)).toEqual({ moves: '', first: undefined, who, isBroken: false });
  });

  test('the computer moves first as O', () => {
    expect(asked('starts=ai')).toEqual({
      moves: '',
      first: 1,
      who: 'person medium',
      isBroken: false,
    });
  });

  test.each([
    ['moves=0_4', 'person medium'],
    ['moves=0_4_1', 'medium person'],
    ['moves=0_4&starts=ai', 'medium person'],
    ['moves=0_4_1&starts=ai', 'person medium'],
    ['moves=0_4_1&level=friend', 'person person'],
  ])(
    '%j: the reader makes the next move of the position, unless the computer does',
    (query, who) => {
      const [, moves = ''] = /moves=([\d_]+)/.exec(query) ?? [];
      expect(asked(query)).toEqual({
        moves: moves.replaceAll('_', ' '),
        first: undefined,
        who,
        isBroken: false,
      });
    },
  );

  test('nobody has played a finished game here', () => {
    const { controllers, isOver } = readAsked(classic, new URLSearchParams('moves=0_3_1_4_2'));
    expect({ kinds: controllers.map(({ kind }) => kind), isOver }).toEqual({
      kinds: ['person', 'person'],
      isOver: true,
    });
    expect(readAsked(classic, new URLSearchParams('moves=0_3_1_4')).isOver).toBe(false);
  });

  test('an empty board may have another starter or other options', () => {
    expect(asked('moves=&first=1')).toMatchObject({ first: 1, who: 'medium person' });
    const { record } = readAsked(extended, new URLSearchParams('options={"size":5}'));
    expect(record).toMatchObject({ options: { size: 5 }, moves: [] });
  });

  test.each(['moves=0_0', 'moves=9', 'moves=0&options={', 'moves=0&seats=99', 'v=999'])(
    '%j is no position: a new game, and the reader is told',
    (query) => {
      expect(asked(`level=hard&${query}`)).toEqual({
        moves: '',
        first: undefined,
        who: 'person hard',
        isBroken: true,
      });
    },
  );

  test('games without a computer are for people only', () => {
    expect(asked('level=hard', multiplayer)).toMatchObject({ who: 'person person person' });
    expect(asked('moves=0_1', multiplayer)).toMatchObject({
      moves: '0 1',
      who: 'person person person',
    });
    expect(asked('moves=0_1&seats=4', multiplayer)).toMatchObject({
      who: 'person person person person',
    });
    expect(asked('moves=0_1_2&seats=3', classic)).toMatchObject({ who: 'person person person' });
    expect(asked('level=easy', ultimate)).toMatchObject({ who: 'person easy' });
  });
});

describe('EMB-10: the page that makes embeds', () => {
  const choices: EmbedChoices = {
    subject: 'classic',
    level: 'medium',
    starts: 'you',
    theme: 'system',
    position: '',
  };

  test.each([
    [{}, '/embed/classic'],
    [{ level: 'hard' }, '/embed/classic?level=hard'],
    [{ level: 'friend', starts: 'ai' }, '/embed/classic?level=friend'],
    [{ starts: 'ai', theme: 'dark' }, '/embed/classic?starts=ai&theme=dark'],
    [{ position: 'moves=0_4&v=1', level: 'easy' }, '/embed/classic?moves=0_4&v=1&level=easy'],
    [{ subject: 'daily', level: 'hard', position: 'moves=0' }, '/embed/daily'],
    [{ subject: 'daily', theme: 'light' }, '/embed/daily?theme=light'],
  ] as const)('%j is %s', (change, path) => {
    expect(embedPath('', { ...choices, ...change })).toBe(path);
    expect(embedPath('/de', { ...choices, ...change })).toBe(`/de${path}`);
  });

  test.each(['', 'subject=daily', 'subject=3d&level=hard&starts=ai&theme=dark&size=300x360'])(
    'EMB-10: the page that makes snippets keeps its choices in the address: %j',
    (query) => expect(choicesQuery(readChoices(new URLSearchParams(query)))).toBe(query),
  );

  test('EMB-10: what that address names wrongly takes its default', () => {
    const query = new URLSearchParams('subject=chess&level=expert&starts=me&theme=pink&size=1x1');
    expect(choicesQuery(readChoices(query))).toBe('');
  });

  test('an embed opens what was chosen', () => {
    const path = embedPath('', { ...choices, level: 'hard', starts: 'ai', position: 'moves=0_4' });
    const { searchParams } = new URL(path, 'https://ttt.example');
    expect(asked(searchParams.toString())).toEqual({
      moves: '0 4',
      first: undefined,
      who: 'hard person',
      isBroken: false,
    });
  });

  test('what is pasted into a page is one element, whatever its title says', () => {
    const title = '"><script>alert("x")</script>&';
    const source = 'https://ttt.example/embed/classic?moves=0&level=hard';
    const { body } = new JSDOM(snippetFor({ source, title, width: 300, height: 360 })).window
      .document;
    expect(body.children).toHaveLength(1);
    const [frame] = body.children;
    expect(frame?.tagName).toBe('IFRAME');
    const read = ['src', 'title', 'width', 'height', 'sandbox'].map((name) =>
      frame?.getAttribute(name),
    );
    expect(read).toEqual([source, title, '300', '360', SANDBOX]);
  });

  test('only games and the puzzle of the day have embeds', () => {
    expect(['classic', '3d', 'daily'].every(isEmbedSubject)).toBe(true);
    expect(['', 'online', 'chess', 'toString', null].some(isEmbedSubject)).toBe(false);
  });
});
