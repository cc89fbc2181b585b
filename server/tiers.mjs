// Plain JavaScript, as what starts a server is: no TypeScript is read before Node's cache is open.
import { setFlagsFromString } from 'node:v8';

/**
 * Has code compiled well after hundreds of calls, where V8 would wait for thousands: a server of rooms lives for long and
 * hears little.
 */
export function compileEarly() {
  setFlagsFromString('--invocation-count-for-maglev=100');
  setFlagsFromString('--invocation-count-for-turbofan=500');
}
