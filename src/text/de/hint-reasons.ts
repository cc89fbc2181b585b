import type { hintReasons as english } from '../hint-reasons.ts';
import type { Translation } from '../translation.ts';

export const why: Translation<typeof english> = {
  only: {
    win: 'der einzige Zug, der gewinnt',
    tie: 'der einzige Zug, der das Unentschieden hält',
  },
  blocks: (line) => `blockiert ${line || 'eine Reihe'}`,
  threatens: (cell) => `droht auf ${cell}`,
  threats: (count) => (count === 2 ? 'droht zweifach' : `droht ${count}-fach`),
  opens: (marks, line) =>
    `bildet einen offenen ${marks === 2 ? 'Zweier' : 'Dreier'}${line && `, ${line}`}`,
  closes: (marks, line) =>
    `schließt den offenen ${marks === 2 ? 'Zweier' : 'Dreier'}${line && ` ${line}`}`,
  builds: (line, marks, length) => `baut ${line || 'eine Reihe'} aus: ${marks} von ${length}`,
  cuts: (line, marks, length) =>
    `unterbricht ${line || 'eine Reihe'}, wo die andere Seite ${marks} von ${length} hat`,
  'wins-next': (board) => `droht, das ${board} zu gewinnen`,
  saves: (board) => `verhindert, dass die andere Seite das ${board} gewinnt`,
  'two-boards': 'bringt zwei Bretter in eine Reihe',
  'cuts-boards': 'unterbricht die Brettreihe der anderen Seite',
  calm: 'die andere Seite kann kein Brett sofort gewinnen',
  spoils: (line) => `macht ${line || 'eine Reihe'} für beide Seiten wertlos`,
  denies: 'die andere Seite kann nirgends sofort gewinnen',
  avoids: {
    line: 'vollendet keine Reihe',
    near: 'lässt keine Reihe entstehen, der nur ein Zeichen fehlt',
    pair: 'bildet kein Paar in einer offenen Reihe',
  },
  leaves: (moves) =>
    `lässt der anderen Seite ${moves === 0 ? 'keinen sicheren Zug' : moves === 1 ? 'einen sicheren Zug' : `${moves} sichere Züge`}`,
  loop: 'schließt eine Schleife, und die andere Seite wählt',
  'no-loop': 'schließt keine Schleife',
};
