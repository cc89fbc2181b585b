import type { privacy as english } from '../privacy.ts';
import type { Translation } from '../translation.ts';

/** The page about privacy, in German. */
export const words: Translation<typeof english> = {
  lang: 'de',
  title: 'Datenschutz',
  lead: 'Du brauchst kein Konto, und niemand verdient Geld mit dem, was du hier tust. Hier steht, was gespeichert wird, wo und wie lange.',
  device: {
    title: 'Auf deinem Gerät',
    lines: [
      'Was du auf einem Gerät spielst, bleibt in deinem Browser. Wir sehen es nicht.',
      'Bis du den Tab schließt: Partien, die du nicht beendet hast, und die Namen, die du für ein Spiel zu mehreren eingegeben hast.',
      'Bis du es löschst: deine Einstellungen, das zuletzt gespielte Spiel, welche Lektionen dir angeboten wurden, dein Name in Räumen, deine Plätze in bis zu acht Räumen und ob du den Chat stummgeschaltet hast.',
      'Nur wenn du zustimmst: deine Ergebnisse und die Tage, deren Aufgabe du gelöst hast.',
      'Die Dateien der Website selbst, damit sie auch ohne Netz funktioniert.',
      'Ein Brett auf der Seite anderer speichert nichts auf deinem Gerät und liest dort nichts.',
    ],
  },
  rooms: {
    title: 'In Online-Räumen',
    lines: [
      'Ein Raum enthält seinen Code, seine Einstellungen, die Namen, die die Spieler eingegeben haben, ihre Züge und die letzten Zeilen des Chats.',
      'Alle im Raum sehen die Namen, die Züge und den Chat, und ebenso alle, die seinen Code oder Link haben. Code, Spiel und Namen eines öffentlich gelisteten Raums kann jeder sehen.',
      'Ein Raum wird gelöscht, wenn zwei Stunden lang niemand etwas darin getan hat. In einer Sicherung des Servers kann er länger stehen.',
      'Eine Klasse enthält ihren Code, ihre Einstellungen, die Namen der Kinder und jedes Spiel mit seinem Ergebnis. Einen Chat gibt es nicht, und die Namen kann die Website vorgeben. Sie wird gelöscht, wenn zwei Stunden lang niemand etwas darin getan hat.',
      'Ein zufälliger Schlüssel auf deinem Gerät beweist, welcher Platz dir gehört. Der Server speichert davon nur einen Hash.',
    ],
    onSupabase:
      'Den Server betreibt Supabase. Die Nachrichten, die Züge und Chat zu den Spielern gebracht haben, werden dort bis zu drei Tage aufbewahrt.',
  },
  server: {
    title: 'Auf dem Server',
    counts:
      'Damit niemand ihn überfluten kann, zählt der Server Räume, geratene Codes und Chatnachrichten je Netzwerkadresse, höchstens 15 Minuten lang.',
    own: 'Er notiert nur, was fehlgeschlagen ist, ohne Namen und Adressen. Ein Proxy davor kann ein eigenes Protokoll führen.',
    onSupabase:
      'Supabase bewahrt Protokolle der Anfragen mit Netzwerkadressen so lange auf, wie es der Tarif des Betreibers vorsieht.',
  },
  visits: {
    title: 'Zählen von Besuchen',
    none: 'Niemand zählt deine Besuche. Die Website setzt keine Cookies und ruft nichts von anderen Websites ab.',
    counted:
      'Nur wenn du zustimmst, zählt Google Analytics deine Besuche: welche Seiten du öffnest, von welcher Seite du kommst und welche Spiele du beginnst. Dafür setzt es Cookies. Adressen von Räumen und geteilten Partien werden weggelassen. Du kannst es dir in den Einstellungen jederzeit anders überlegen; dann werden die Cookies gelöscht.',
  },
  schools: {
    title: 'Für Eltern und Schulen',
    lines: [
      'Kinder brauchen kein Konto und keine E-Mail-Adresse. Der Name in einem Raum sind bis zu 24 Zeichen ihrer Wahl. Ein Spitzname genügt, und der Würfel neben dem Feld gibt einen.',
      'Niemand prüft Namen oder Chat. Jeder kann den Chat stummschalten, und wer einen Raum eröffnet hat, kann Leute daraus entfernen.',
      'Einen Raum, der nicht gelistet ist, betritt man nur mit seinem Code oder Link.',
      'Ohne Online-Räume verlässt nichts, was eingegeben oder gespielt wird, das Gerät.',
    ],
  },
  erase: {
    title: 'So löschst du es',
    lines: [
      'Auf deinem Gerät: „Alles zurücksetzen“ auf der Seite Statistik, oder lösche die Daten dieser Website in deinem Browser.',
      'In einem Raum: Verlass ihn. Er wird zwei Stunden nach der letzten Aktivität gelöscht.',
    ],
    ask: 'Fragen dazu? Mit „Rückmeldung“ schreibst du dem Betreiber der Website.',
  },
};
