import { afterEach, expect, test, vi } from 'vitest';
import { type Guide, guideWords, translateGuide } from './guide.ts';
import { translate } from './translation.ts';

const english = (): Guide => ({
  lead: 'Nine cells.',
  sections: [
    { title: 'Tips', blocks: ['Win.', { figures: [{ diagram: 'fork', caption: 'A fork.' }] }] },
  ],
  own: { steps: ['X begins.'] },
});
const german: Guide = {
  lead: 'Neun Felder.',
  sections: [
    {
      title: 'Tipps',
      blocks: ['Gewinne.', { figures: [{ diagram: 'fork', caption: 'Eine Zwickmühle.' }] }],
    },
  ],
  own: { steps: ['X beginnt.'] },
};
const speak = (lang: string) => translate<object>(guideWords, { lang });

afterEach(() => speak('en'));

test('a guide is translated in place, down to its captions and what only it says', async () => {
  speak('de');
  const guide = english();
  const { sections } = guide;
  const load = () => Promise.resolve({ guide: german });
  expect(await translateGuide(guide, { de: load, es: load })).toBe('de');
  expect(guide).toEqual(german);
  expect(sections[0]?.title).toBe('Tipps');
});

test('a guide whose words can’t be fetched stays English', async () => {
  speak('es');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const guide = english();
  const fail = () => Promise.reject(new Error('no line'));
  expect(await translateGuide(guide, { de: fail, es: fail })).toBe('en');
  expect(guide).toEqual(english());
  expect(warn).toHaveBeenCalledOnce();
});

test('in English nothing is fetched', async () => {
  const load = vi.fn<() => Promise<{ guide: Guide }>>();
  expect(await translateGuide(english(), { de: load, es: load })).toBe('en');
  expect(load).not.toHaveBeenCalled();
});
