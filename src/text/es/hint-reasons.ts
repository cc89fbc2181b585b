import type { hintReasons as english } from '../hint-reasons.ts';
import type { Translation } from '../translation.ts';

export const why: Translation<typeof english> = {
  only: {
    win: 'la única jugada que gana',
    tie: 'la única jugada que mantiene el empate',
  },
  blocks: (line) => `bloquea ${line || 'una línea'}`,
  threatens: (cell) => `amenaza en ${cell}`,
  threats: (count) => (count === 2 ? 'crea dos amenazas' : `crea ${count} amenazas a la vez`),
  opens: (marks, line) => `forma un ${marks === 2 ? 'dos' : 'tres'} abierto${line && `, ${line}`}`,
  closes: (marks, line) => `cierra el ${marks === 2 ? 'dos' : 'tres'} abierto${line && ` ${line}`}`,
  builds: (line, marks, length) => `prepara ${line || 'una línea'}: ${marks} de ${length}`,
  cuts: (line, marks, length) =>
    `corta ${line || 'una línea'}, donde el rival tiene ${marks} de ${length}`,
  'wins-next': (board) => `amenaza con ganar el ${board}`,
  saves: (board) => `impide que el rival gane el ${board}`,
  'two-boards': 'pone dos tableros en línea',
  'cuts-boards': 'corta la línea de tableros del rival',
  calm: 'el rival no puede ganar ningún tablero al instante',
  spoils: (line) => `impide que alguien complete ${line || 'una línea'}`,
  denies: 'el rival no puede ganar al instante',
  avoids: {
    line: 'no completa ninguna línea',
    near: 'no crea ninguna línea a la que solo le falte una marca',
    pair: 'no forma pareja en ninguna línea abierta',
  },
  leaves: (moves) =>
    `deja al rival ${moves === 0 ? 'sin jugadas seguras' : moves === 1 ? 'una jugada segura' : `${moves} jugadas seguras`}`,
  loop: 'cierra un ciclo y elige el rival',
  'no-loop': 'no cierra ningún ciclo',
};
