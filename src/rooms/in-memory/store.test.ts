import { storeSuite } from '../../../tests/server/lib/store-suite.ts';
import { recorder } from '../../../tests/server/lib/recorder.ts';
import { InMemoryStore } from './store.ts';

storeSuite('memory', () => {
  const { publish, told } = recorder();
  return { store: new InMemoryStore(publish), told, end: () => {} };
});
