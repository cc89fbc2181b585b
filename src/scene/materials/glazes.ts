import { device } from '../../look/device.ts';
import { glazesOf } from '../../look/palette.ts';

/** The marks' glazes in this visit: other colours come with the next load of the page. */
export const GLAZES = glazesOf(device.getState().colours);
