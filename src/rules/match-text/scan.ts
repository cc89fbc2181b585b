/** Splits a match text into its headers and the words of its moves. */
import { MAX_MOVES } from '../match.ts';
import { type TextFault, refuse, type Stretch } from './fault.ts';

/** A word of the text, or a header's name or value. */
export type TextWord = Stretch & { readonly text: string };

export type Header = { readonly name: TextWord; readonly value: TextWord; readonly whole: Stretch };

export type Scanned = { readonly headers: readonly Header[]; readonly words: readonly TextWord[] };

/** More characters than the longest match takes with its numbers, and comments as long again. */
const LONGEST = 40 * MAX_MOVES;

const SPACE = /\s+/y;
const COMMENT = /\{[^}]*\}/y;
/** Phones and word processors write curly quotes. */
const HEADER =
  /\[[ \t]*(\w+)[ \t]+(?:"((?:[^"\\\r\n]|\\["\\])*)"|[“”„]([^"“”\r\n]*)[“”])[ \t]*\]/dy;
const LINE = /.*/y;
/** A header that begins well, and the end of one. */
const BEGUN = /^\[[ \t]*\w+[ \t]+["“”„]/;
const CLOSED = /["“”][ \t]*\]\s*$/;
/** A move's number, with or without a space after it. */
const NUMBER = /\d+\.+/y;
const WORD = /[^\s{[]+/y;

/** Reads the text from the start. Numbers and comments are skipped. */
export function scan(text: string): { readonly ok: true; readonly value: Scanned } | TextFault {
  if (text.length > LONGEST) return refuse('too-long', { from: LONGEST, to: text.length });
  const headers: Header[] = [];
  const words: TextWord[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  };
  while (at < text.length) {
    if (take(SPACE) || take(COMMENT) || take(NUMBER)) continue;
    const from = at;
    if (text[at] === '{') return refuse('open-comment', { from, to: text.length });
    if (text[at] === '[') {
      const header = take(HEADER);
      if (!header) {
        const [line = ''] = take(LINE) ?? [];
        const isOpen = BEGUN.test(line) && !CLOSED.test(line);
        const code = isOpen ? 'open-header' : 'bad-header';
        return refuse(code, { from, to: at }, ['[Name "value"]']);
      }
      const whole = { from, to: at };
      if (words.length > 0) return refuse('late-header', whole);
      headers.push(readHeader(header, whole));
    } else {
      const [word = ''] = take(WORD) ?? [];
      words.push({ text: word, from, to: at });
    }
  }
  return { ok: true, value: { headers, words } };
}

function readHeader(found: RegExpExecArray, whole: Stretch): Header {
  const piece = (group: number, text = ''): TextWord => {
    const [from = whole.from, to = whole.to] = found.indices?.[group] ?? [];
    return { text, from, to };
  };
  const value = found[2] === undefined ? piece(3, found[3]) : piece(2, unescape(found[2]));
  return { name: piece(1, found[1]), value, whole };
}

const unescape = (text = ''): string => text.replaceAll(/\\(["\\])/g, '$1');

/** A value as it stands in a header. */
export const escapeValue = (text: string): string => text.replaceAll(/["\\]/g, String.raw`\$&`);
