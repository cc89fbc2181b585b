import type { Translation } from '../../../text/translation.ts';
import type { words as english } from './en-lesson.ts';

export const words: Translation<typeof english> = [
  {
    ask: 'Zieh, aber vollende keine drei X.',
    why: 'In Misère verliert eine Reihe aus eigenen Zeichen.',
    seen: 'Du hast die Lücke gemieden. Wer die eigene Reihe vollendet, verliert.',
    missed: 'Drei X in einer Reihe: In Misère hast du gerade verloren.',
  },
  {
    ask: 'Lass die Lücke in der Reihe von O offen.',
    why: 'Nur O kann dort verlieren.',
    seen: 'O muss dieses Feld jetzt meiden.',
    missed: 'Die Lücke ist zu, und O ist außer Gefahr. Überlass dieses Feld O.',
  },
  {
    ask: 'Lass O nur Züge, die verlieren.',
    why: 'Welche freien Felder würden eine Reihe aus O vollenden?',
    seen: 'O musste eine Reihe vollenden und verliert. Lass der anderen Seite die sicheren Felder ausgehen!',
    missed: 'Damit kommt O davon. Nimm das Feld, nach dem jeder Zug von O eine Reihe vollendet.',
  },
];
