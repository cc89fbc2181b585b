import { storeSuite } from '../../../tests/rooms/store-suite.ts';
import { recorder } from '../../../tests/rooms/recorder.ts';
import { MemoryStore } from './store.ts';

storeSuite('memory', () => {
  const { publish, told } = recorder();
  return { store: new MemoryStore(publish), told, end: () => {} };
});
