// Plain JavaScript, as everything that starts the server: no TypeScript is read before Node's cache is open.
import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 compile code after hundreds of calls instead of thousands: the server runs for long with few calls in
 * between.
 */
export function compileEarly() {
  setFlagsFromString('--invocation-count-for-maglev=100');
  setFlagsFromString('--invocation-count-for-turbofan=500');
}
