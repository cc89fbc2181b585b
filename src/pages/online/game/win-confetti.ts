import { throwConfetti, untilEnd } from '../../../ui/effects/confetti.ts';

/** The confetti of an online win: 200 pieces in 5 s, a few at a time (ONL-65). */
const PIECES = 200;
const MS = 5000;
const BURSTS = 10;

export async function throwWinConfetti(): Promise<void> {
  const end = untilEnd();
  for (let burst = 0; burst < BURSTS && !end.aborted; burst += 1) {
    void throwConfetti(PIECES / BURSTS);
    await new Promise((resolve) => setTimeout(resolve, MS / BURSTS));
  }
}
