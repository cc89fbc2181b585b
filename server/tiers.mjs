// Plain JavaScript: it runs before the cache through which Node needs no TypeScript reader, as that is only good for
// the flags it was made with.
import { setFlagsFromString } from 'node:v8';

/**
 * Has code compiled well after hundreds of calls, where V8 would wait for thousands: a server of rooms lives for long and
 * hears little.
 */
export function compileEarly() {
  setFlagsFromString('--invocation-count-for-maglev=100');
  setFlagsFromString('--invocation-count-for-turbofan=500');
}
