import { LONGEST_NAME } from '../../rules/game.ts';
import type { matchText } from '../match-text.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof matchText> = {
  save: {
    button: 'Diese Partie als Text speichern',
    word: 'Text',
    title: 'Diese Partie als Text',
    detail: 'Das Analysebrett kann sie wieder öffnen, hier oder auf einem anderen Gerät.',
    file: 'Als Datei speichern',
    copy: 'Kopieren',
    copied: 'Kopiert',
    byHand:
      'Dein Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopier ihn bitte selbst.',
  },
  open: {
    title: 'Partie importieren',
    detail:
      'Füg eine Partie als Text oder ihren Link ein, zieh eine Datei hierher, oder wähl eine aus. Der Import lässt sich rückgängig machen.',
    label: 'Die Partie als Text',
    example: 'Zum Beispiel:',
    file: 'Datei auswählen',
    go: 'Partie öffnen',
  },
  at: (line, column, fault) => `Zeile ${line}, Spalte ${column}: ${fault}`,
  expected: (list) => `Hier möglich: ${list}.`,
  more: (list, count) => `${list} und ${count} weitere`,
  faults: {
    'too-long': () => 'Der Text ist zu lang für eine Partie.',
    'open-comment': () => 'Diesem Kommentar fehlt die schließende Klammer.',
    'open-header': () => 'Diese Kopfzeile ist nicht geschlossen. Sie endet mit "].',
    'bad-header': () => 'Das ist keine Kopfzeile. Sie sieht so aus: [Name "Wert"].',
    'late-header': () => 'Kopfzeilen stehen vor den Zügen, und ein Text enthält eine Partie.',
    'repeated-header': () => 'Diese Kopfzeile steht zweimal da.',
    'unknown-header': (found) => `Dieses Spiel hat keine Kopfzeile „${found}“.`,
    'no-game': () =>
      'Welches Spiel das ist, steht nicht da. Beginn mit einer Zeile wie [Game "classic"].',
    'unknown-game': (found) => `Ein Spiel „${found}“ gibt es nicht.`,
    'wrong-version': (found) => `Die Regeln sind nicht die von Version ${found}.`,
    'bad-value': (found) => `„${found}“ ist hier nicht möglich.`,
    'bad-name': () => `Ein Name hat 1 bis ${LONGEST_NAME} Zeichen.`,
    'bad-options': () => 'Diese Regeln und Spieler passen nicht zusammen.',
    'unknown-move': (found) => `„${found}“ ist kein Zug.`,
    'illegal-move': (found) => `„${found}“ ist hier nicht erlaubt.`,
    'game-over': () => 'Vor diesem Zug ist die Partie schon zu Ende.',
    'too-many-moves': () => 'So viele Züge hat keine Partie.',
    'wrong-result': () => 'Die Züge führen zu einem anderen Ergebnis.',
  },
  noText: 'Diese Datei ist kein Text.',
  noFile: 'Diese Datei konnte nicht gelesen werden.',
  notLoaded: 'Dieses Spiel konnte nicht geladen werden. Versuch es gleich noch einmal.',
  empty: 'Füg zuerst eine Partie oder ihren Link ein.',
  noMatch: 'Dieser Link führt zu keiner Partie, die sich hier öffnen lässt.',
};
