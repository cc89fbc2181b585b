import type { Translation } from '../translation.ts';
import type { variants as english } from '../variants.ts';
import { menus } from './menus.ts';

const cards = menus.variants;
const fullBoard = 'Ein volles Brett ohne Reihe ist unentschieden.';
const turns = 'Setzt abwechselnd euer Zeichen in ein leeres Feld.';
const inWords: Readonly<Record<number, string>> = { 3: 'Drei', 4: 'Vier', 5: 'Fünf' };
const stacks: Readonly<Record<string, readonly [length: string, lines: number, cells: number]>> = {
  '4x3x3': ['Drei', 82, 36],
  '3x3x3': ['Drei', 49, 27],
  '4x4x4': ['Vier', 76, 64],
};

/** Cards, rules and options of every variant, in German. */
export const variants: Translation<typeof english> = {
  classic: {
    ...cards.classic,
    options: {},
    rules: () => [
      turns,
      'Drei deiner Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder schräg.',
      fullBoard,
    ],
  },
  ultimate: {
    ...cards.ultimate,
    options: {},
    rules: () => [
      'Das Feld, das du nimmst, schickt die andere Seite auf das kleine Brett an derselben Stelle.',
      'Auf ein fertiges Brett geschickt? Spiel, wo du willst!',
      'Drei kleine Bretter in einer Reihe gewinnen. Ein unentschiedenes gehört niemandem.',
    ],
    words: {
      victory: 'Sieg in Ultimate',
      stalemate: 'Patt in Ultimate',
      details: { tie: 'Jedes kleine Brett ist entschieden, und niemand hat drei in einer Reihe.' },
    },
  },
  extended: {
    ...cards.extended,
    options: { size: 'Brett', 'size 4': '4×4', 'size 5': '5×5' },
    rules: ({ size }) => [
      `Das Brett hat ${size} Reihen mit ${size} Feldern.`,
      `${inWords[size] ?? ''} deiner Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder schräg.`,
      fullBoard,
    ],
    words: { victory: 'Erweiterter Sieg', stalemate: 'Erweitertes Patt' },
  },
  '3d': {
    ...cards['3d'],
    options: {
      board: 'Stapel',
      'board 4x3x3': '4 mit 3×3',
      'board 3x3x3': '3 mit 3×3',
      'board 4x4x4': '4 mit 4×4',
      centreClosed: 'Erstes Zeichen',
      'centreClosed false': 'Überall',
      'centreClosed true': 'Nicht in die Mitte',
    },
    rules: ({ board, centreClosed }) => {
      const [length, lines, cells] = stacks[board] ?? ['', 0, 0];
      return [
        `${length} in gerader Linie gewinnen: auf einer Ebene, senkrecht hinab oder schräg durch die Ebenen.`,
        `${lines} Linien auf ${cells} Feldern.${centreClosed ? ' Das erste Zeichen darf nicht in die Mitte.' : ''}`,
        fullBoard,
      ];
    },
    words: { victory: 'Sieg in 3D', stalemate: 'Patt in 3D' },
  },
  quantum: {
    ...cards.quantum,
    options: {},
    rules: () => [
      'Ein Zug setzt zwei verbundene Zeichen mit einer Nummer in zwei verschiedene Felder.',
      'Schließt eine Verbindung eine Schleife, wird gemessen: Die andere Seite wählt, wo das letzte Zeichen landet, und alles Verbundene folgt.',
      'Drei klassische Zeichen in einer Reihe gewinnen. Haben beide zugleich eine, gewinnt die mit der kleineren höchsten Nummer.',
      fullBoard,
    ],
    words: { victory: 'Quantensieg', stalemate: 'Quantenpatt' },
  },
  misere: {
    ...cards.misere,
    options: { size: 'Brett', 'size 3': '3×3', 'size 4': '4×4' },
    rules: ({ size }) => [
      turns,
      `${inWords[size] ?? ''} eigene Zeichen in einer Reihe verlieren: Die andere Seite gewinnt.`,
      fullBoard,
    ],
    words: { victory: 'Sieg in Misère', stalemate: 'Patt in Misère' },
  },
  wild: {
    ...cards.wild,
    options: {
      winner: 'Wem eine Reihe gehört',
      'winner owner': 'Ihrem Zeichen',
      'winner maker': 'Wer sie macht',
      size: 'Brett',
      'size 3': '3×3',
      'size 4': '4×4',
    },
    rulesTitle: 'Regeln von Wild',
    rules: ({ size, winner }) => [
      'Wähle ein leeres Feld, dann X oder O dafür.',
      winner === 'owner'
        ? `${inWords[size] ?? ''} gleiche Zeichen in einer Reihe gewinnen für die Seite dieses Zeichens, wer auch immer sie vollendet hat.`
        : `Wer ${inWords[size]?.toLowerCase() ?? ''} gleiche Zeichen in einer Reihe vollendet, gewinnt, mit welchem Zeichen auch immer.`,
      fullBoard,
    ],
    words: {
      yourTurn: 'Du bist dran - wähle X oder O',
      turn: (name, seat) => `${name} ist dran${seat === 0 ? ' - wähle X oder O' : ''}`,
      tie: 'Unentschieden!',
      victory: 'Wilder Sieg',
      stalemate: 'Wildes Patt',
    },
  },
  infinite: {
    ...cards.infinite,
    options: {
      compact: 'Brett',
      'compact false': 'Wächst',
      'compact true': 'Kompakt',
      length: 'In einer Reihe',
      'length 5': 'Fünf',
      'length 4': 'Vier',
      'length 3': 'Drei',
      start: 'Beginnt mit',
      'start 5': '5×5',
      'start 3': '3×3',
    },
    rulesTitle: 'Regeln von Unendlich',
    rules: ({ length, start, compact }) =>
      compact
        ? [
            'Kompakt: neun Felder, die nie wachsen.',
            'Drei deiner Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder schräg.',
            fullBoard,
          ]
        : [
            `Das Brett beginnt mit ${start} Reihen zu ${start} Feldern. Ein Zeichen am Rand fügt dort eine Reihe oder Spalte an, eine Ecke beides.`,
            `${inWords[length] ?? ''} deiner Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder schräg.`,
            'Zieh mit zwei Fingern, der rechten Maustaste oder mit Umschalt, um über das Brett zu wandern.',
          ],
    words: {
      youWin: 'Unendlicher Sieg!',
      tie: 'Unendliches Patt!',
      draw: 'Unendliches Patt!',
      details: {
        'person-wins': 'Du hast das unendliche Brett erobert!',
        'bot-wins': 'Die KI hat das unendliche Spiel gemeistert!',
        'seat-wins': 'Das unendliche Brett ist erobert!',
        tie: 'Das Spiel endet unentschieden!',
      },
    },
  },
  multiplayer: {
    ...cards.multiplayer,
    options: {},
    rules: ({ size, length }) => [
      'Reihum: Wer spielt, hat ein eigenes Zeichen.',
      length === 'full'
        ? `Eine volle Reihe, Spalte oder Schräge aus ${size} eigenen Zeichen gewinnt.`
        : 'Drei eigene Zeichen in einer Reihe gewinnen: waagrecht, senkrecht oder schräg.',
      fullBoard,
    ],
    words: { tie: 'Unentschieden!', draw: 'Unentschieden!', friends: 'Gib das Gerät weiter.' },
  },
};
