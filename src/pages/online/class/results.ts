/** A class's results in words, and as a table for spreadsheets. */
import type { ClassSnapshot, Pairing, ShownPupil } from '../../../rooms/protocol/class-wire.ts';
import { classWords } from '../../../text/class.ts';
import { cardOf } from '../../../variants/menu.ts';

const nameOf = ({ pupils }: ClassSnapshot, number: number | undefined): string =>
  pupils[number ?? -1]?.name ?? '';

/** The pupils who are still in the class. */
export const remainingPupils = ({ pupils }: ClassSnapshot): readonly ShownPupil[] =>
  pupils.filter(({ hasLeft }) => !hasLeft);

/** The number of the pupil who won; undefined if nobody did. */
const winnerOf = ({ result, pupils }: Pairing): number | undefined =>
  result === 'first' ? pupils[0] : result === 'second' ? pupils[1] : undefined;

/** A decided match's result: "Teal Fox won. The round ended". */
export function pairingResultText(snapshot: ClassSnapshot, pairing: Pairing): string {
  const { result } = pairing;
  if (result === null) return '';
  const { resultOf } = classWords;
  const winner = winnerOf(pairing);
  const said =
    winner === undefined
      ? resultOf[result === 'bye' ? 'bye' : 'tie']
      : resultOf.won(nameOf(snapshot, winner));
  const cause = causeText(pairing);
  return cause === '' ? said : `${said}. ${cause}`;
}

/** The cause of a result in words; '' for the board's own, and for a bye. */
function causeText({ result, by }: Pairing): string {
  const { byOf, nobodyThere } = classWords;
  if (result === 'bye') return '';
  return result === 'tie' && by === 'absence' ? nobodyThere : byOf[by];
}

/** Points with halves as people write them: "2½". */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** Escapes a cell of comma-separated values; text that looks like a formula stays text. */
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A class as comma-separated values: every match with its result, and after an empty line the standings. */
export function classTable(snapshot: ClassSnapshot): string {
  return [...resultRows(snapshot), [], ...standingRows(snapshot)]
    .map((cells) => cells.map(cellOf).join(','))
    .join('\r\n');
}

function resultRows(snapshot: ClassSnapshot): readonly (readonly string[])[] {
  const { csv } = classWords;
  const rows = snapshot.rounds.flatMap(({ game, pairings, isDropped }, at) =>
    pairings.map((pairing) => {
      const [first, second] = pairing.pupils;
      const { result } = pairing;
      const winner = winnerOf(pairing);
      const none = result === 'tie' || result === 'bye' ? csv[result] : '';
      return [
        String(at + 1),
        cardOf(game).name,
        nameOf(snapshot, first),
        second === undefined ? '' : nameOf(snapshot, second),
        isDropped ? '' : winner === undefined ? none : nameOf(snapshot, winner),
        isDropped ? csv.dropped : causeText(pairing),
      ];
    }),
  );
  return [[csv.round, csv.game, csv.first, csv.second, csv.winner, csv.note], ...rows];
}

function standingRows(snapshot: ClassSnapshot): readonly (readonly string[])[] {
  const { rank, name, points, buchholz, moves } = classWords;
  return [
    [rank, name, points, buchholz, moves],
    ...snapshot.standings.map((each) => [
      String(each.rank),
      nameOf(snapshot, each.pupil),
      String(each.points),
      String(each.buchholz),
      movesText(each.moves),
    ]),
  ];
}

/** The average number of moves in a won match, to a tenth. */
export const movesText = (moves: number | null): string =>
  moves === null ? '–' : String(Math.round(moves * 10) / 10);
