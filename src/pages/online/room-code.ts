import { LIMITS } from '../../online/contract.ts';

/** The code in what somebody typed or pasted: the code with spaces or dashes, or a whole invitation. */
export function roomCodeIn(text: string): string {
  const code = /[?&]room=([^&#]*)/i.exec(text)?.[1] ?? text;
  return code
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LIMITS.code);
}
