import type { home as english } from '../home.ts';
import type { Translation } from '../translation.ts';

/** The home page, in Spanish. */
export const home: Translation<typeof english> = {
  hero: 'Tic tac toe en barro cocido',
  lead: 'Nueve variantes en tableros que puedes girar en tus manos. Juega contra una IA de cualquier nivel, con alguien a tu lado, de 3 a 6 personas en un dispositivo o hasta 6 en línea. Gratis, sin anuncios, sin cuenta y también en el teléfono.',
  picture: 'Una partida clásica ganada: una costura de oro atraviesa tres cruces.',
  quick: 'Jugar ya',
  quickDetail: (name) => `Empieza una partida de ${name}.`,
  continue: 'Continuar',
  continueDetail: (name) => `Tu partida de ${name} sigue abierta.`,
  online: 'Jugar en línea',
  onlineDetail: 'Salas de 2 a 6 personas; se entra con un código de seis caracteres.',
  daily: 'Problema del día',
  dailyDetail: 'Una posición, una jugada correcta. Para todos la misma, nueva cada día.',
  chooser: 'Elige tu desafío',
  mode: 'Jugar',
  modes: { ai: 'contra IA', friend: '2 jugadores', online: 'En línea' },
  play: 'Jugar',
  stats: {
    title: 'Tus resultados',
    rate: 'Porcentaje de victorias',
    wins: 'Victorias',
    games: 'Partidas',
    won: (percent) => `${percent} % ganadas`,
    count: (wins, losses, ties) =>
      `${wins} ${wins === 1 ? 'victoria' : 'victorias'}, ${losses} ${losses === 1 ? 'derrota' : 'derrotas'}${
        ties > 0 ? ` (${ties === 1 ? 'incluido 1 empate' : `incluidos ${ties} empates`})` : ''
      }`,
    remember: 'Recordar en este dispositivo',
  },
  why: {
    title: 'Por qué elegirnos',
    reasons: [
      {
        title: 'Todas las variantes, un lugar',
        text: 'Del tablero clásico a una torre de niveles, marcas cuánticas y un tablero que crece. Cada una con sus reglas, su tablero y su guía.',
      },
      {
        title: 'Rivales que valen la pena',
        text: 'Fácil perdona errores, Media exige atención, Difícil juega a la perfección donde el juego está resuelto. En todos los niveles puedes pedir una pista.',
      },
      {
        title: 'Juntos, cerca o lejos',
        text: 'Dos personas en una mesa, de 3 a 6 alrededor de un dispositivo o hasta 6 en una sala en línea. Basta un nombre.',
      },
      {
        title: 'Sin condiciones',
        text: 'Sin anuncios, sin cuenta, sin descargas. Funciona en el teléfono, con teclado, con lector de pantalla y sin conexión.',
      },
    ],
  },
};
