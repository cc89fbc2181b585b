import type { faq as english } from '../faq.ts';
import type { Translation } from '../translation.ts';

/** The page of frequently asked questions, in German. */
export const words: Translation<typeof english> = {
  lang: 'de',
  title: 'Fragen und Antworten',
  lead: 'Wie die Spiele funktionieren, wer mitspielen kann und was es kostet (nichts).',
  stats: [
    { label: 'Varianten' },
    { value: '2+', label: 'Spieler' },
    { value: 'KI', label: 'als Gegner, die zu dir passt' },
    { value: 'Gratis', label: 'ohne Werbung, ohne Konto' },
  ],
  questions: 'Fragen',
  games: 'Womit anfangen',
  play: 'Jetzt spielen',
  players: (players) => `${players} Spieler`,
  more: 'Strategien',
  difficulties: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  items: [
    {
      question: 'Was kann ich hier spielen?',
      answer:
        'Tic-Tac-Toe in vielen Varianten, vom klassischen Brett bis zum Stapel aus Ebenen, zu Quantenzeichen und einem Brett, das wächst. Die meisten kannst du auch online spielen, in Räumen, denen du mit einem Code beitrittst.',
    },
    {
      question: 'Ist das wirklich kostenlos?',
      answer:
        'Ja. Es gibt keine Werbung und keine Konten, nichts zu kaufen und nichts herunterzuladen. Öffne ein Spiel und leg los.',
    },
    {
      question: 'Mit welchem Spiel fange ich am besten an?',
      answer:
        'Mit Klassisch, wenn du dich aufwärmen willst. Danach mit Ultimate, wo jeder Zug bestimmt, auf welchem kleinen Brett die andere Seite antworten muss, oder mit Wild, wo du in jedem Zug X oder O wählst. Quanten und 3D belohnen Geduld.',
    },
    {
      question: 'Wie gut ist die KI?',
      answer:
        'Leicht macht absichtlich Fehler, verpasst aber keinen Sieg in einem Zug. Mittel denkt ein paar Züge voraus und übersieht längere Pläne; in Klassisch zieht es außerdem ab und zu zufällig. Schwer spielt so gut, wie es geht: Wo ein Spiel gelöst ist, etwa in Klassisch, Misère, Wild, Quanten oder 3D mit drei in einer Reihe, verschenkt es nie einen Sieg oder ein Unentschieden. Experte ist Schwer mit bis zu drei Sekunden je Zug, wo mehr Zeit hilft: in Ultimate, Unendlich mit fünf in einer Reihe und 3D auf vier Ebenen mit 4×4. „Wie ich“ passt sich deinen Ergebnissen an und spielt etwa so gut wie du.',
    },
    {
      question: 'Kann ich die KI auf Schwer schlagen?',
      answer:
        'Ja, wenn du anfängst und die Seite, die beginnt, den Sieg erzwingen kann: in 3D mit drei in einer Reihe, in Unendlich mit drei oder vier, in Quanten mit einem halben Punkt Vorsprung und in Wild auf 3×3 mit der Option „Wer die Reihe vollendet“. Lässt du die KI beginnen, gewinnt dort Schwer. In Klassisch und Misère ist ein Unentschieden das Beste, was du erreichen kannst.',
    },
    {
      question: 'Wie viele können zusammen spielen?',
      answer:
        'In den meisten Spielen zwei an einem Bildschirm, in Mehrspieler drei bis sechs. In einen Online-Raum passen zwei bis sechs Leute, je nach Spiel.',
    },
    {
      question: 'Wie spiele ich online mit Freunden?',
      answer:
        'Wähle „Online spielen“, gib einen Namen ein und öffne einen Raum. Gib den sechsstelligen Code, den Link oder den QR-Code weiter. Deine Freunde brauchen nur einen Browser.',
    },
    {
      question: 'Was passiert, wenn jemand die Verbindung verliert?',
      answer:
        'Der Platz bleibt reserviert, und die anderen sehen, wer gerade fehlt. Wer die Seite neu lädt oder den Link öffnet, ist wieder dabei. Nach einer Minute können die anderen mit zufälligen Zügen für diesen Platz weiterspielen oder die Runde beenden.',
    },
    {
      question: 'Läuft es auf Handys und Tablets?',
      answer:
        'Ja, in jedem aktuellen Browser, hochkant und quer. Kann ein Gerät kein 3D anzeigen, spielst du dieselben Spiele auf einem flachen Brett.',
    },
    {
      question: 'Kann ich mit der Tastatur oder einem Screenreader spielen?',
      answer:
        'Ja. Jedes Brett ist auch ein Raster aus Feldern: Mit den Pfeiltasten wechselst du das Feld, mit Enter setzt du ein Zeichen, und zu jedem Feld wird vorgelesen, wo es liegt und was darauf steht. Bewegung lässt sich in den Einstellungen verringern.',
    },
    {
      question: 'Wer gewinnt, wenn beide perfekt spielen?',
      answer:
        'Klassisch, Misère, Erweitert und Wild mit „Wem das Zeichen gehört“ enden unentschieden. Wer beginnt, gewinnt 3D, Wild auf 3×3 mit „Wer die Reihe vollendet“, Quanten mit einem halben Punkt Vorsprung und Unendlich mit drei oder vier in einer Reihe. Ultimate und Unendlich mit fünf in einer Reihe sind ungelöst.',
    },
    {
      question: 'Was speichert ihr über mich?',
      answer:
        'Einstellungen und deine laufende Partie bleiben auf deinem Gerät. Siege und Niederlagen werden nur für diesen Besuch gezählt, außer du schaltest in den Einstellungen „Meine Statistik merken“ ein. Online sehen andere den Namen, den du eingibst, und was du im Raum schreibst; ein Raum, den niemand benutzt, wird nach zwei Stunden gelöscht.',
      counted:
        'Mit deiner Einwilligung werden Besuche und Partien mit Google Analytics gezählt. Die Einwilligung kannst du jederzeit in den Einstellungen widerrufen.',
    },
  ],
};
