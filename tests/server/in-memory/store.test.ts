import { storeSuite } from '../lib/store-suite.ts';
import { recorder } from '../lib/recorder.ts';
import { InMemoryStore } from './store.ts';

storeSuite('memory', () => {
  const { publish, told } = recorder();
  return { store: new InMemoryStore(publish), told, end: () => {} };
});
