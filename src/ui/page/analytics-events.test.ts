import { afterEach, expect, test, vi } from 'vitest';
import { measureHowToPlay, measureStart } from './analytics-events.ts';

afterEach(() => vi.unstubAllGlobals());

test('ANA-03: a start is reported with category, variant and mode', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  measureStart('wild', 'ai');
  const fields = { event_category: 'Features', variant: 'wild', mode: 'ai' };
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'feature_use', fields);
});

test('ANA-04: opening a guide is reported', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  measureHowToPlay('wild');
  expect(gtag.mock.calls[0]?.slice(0, 2)).toEqual(['event', 'how_to_play']);
});

test('without a tag function nothing is reported', () => {
  expect(() => measureStart('wild', 'local')).not.toThrow();
});
