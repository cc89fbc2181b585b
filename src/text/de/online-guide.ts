import type { TranslatedGuide } from '../guide.ts';
import type { guide as english } from '../online-guide.ts';

/** The guide to online rooms, in German. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Öffne einen Raum, gib seinen sechsstelligen Code weiter, und spielt auf mehreren Geräten. Ohne Konto, ohne Installation.',
  sections: [
    {
      title: 'Überblick',
      blocks: [
        'Ein Raum ist ein Tisch für ein Spiel. Wer ihn öffnet, bekommt einen Code aus sechs Buchstaben und Ziffern, und wer den Code hat, kann beitreten. Du brauchst nur einen Namen.',
        { widget: 'room' },
        { widget: 'players' },
      ],
    },
    {
      title: 'Grundregeln',
      steps: true,
      blocks: [
        {
          head: 'Vorbereitung',
          lines: [
            'Gib deinen Namen ein und drück „Raum öffnen“. Wähle das Spiel, wie viele mitspielen und die Größe des Bretts, und gib dann den Code weiter. Oder drück „Beitreten“ und gib den Code ein, den du bekommen hast.',
            'In der Lobby sehen alle, wer da ist. Mit „Partie beginnen“ geht es los, sobald genügend Leute da sind. Danach stehen die Plätze fest.',
          ],
        },
        {
          head: 'So wird gezogen',
          lines: [
            'Gezogen wird in der Reihenfolge des Beitritts; wer den Raum geöffnet hat, beginnt. Du siehst immer, wer dran ist. Der Server prüft jeden Zug nach denselben Regeln, die auch sonst auf dieser Seite gelten.',
          ],
        },
        {
          head: 'So gewinnst du',
          lines: [
            'Wie du gewinnst, hängt vom Spiel ab. Nach einer Runde können alle eine neue beginnen; mitten in einer Runde müssen alle zustimmen. Zu viert oder zu sechst könnt ihr zwei Teams bilden, X und O, wenn das Spiel es erlaubt.',
          ],
        },
      ],
    },
    {
      title: 'Im Raum',
      blocks: [
        {
          head: 'Chat',
          lines: [
            'Schreib allen im Raum. Auf deinem Gerät kannst du den Chat stummschalten. Die Nachrichten werden mit dem Raum gelöscht.',
          ],
        },
        {
          head: 'Emoji',
          lines: [
            'Dauert dir das Tippen zu lange, schick mit einem Fingertipp eine schnelle Reaktion über das Brett.',
          ],
        },
        {
          head: 'Öffentliche Räume',
          lines: [
            'Ein Raum ist privat, außer er wird beim Öffnen öffentlich gemacht. Öffentliche Räume, die auf Mitspieler warten, stehen unter „Öffentliche Räume“, und alle können ihnen beitreten.',
          ],
        },
        {
          head: 'Einladungen',
          lines: [
            'Kopier einen Link, lass den QR-Code scannen oder nutz das Teilen-Menü deines Geräts. Der Link öffnet den Raum, und der Code ist schon eingetragen.',
          ],
        },
        {
          head: 'Zeit pro Zug',
          lines: [
            'Wer den Raum öffnet, kann die Zeit für jeden Zug auf 15, 30 oder 60 Sekunden begrenzen. Ist sie um, wird ein zufälliger erlaubter Zug gemacht. Wird nichts eingestellt, ist die Zeit nicht begrenzt.',
          ],
        },
        {
          head: 'Wenn die Verbindung abbricht',
          lines: [
            'Verbindung verloren oder Seite geschlossen? Dein Platz bleibt für dich reserviert, und die anderen sehen bald, dass du weg bist. Lad die Seite neu oder öffne den Link, um zurückzukommen. Nach 60 Sekunden können die anderen mit zufälligen Zügen für dich weiterspielen oder die Runde beenden.',
          ],
        },
        {
          head: 'Wenn jemand stört',
          lines: [
            'Den Raum leitet, wer ihn geöffnet hat, sonst die Person, die am längsten darin ist. Sie kann einzelne Spieler und Zuschauer oder alle Zuschauer entfernen. In einer Runde ab drei Spielern können die anderen darüber abstimmen, ob jemand gehen muss. Der Raum bekommt dann einen neuen Code und einen neuen Link, die nur sieht, wer bleibt.',
            'Zieht jemand zwei Minuten lang nicht, können die anderen den Zug überspringen: Dann wird ein zufälliger Zug gemacht.',
          ],
        },
        {
          head: 'Eine Klasse',
          lines: [
            'Für bis zu 64 Kinder: Öffne „Klasse“ am Beamer, wähle die Spiele, und alle treten bei: mit der Adresse und dem Code, die er zeigt. In jeder Runde treffen sich Kinder mit ähnlich vielen Punkten, und der Beamer zeigt alle Bretter und die Tabelle.',
            'Einen Chat gibt es nicht. Wer die Seite verliert, kommt durch Neuladen zurück, oder auf einem anderen Gerät mit einem Code, den du zeigst. Ein Bildschirm, der ausgeht, hält nichts an.',
          ],
        },
      ],
    },
    {
      title: 'Strategie',
      blocks: [
        'Ab drei Spielern haben alle ein eigenes Zeichen. Sind es viele, bekommen manche vielleicht nicht genug Zeichen für eine Reihe. Das sagt euch der Raum, bevor ihr beginnt; ein größeres Brett oder weniger Leute helfen.',
        'Eine begrenzte Zeit bevorzugt alle, die die Reihen kennen. Wählt 60 Sekunden für 3D und Quanten, 15 für Klassisch.',
      ],
    },
    {
      title: 'Tipps',
      blocks: [
        {
          list: [
            'Wenn du nach dem Beginn kommst, kannst du zusehen. Um mitzuspielen, tritt einem anderen Raum bei.',
            'Mit „Raum verlassen“ gibst du deinen Platz endgültig auf. Schließt du nur die Seite, behältst du ihn.',
            'Ein Raum, den niemand benutzt, wird nach zwei Stunden gelöscht.',
          ],
        },
      ],
    },
  ],
  own: {
    room: [
      'Du öffnest einen Raum und bekommst seinen Code: K7M2QP.',
      'Du schickst den Code weiter.',
      'Die andere Person gibt den Code ein und ist im Raum.',
      'Du ziehst, und ihr seht es beide.',
      'Dann zieht die andere Person, und du bist wieder dran.',
    ],
  },
};
