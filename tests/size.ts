/** Whether this is `npm run test:full`, with full figures instead of samples. */
export const isFull = Boolean(process.env['FULL']);

/** The full figure or list, or its sample. */
export const sized = <T>(full: T, sample: T): T => (isFull ? full : sample);
