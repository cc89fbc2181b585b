import type { TextResult } from '../../rules/match-text/fault.ts';
import { matchText as words } from '../../text/match-text.ts';

/** The most alternatives that are listed. */
const MOST = 8;
/** The longest part of a text that is quoted. */
const LONGEST = 24;

/** Faults whose own words say what should stand there. */
const EXPLAINED = new Set<string>(['open-header', 'bad-header', 'no-game']);

type Failure = Extract<TextResult<never>, { readonly ok: false }>;

/** Why a text was refused, where, and what might stand there. */
export function describeFault({ error, fault }: Failure): string {
  const { line, column, found, expected } = fault;
  const quoted = found.length > LONGEST ? `${found.slice(0, LONGEST)}…` : found;
  const said = words.at(line, column, words.faults[error](quoted));
  if (expected.length === 0 || EXPLAINED.has(error)) return said;
  // "And 1 more" would take as much room as the one.
  const shown = expected.length > MOST + 1 ? MOST : expected.length;
  const list = expected.slice(0, shown).join(', ');
  const more = expected.length - shown;
  return `${said} ${words.expected(more > 0 ? words.more(list, more) : list)}`;
}
