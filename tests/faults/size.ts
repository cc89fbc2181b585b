/** Whether this is `npm run test:long`, with full figures instead of samples. */
const isLong = import.meta.env.MODE === 'long';

/** The full figure, or its sample. */
export const sized = (full: number, sample: number): number => (isLong ? full : sample);
