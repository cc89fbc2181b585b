import type { related as english } from '../related.ts';
import type { Translation } from '../translation.ts';

const q = (question: string, answer: string) => ({ question, answer });

/** The words below a game, in German. */
export const words: Translation<typeof english> = {
  words: {
    related: 'Verwandte Varianten',
    faq: 'Fragen zu diesem Spiel',
    analysis: 'Die besten Züge auf dem Analysebrett finden',
    play: 'Jetzt spielen',
  },
  online: [
    q('Brauche ich ein Konto?', 'Nein. Du brauchst nur einen Namen und den Raumcode.'),
    q(
      'Wie viele können in einem Raum spielen?',
      'Zwei bis sechs, je nach Spiel: In der Anleitung steht eine Tabelle.',
    ),
    q(
      'Können Fremde meinen Raum finden?',
      'Nur wenn du ihn beim Öffnen öffentlich machst. Sonst brauchen sie den Code.',
    ),
    q(
      'Meine Verbindung war weg. Ist mein Platz verloren?',
      'Nein. Lad die Seite neu oder öffne den Link, und du bist wieder da. Nach einer Minute können die anderen mit zufälligen Zügen für dich weiterspielen.',
    ),
  ],
};
