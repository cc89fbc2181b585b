/** Whether this is `npm run test:full`, with full figures instead of samples. */
export const isFull = import.meta.env.MODE === 'full';

/** The full figure, or its sample. */
export const sized = (full: number, sample: number): number => (isFull ? full : sample);
