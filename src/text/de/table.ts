import type { table } from '../table/table.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof table> = {
  button: 'Auf deinem Tisch',
  title: 'Das Brett auf deinem Tisch',
  ar: 'Sieh dir das Brett auf einem echten Tisch an und geh darum herum. Es ist dasselbe Spiel: Du kannst dort weiterspielen und zurückkommen.',
  vr: 'Setz dein Headset auf und sieh das Brett in einem ruhigen Raum. Es ist dasselbe Spiel: Du kannst dort weiterspielen und zurückkommen.',
  startAr: 'Mit der Kamera',
  startVr: 'In einem ruhigen Raum',
  private: 'Das Bild der Kamera bleibt auf deinem Gerät.',
  how: 'Richte dein Gerät auf einen Tisch, bis ein Umriss darauf liegt, und tippe dann. Mit zwei Fingern bewegst, drehst und vergrößerst du das Brett.',
  howVr:
    'Zeig auf ein Feld und drück den Auslöser oder führe Daumen und Zeigefinger zusammen. Mit beiden Händen bewegst, drehst und vergrößerst du das Brett.',
  seeking: 'Such einen freien Platz auf dem Tisch und tippe.',
  leave: 'Tisch verlassen',
  refused: {
    title: 'Das Brett konnte nicht platziert werden',
    denied:
      'Der Browser braucht deine Erlaubnis für die Kamera oder das Headset. Du kannst sie in den Einstellungen der Website geben.',
    failed: 'Das Gerät konnte nicht starten. Das Spiel geht hier weiter.',
  },
  quickLook: {
    button: 'In AR ansehen',
    title: 'Das Brett in AR ansehen',
    hint: 'Das Brett, wie es jetzt steht, auf deinem eigenen Tisch. Nur zum Ansehen: Zum Weiterspielen komm auf diese Seite zurück.',
    making: 'Das Modell entsteht …',
    open: 'Auf deinem Tisch ansehen',
    failed: 'Das Modell konnte nicht erstellt werden',
    failedHint: 'Versuch es gleich noch einmal.',
  },
};
