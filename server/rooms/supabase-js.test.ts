import { clientSuite } from '../../tests/rooms/client-suite.ts';
import { embedded } from '../../tests/rooms/embedded.ts';

clientSuite('supabase-js on the embedded server', () => embedded());
