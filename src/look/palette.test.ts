import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SYMBOLS } from '../rules/game.ts';
import { GLAZES, SCENES, type Theme } from './palette.ts';

const css = readFileSync(new URL('../ui/page/tokens.css', import.meta.url), 'utf8');
const themes = ['light', 'dark'] as const;

/** The variables of one theme's block in tokens.css. */
function tokens(theme: Theme): Record<string, string> {
  const block = css.split(`[data-theme='${theme}']`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(color: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(themes)('the %s theme', (theme) => {
  const vars = tokens(theme);
  const color = (name: string) => vars[name] ?? '';

  test('MUL-16: the interface has the same colours as the scene', () => {
    for (const symbol of SYMBOLS) {
      const name = symbol.toLowerCase();
      expect([color(name), color(`${name}-pool`)]).toEqual([
        GLAZES[theme][symbol].top,
        GLAZES[theme][symbol].pool,
      ]);
    }
    expect(SCENES[theme].tile.roughness).toBeGreaterThan(0);
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

  test.each([
    ['ink', 'page'],
    ['ink', 'tile'],
    ['ink', 'well'],
    ['ink-2', 'page'],
    ['ink-2', 'tile'],
    ['ink-2', 'well'],
    ['on-solid', 'solid'],
    ['gold-ink', 'gold-bg'],
    ['bad', 'bad-bg'],
    ['good', 'page'],
  ])('text %s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['page', 'tile', 'well'])('borders and focus reach 3:1 on %s', (ground) => {
    expect(contrast(color('focus'), color(ground))).toBeGreaterThanOrEqual(3);
    expect(contrast(color('border'), color(ground))).toBeGreaterThanOrEqual(3);
  });

  test('ALL-51: a mark stands out from its tile by its glaze or its outline', () => {
    for (const symbol of SYMBOLS) {
      const { top, pool } = GLAZES[theme][symbol];
      const ground = color('tile');
      expect(Math.max(contrast(top, ground), contrast(pool, ground))).toBeGreaterThanOrEqual(3);
    }
  });
});
