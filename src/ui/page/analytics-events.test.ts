import { afterEach, expect, test, vi } from 'vitest';
import { trackHowToPlay, trackStart } from './analytics-events.ts';

afterEach(() => vi.unstubAllGlobals());

test('ANA-03: a start is reported with category, variant and mode', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  trackStart('wild', 'ai');
  const fields = { event_category: 'Features', variant: 'wild', mode: 'ai' };
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'feature_use', fields);
});

test('ANA-04: opening a guide is reported', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  trackHowToPlay('wild');
  expect(gtag.mock.calls[0]?.slice(0, 2)).toEqual(['event', 'how_to_play']);
});

test('without a tag function nothing is reported', () => {
  expect(() => trackStart('wild', 'local')).not.toThrow();
});
