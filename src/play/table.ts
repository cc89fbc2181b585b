/** Whether the board is on a table: a session of the device shows it, and the page waits below. */
import { createStore } from 'zustand/vanilla';

export const table = createStore<{ readonly isOn: boolean }>(() => ({ isOn: false }));
