import { device } from '../../look/device.ts';
import { glazesOf } from '../../look/palette.ts';

/** The marks' glazes, fixed until the page reloads. */
export const GLAZES = glazesOf(device.getState().colours);
