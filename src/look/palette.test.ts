import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYMBOLS } from '../rules/game.ts';
import { glazesOf, SCENES, LABEL_COLORS } from './palette.ts';

const css = readFileSync(new URL('../ui/page/tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;

const SAFE = {
  light: "\n[data-colours='safe'] {",
  dark: "\n  [data-colours='safe'][data-theme='dark'] {",
};
const THEMES = { light: "[data-theme='light'] {", dark: "\n  [data-theme='dark'] {" };

/** The variables of one block in tokens.css. */
function variablesIn(start: string): Record<string, string> {
  const block = css.split(start)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

test('by night nothing but rust, gold, ink and what warns is brown', () => {
  const vars = variablesIn(THEMES.dark);
  const { tile, tray } = SCENES.dark;
  const plain = ['page', 'tile', 'tile-2', 'well', 'border', 'line', 'tray'].map((name) => [
    name,
    vars[name] ?? '',
  ]);
  const glazes = Object.entries({ ...tile, floor: tray.floor, rim: tray.rim, foot: tray.side });
  for (const [name, color] of [...plain, ...glazes]) {
    if (typeof color !== 'string') continue;
    const [red, blue] = [1, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    expect.soft(blue, name).toBeGreaterThanOrEqual(red ?? Infinity);
  }
});

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

const contrast = (one: string, other: string): number => ratio(luminance(one), luminance(other));

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

describe.each(themes)('the %s theme', (theme) => {
  const vars = variablesIn(THEMES[theme]);
  const color = (name: string) => vars[name] ?? '';

  test.each([
    ['glaze', THEMES],
    ['safe', SAFE],
  ] as const)('MUL-16: the interface has the scene’s colours: %s', (palette, blocks) => {
    const own = variablesIn(blocks[theme]);
    for (const symbol of SYMBOLS) {
      const name = symbol.toLowerCase();
      const { top, pool } = glazesOf(palette)[theme][symbol];
      expect([own[name], own[`${name}-pool`]]).toEqual([top, pool]);
    }
  });

  test('labels on the board have the interface’s colours', () => {
    const { ink, focus, good } = LABEL_COLORS[theme];
    expect([ink, focus, good]).toEqual(['ink', 'focus', 'good'].map(color));
  });

  test('the splash has the page’s colours', () => {
    const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
    const blocks = { light: 'html {', dark: "html[data-theme='dark'] {" };
    const block = html.split(blocks[theme])[1]?.split('}')[0] ?? '';
    const said = [...block.matchAll(/--(\w+): (#\w+);/g)].map(([, name, value]) => [name, value]);
    expect(said).toEqual([
      ['ground', color('page')],
      ['words', color('ink')],
      ['rim', color('tray')],
      ['clay', color('tile')],
    ]);
  });

  test('an embed has the page’s colours before its style sheets', () => {
    const html = readFileSync(new URL('../../embed.html', import.meta.url), 'utf8');
    const blocks = { light: 'html {', dark: "html[data-theme='dark'] {" };
    const block = html.split(blocks[theme])[1]?.split('}')[0] ?? '';
    expect(block).toContain(`--ground: ${color('page')};`);
    expect(block).toContain(`--words: ${color('ink')};`);
  });

  test.each([
    ['ink', 'page'],
    ['ink', 'tile'],
    ['ink', 'well'],
    ['ink-2', 'page'],
    ['ink-2', 'tile'],
    ['ink-2', 'well'],
    ['on-solid', 'solid'],
    ['ink', 'gold-bg'],
    ['bad', 'bad-bg'],
    ['good', 'page'],
    ['on-tray', 'tray'],
  ])('text %s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['page', 'tile', 'well'])('borders and focus reach 3:1 on %s', (ground) => {
    expect(contrast(color('focus'), color(ground))).toBeGreaterThanOrEqual(3);
    expect(contrast(color('border'), color(ground))).toBeGreaterThanOrEqual(3);
  });

  /** A colour with some of another over it. */
  const veiled = (below: string, above: string, fraction: number) =>
    `#${[1, 3, 5]
      .map((at) => [below, above].map((each) => Number.parseInt(each.slice(at, at + 2), 16)))
      .map(([one = 0, other = 0]) => Math.round(one + (other - one) * fraction))
      .map((value) => value.toString(16).padStart(2, '0'))
      .join('')}`;
  const styled = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const opacityIn = (path: string, block: string) =>
    Number(
      styled(path)
        .split(block)[1]
        ?.match(/opacity: ([\d.]+);/)?.[1],
    );
  const resting = { light: '\n.resting {', dark: "[data-theme='dark'] .resting {" }[theme];
  const rest = opacityIn('../variants/ultimate/SmallBoards.module.css', resting);
  const unmeasured = 1 - opacityIn('../ui/board/NumberedMarks.module.css', '.mark svg {');

  describe.each(['glaze', 'safe'] as const)('marks in the palette %s', (palette) => {
    const glazes = glazesOf(palette)[theme];

    test.each(['page', 'tile', 'tile-2', 'well', 'gold-bg', 'bad-bg'])(
      'ALL-51: reach 3:1 on %s by their glaze or their outline',
      (ground) => {
        for (const symbol of SYMBOLS) {
          const { top, pool } = glazes[symbol];
          const best = Math.max(contrast(top, color(ground)), contrast(pool, color(ground)));
          expect.soft(best, symbol).toBeGreaterThanOrEqual(3);
        }
      },
    );

    test.each(['tile', 'well'])(
      'ALL-51: reach 3:1 on the %s of boards that rest, and before they are measured',
      (name) => {
        const ground = color(name);
        const tray = color('tray');
        for (const symbol of ['X', 'O'] as const) {
          const both = Object.values(glazes[symbol]);
          const far = both.map((each) =>
            contrast(veiled(each, tray, rest), veiled(ground, tray, rest)),
          );
          const faint = both.map((each) => contrast(veiled(each, ground, unmeasured), ground));
          expect.soft(Math.max(...far), `${symbol} at rest`).toBeGreaterThanOrEqual(3);
          expect.soft(Math.max(...faint), `${symbol} unmeasured`).toBeGreaterThanOrEqual(3);
        }
      },
    );

    // The lip is as bright as a lit tile's top, but narrower than a mark's coil.
    test.each(['top', 'pool'] as const)(
      'ALL-51: reach 3:1 on the %s of the scene’s tiles by their glaze or their dark edge',
      (place) => {
        const { tile, edgeShade } = SCENES[theme];
        for (const symbol of SYMBOLS) {
          const light = luminance(glazes[symbol].top);
          const ground = luminance(tile[place]);
          const best = Math.max(ratio(light, ground), ratio(light * edgeShade, ground));
          expect.soft(best, symbol).toBeGreaterThanOrEqual(3);
        }
      },
    );
  });
});
