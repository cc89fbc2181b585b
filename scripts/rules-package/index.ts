/** The exports of the package of rules and bots; see README.md beside it. */
export { choose, prepare, type ChooseOptions } from '../../src/bots/choose.ts';
export { analyse, type Analysis, type Worth } from '../../src/bots/analyse.ts';
export type { Skill } from '../../src/bots/levels.ts';
export type { GameFacts, SearchLevel } from '../../src/rules/about.ts';
export { SWAP } from '../../src/rules/game.ts';
export type {
  CellId,
  Game,
  Json,
  Mark,
  MatchRecord,
  Outcome,
  RuleError,
  Seat,
} from '../../src/rules/game.ts';
export {
  findMove,
  lastStateOf,
  newRecord,
  notation,
  play,
  replay,
  winners,
} from '../../src/rules/match.ts';
export type { Fault, FaultCode, TextResult } from '../../src/rules/match-text/fault.ts';
export type { NamedPlayer } from '../../src/rules/match-text/headers.ts';
export { readGameId, readMatchText } from '../../src/rules/match-text/read.ts';
export { writeMatchText, type WrittenMatch } from '../../src/rules/match-text/write.ts';
export type { Result } from '../../src/rules/result.ts';
export { games, isGameId, type GameId } from '../../src/variants/rules.ts';
