import { afterEach, expect, test, vi } from 'vitest';
import { measureHowToPlay, measureStart } from './measure.ts';

afterEach(() => vi.unstubAllGlobals());

test('ANA-03: a start is told with category, variant and mode', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  measureStart('wild', 'ai');
  const fields = { event_category: 'Features', variant: 'wild', mode: 'ai' };
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'feature_use', fields);
});

test('ANA-04: a look at the guide is told', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  measureHowToPlay('wild');
  expect(gtag.mock.calls[0]?.slice(0, 2)).toEqual(['event', 'how_to_play']);
});

test('without a tag function nobody is told', () => {
  expect(() => measureStart('wild', 'local')).not.toThrow();
});
