/** The words of the home page, the FAQ, the strategies, and the not-found page. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOM_GAMES } from '../../src/rooms/protocol/room-games.ts';
import { LONGEST_NAME } from '../../src/rules/game.ts';
import { cardOf, gameIds } from '../../src/variants/menu.ts';
import { headOf, linksIn, picturesIn, readPage, regionOf, textOf, textsIn } from './prerendered.ts';

/** Play cards: the address of each, and its words. */
const cardsIn = (root: ParentNode) =>
  [...root.querySelectorAll('li a')].map(
    (link) => [link.getAttribute('href'), textOf(link)] as const,
  );

/** The numbers from eight on, and what is counted, in each language. */
const COUNTED = {
  '': {
    numbers: ['Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
    games: 'variants',
    guides: 'guides',
  },
  '/de': {
    numbers: ['Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'],
    games: 'Varianten',
    guides: 'Anleitungen',
  },
  '/es': {
    numbers: ['Ocho', 'Nueve', 'Diez', 'Once', 'Doce'],
    games: 'variantes',
    guides: 'guías',
  },
} as const;

describe.each(['', '/de', '/es'] as const)('the numbers in the words of %s/', (base) => {
  const { numbers, games, guides } = COUNTED[base];
  const spell = (count: number) => numbers[count - 8];

  test('ALL-03: the home page counts the games', () => {
    expect(textOf(readPage(base || '/').main)).toContain(`${spell(gameIds.length)} ${games}`);
  });

  test('the list of guides counts one for each game, and that for rooms', () => {
    const { document, main } = readPage(`${base}/how-to-play`);
    const count = `${spell(gameIds.length + 1)} ${guides}`;
    expect(textOf(main)).toContain(count);
    expect(headOf(document, 'meta[name="description"]', 'content')).toContain(count);
  });
});

test('the page of a class counts the games of rooms', () => {
  const { document } = readPage('/class');
  expect(headOf(document, 'meta[name="description"]', 'content')).toContain(
    `${COUNTED[''].numbers[ROOM_GAMES.length - 8]} variants`,
  );
});

test('ALL-03: the README counts and lists the games', () => {
  const readme = readFileSync('README.md', 'utf8');
  const count = COUNTED[''].numbers[gameIds.length - 8]?.toLowerCase();
  expect(readme).toContain(`${count} tic-tac-toe variants`);
  const [, list = ''] = /^- \*\*Variants:\*\*(.*?)^-/ms.exec(readme) ?? [];
  for (const id of gameIds) expect(list.toLowerCase()).toContain(cardOf(id).name.toLowerCase());
});

describe('home', () => {
  const { document, main } = readPage('/');

  test('HOME-01 HOME-08 HOME-09 HOME-10 HOME-11 HOME-12 HOME-13 HOME-14 HOME-15 HOME-16: a card for every game, in order', () => {
    const wanted = [
      ['classic', 'Classic', 'Easy to Master'],
      ['ultimate', 'Ultimate', 'Mind-bending'],
      ['extended', 'Extended', 'Strategic'],
      ['3d', '3D', 'Dimensional'],
      ['quantum', 'Quantum', 'Quantum'],
      ['misere', 'Misère', 'Reverse Logic'],
      ['wild', 'Wild', 'Unpredictable'],
      ['infinite', 'Infinite', 'Endless'],
      ['multiplayer', 'Multiplayer', 'Social'],
    ] as const;
    const chooser = regionOf(document, 'Choose Your Challenge');
    const cards = cardsIn(chooser).filter(([to]) => gameIds.some((id) => to === `/${id}`));
    expect(cards.map(([to]) => to)).toEqual(gameIds.map((id) => `/${id}`));
    for (const [at, [id, name, label]] of wanted.entries()) {
      const [to, words] = cards[at] ?? [];
      expect(to).toBe(`/${id}`);
      expect(words).toContain(name);
      expect(words).toContain(label);
      expect(words).toContain('Play Now');
    }
    expect(linksIn(chooser)).toContain('/online');
  });

  test('ALL-04 HOME-02 HOME-04 HOME-05 HOME-06 HOME-07 HOME-25: what the collection offers', () => {
    expect(textsIn(main, 'h1')).toEqual(['Tic-tac-toe in fired clay']);
    expect(textsIn(main, 'h2').some((each) => each.startsWith('Why choose'))).toBe(true);
    for (const claim of [
      'smart AI opponents of varying difficulty',
      '3 to 6 players',
      'up to 6 players online',
      'no ads',
      'phones',
    ])
      expect(textOf(main)).toContain(claim);
  });
});

describe('FAQ', () => {
  const { document, main, dataOf } = readPage('/faq');

  test('FAQ-01 FAQ-02: four stat cards', () => {
    expect(textsIn(main, 'dt')).toEqual([
      'variants',
      'players',
      expect.stringMatching(/^opponents/),
      expect.stringMatching(/^no ads/),
    ]);
    expect(textsIn(main, 'dd')).toEqual([`${gameIds.length}`, '2+', 'AI', 'Free']);
  });

  test('FAQ-03 FAQ-05: twelve questions with answers, for search engines too', () => {
    const questions = textsIn(regionOf(document, 'Questions'), 'summary');
    expect(questions).toHaveLength(12);
    const { mainEntity } = dataOf('FAQPage') as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(mainEntity.map(({ name }) => name)).toEqual(questions);
    for (const { acceptedAnswer } of mainEntity)
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
    // This build doesn't count visits; consent.spec.ts has one that does.
    expect(JSON.stringify(mainEntity) + textOf(main)).not.toContain('Google Analytics');
  });

  test('FAQ-06 FAQ-07 FAQ-08: five variant cards', () => {
    const wanted = [
      ['/classic', 'Classic', 'Easy', '2 players'],
      ['/ultimate', 'Ultimate', 'Hard', '2 players'],
      ['/3d', '3D', 'Medium', '2 players'],
      ['/quantum', 'Quantum', 'Hard', '2 players'],
      ['/multiplayer', 'Multiplayer', 'Easy', '2+ players'],
    ] as const;
    const region = regionOf(document, 'Where to start');
    const cards = [...region.querySelectorAll('li a')];
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(wanted.map(([to]) => to));
    for (const [at, [, name, difficulty, players]] of wanted.entries()) {
      const card = cards[at];
      expect(textOf(card?.querySelector('h3'))).toBe(name);
      expect(textOf(card?.querySelector('p'))).not.toBe('');
      expect(textsIn(card ?? main, 'dd, span, b')).toEqual(
        expect.arrayContaining([difficulty, players]),
      );
      expect(textOf(card)).toContain('Play Now');
    }
  });
});

describe('strategies', () => {
  const { document, main } = readPage('/strategies');

  test('STR-01 STR-02: anchors lead to classic, ultimate and quantum', () => {
    expect(linksIn(regionOf(document, 'On this page'))).toEqual(
      expect.arrayContaining(['#classic', '#ultimate', '#quantum']),
    );
    for (const [id, name] of [
      ['classic', 'Classic'],
      ['ultimate', 'Ultimate'],
      ['quantum', 'Quantum'],
    ] as const)
      expect(regionOf(document, `${name} strategies`).id).toBe(id);
  });

  test('sections fold: the first is open, and every anchor is inside one, which browsers open', () => {
    const folds = [...main.querySelectorAll('details')];
    expect(folds.map((fold) => fold.open)).toEqual([true, false, false, false, false]);
    const anchors = folds.map((fold) => `#${fold.querySelector('summary ~ section')?.id}`);
    expect(linksIn(regionOf(document, 'On this page'))).toEqual(anchors);
    for (const fold of folds) expect(textOf(fold.querySelector('summary h2'))).not.toBe('');
  });

  test('STR-03 STR-04 STR-05 STR-06 STR-07: tips as cards with both badges', () => {
    for (const name of ['Psychological Warfare', 'Multiplayer Tactics']) regionOf(document, name);
    const tips = [...main.querySelectorAll('li')].filter((tip) => tip.querySelector('h3'));
    expect(tips.length).toBeGreaterThanOrEqual(15);
    const badges = tips.map((tip) => textsIn(tip, 'dd'));
    for (const tip of tips) {
      expect(textOf(tip.querySelector('h3'))).not.toBe('');
      expect(textOf(tip.querySelector('p'))).not.toBe('');
    }
    const [difficulties, effects] = [0, 1].map((at) => new Set(badges.map((each) => each[at])));
    expect(difficulties).toEqual(new Set(['Beginner', 'Intermediate', 'Advanced', 'Expert']));
    expect(effects).toEqual(new Set(['High', 'Very High', 'Essential']));
  });

  test('STR-10: cards show a board, described for screen readers', () => {
    for (const id of ['classic', 'quantum', 'ultimate']) {
      const cards = [...(document.getElementById(id)?.querySelectorAll('li') ?? [])];
      expect(cards.length).toBeGreaterThan(2);
      for (const card of cards) expect(picturesIn(card)).toHaveLength(1);
      const links = cards.flatMap(linksIn);
      const toPositions = links.filter((to) => to?.startsWith(`/${id}?moves=`));
      expect(toPositions.length, 'a press plays on from there').toBeGreaterThanOrEqual(3);
    }
    expect(picturesIn(main)).toContainEqual(
      expect.stringMatching(/^Win, block, fork.*X at .*Marked/),
    );
  });

  test('STR-08 STR-09: links to play and to the FAQ', () => {
    expect(linksIn(main)).toEqual(
      expect.arrayContaining([
        '/classic',
        '/ultimate',
        '/quantum',
        '/multiplayer',
        '/online',
        '/faq',
      ]),
    );
  });
});

describe('privacy', () => {
  const { main, footer } = readPage('/privacy');

  test('PRV-01 PRV-03: what is stored where and how long, for parents and schools too', () => {
    expect(textsIn(main, 'h2')).toEqual([
      'On your device',
      'In online rooms',
      'On the server',
      'Counting visits',
      'For parents and schools',
      'How to delete it',
    ]);
    for (const fact of [
      'two hours',
      '15 minutes',
      `${LONGEST_NAME} characters`,
      '“Reset everything”',
    ])
      expect(textOf(main)).toContain(fact);
  });

  test('PRV-02: nothing that this build doesn’t do', () => {
    expect(textOf(main)).toContain('Nobody counts your visits.');
    expect(textOf(main)).not.toMatch(/Google|Supabase/);
  });

  test('PRV-04: the footer leads there', () => {
    expect(linksIn(footer)).toContain('/privacy');
  });
});

test('NF-01 NF-02 NF-03 NF-04 NF-05 NF-06 NF-07: the not-found page leads on', () => {
  const { document, main } = readPage('/no-such-page');
  expect(textsIn(main, 'h1')).toEqual(['Oops! Page not found']);
  expect(textOf(main)).toContain("The page you're looking for doesn't exist.");
  const links = [...main.querySelectorAll('a')].map((link) => [
    textOf(link),
    link.getAttribute('href'),
  ]);
  for (const link of [
    ['Go to the home page', '/'],
    ['Play classic', '/classic'],
    ['Browse All Games', '/'],
    ['How to Play Guides', '/how-to-play/classic'],
  ])
    expect(links).toContainEqual(link);
  const cards = cardsIn(main).filter(([, words]) => words.includes('Play Now'));
  expect(cards.map(([to]) => to)).toEqual([
    '/classic',
    '/ultimate',
    '/3d',
    '/quantum',
    '/multiplayer',
    '/online',
  ]);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});
