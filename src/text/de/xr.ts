import type { tabletop } from '../xr.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof tabletop> = {
  button: 'Auf deinem Tisch',
  title: 'Das Brett auf deinem Tisch',
  ar: 'Sieh dir das Brett auf einem echten Tisch an und geh darum herum. Es ist dieselbe Partie: Du kannst dort weiterspielen und zurückkommen.',
  vr: 'Setz dein Headset auf und sieh dir das Brett in VR an. Es ist dieselbe Partie: Du kannst dort weiterspielen und zurückkommen.',
  startAr: 'Mit der Kamera',
  startVr: 'In VR ansehen',
  private: 'Das Bild der Kamera bleibt auf deinem Gerät.',
  how: 'Richte dein Gerät auf einen Tisch, bis ein Umriss darauf erscheint, und tippe dann. Mit zwei Fingern kannst du das Brett bewegen, drehen und vergrößern.',
  howVr:
    'Zeig auf ein Feld und drück den Auslöser oder führe Daumen und Zeigefinger zusammen. Mit beiden Händen kannst du das Brett bewegen, drehen und vergrößern.',
  seeking: 'Such einen freien Platz auf dem Tisch und tippe.',
  leave: 'Tisch verlassen',
  refused: {
    title: 'Das Brett konnte nicht platziert werden',
    denied:
      'Der Browser braucht deine Erlaubnis für die Kamera oder das Headset. Du kannst sie in den Einstellungen der Website geben.',
    failed: 'Dein Gerät konnte AR oder VR nicht starten. Du kannst hier weiterspielen.',
  },
  quickLook: {
    button: 'In AR ansehen',
    title: 'Das Brett in AR ansehen',
    detail:
      'Das Brett, wie es jetzt steht, auf deinem eigenen Tisch. Nur zum Ansehen: Zum Weiterspielen komm auf diese Seite zurück.',
    making: 'Das Modell entsteht …',
    open: 'Auf deinem Tisch ansehen',
    failed: 'Das Modell konnte nicht erstellt werden',
    failedDetail: 'Versuch es gleich noch einmal.',
  },
};
