import { beforeEach, expect, test } from 'vitest';
import type { BrowserStorage } from '../../look/storage.ts';
import { dismissOffer, isOffered, offers, recallOffers } from './offers.ts';

function storeWith(text: string | null): BrowserStorage & { readonly kept: () => string | null } {
  let kept = text;
  return {
    kept: () => kept,
    getItem: () => kept,
    setItem: (_key, value) => void (kept = value),
    removeItem: () => void (kept = null),
  };
}

const refuse = () => {
  throw new Error('forbidden');
};
const FORBIDDEN: BrowserStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
const dismissed = () => [...(offers.getState().dismissed ?? [])];

beforeEach(() => offers.setState({ dismissed: null }));

test('LES-04: an answer outlasts the visit', () => {
  const store = storeWith(null);
  dismissOffer(store, 'quantum');
  dismissOffer(store, 'wild');
  offers.setState({ dismissed: null });
  recallOffers(store);
  expect(dismissed()).toEqual(['quantum', 'wild']);
  offers.setState({ dismissed: null });
  expect([isOffered(store, 'wild'), isOffered(store, '3d')]).toEqual([false, true]);
  expect(store.kept()).toBe('["quantum","wild"]');
});

test('LES-04: where storage is forbidden or holds garbage, an answer lasts for the visit', () => {
  dismissOffer(FORBIDDEN, '3d');
  recallOffers(FORBIDDEN);
  recallOffers(storeWith('{'));
  recallOffers(storeWith('{"a":1}'));
  expect(dismissed()).toEqual(['3d']);
});
