/** Whether this is `npm run test:long`: then the figures of the table, else a sample of them. */
const isLong = import.meta.env.MODE === 'long';

/** The full figure, or its sample. */
export const sized = (full: number, sample: number): number => (isLong ? full : sample);
