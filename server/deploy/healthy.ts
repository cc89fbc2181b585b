/** The health check of the container: ends with code 0 when the server answers and its disk takes writes. */
import { env, exit } from 'node:process';

const answer = await fetch(`http://127.0.0.1:${env['PORT'] || 3000}/healthz`).catch(() => null);
exit(answer?.ok ? 0 : 1);
