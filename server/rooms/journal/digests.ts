import { hash } from 'node:crypto';

/** How many texts' digests are remembered, as a secret comes with each move. Some hundred bytes each. */
const MOST = 4096;

/** SHA-256 of a text, 64 hexadecimal digits. */
export function digests(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MOST) known.clear();
    const digest = hash('sha256', text);
    known.set(text, digest);
    return digest;
  };
}
