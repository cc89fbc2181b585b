import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play classic, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Dos jugadores, nueve casillas, tres en línea. Las reglas se aprenden en un minuto; para no perder hace falta un plan.',
  sections: [
    {
      title: 'El juego',
      blocks: [
        'La X y la O juegan por turnos en un tablero de 3×3. Gana quien primero ponga tres marcas en línea.',
        'Si nadie se equivoca, todas las partidas terminan en empate, empiecen como empiecen. Toda victoria nace de un error, y esta guía te ayuda a cometer menos que tu rival.',
        {
          moving: 'game',
          says: [
            'Un tablero vacío. Empieza la X.',
            'La X toma una esquina.',
            'La O toma el borde de al lado.',
            'La X toma el centro: una más en la diagonal y gana.',
            'La O bloquea.',
            'La X toma otra esquina y hace una horquilla: a dos líneas les falta solo una marca.',
            'La O solo puede bloquear una.',
            'La X completa la otra: tres en línea.',
          ],
        },
      ],
    },
    {
      title: 'Reglas básicas',
      steps: true,
      blocks: [
        {
          head: 'Preparación',
          lines: [
            'El tablero está vacío y empieza la X. Contra la IA juegas con la X y eliges quién empieza. Con otra persona, se puede alternar quién empieza.',
          ],
        },
        {
          head: 'Cómo se juega',
          lines: [
            'En tu turno, pon tu marca en una casilla vacía. Las marcas no se mueven y no se puede pasar.',
          ],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'Ganas con tres marcas tuyas en línea. Hay ocho líneas: tres filas, tres columnas y dos diagonales. Si el tablero se llena sin ninguna línea, hay empate.',
          ],
        },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: 'El dominio del centro',
          lines: [
            'Cuenta las líneas que pasan por una casilla. Por el centro pasan cuatro de las ocho; por una esquina, tres; por una casilla lateral, solo dos. Por eso una marca temprana en el centro vale más que ninguna otra.',
          ],
        },
        {
          head: 'La doble amenaza',
          lines: [
            'Dos amenazas a la vez ganan, porque una jugada solo puede bloquear una de las dos. Casi todas las victorias del clásico llegan así. Cuando no haya nada que ganar ni que bloquear, busca primero tu propia doble amenaza y después la de tu rival.',
          ],
        },
        {
          figures: [
            {
              diagram: 'lines',
              caption: 'Cuántas de las ocho líneas pasan por cada casilla.',
            },
            {
              diagram: 'fork',
              caption:
                'Una doble amenaza: la X puede ganar en las dos casillas señaladas. La O solo puede ocupar una, y la X ocupa la otra.',
            },
          ],
        },
        {
          head: 'La respuesta a la primera jugada',
          lines: [
            'Contra una esquina, solo el centro mantiene el empate: las otras siete respuestas pierden sin remedio. Contra el centro, toma una esquina: las cuatro casillas laterales pierden. Contra una casilla lateral aguantan el centro, las dos esquinas contiguas y la casilla lateral opuesta; las otras cuatro pierden.',
          ],
        },
        {
          figures: [
            {
              diagram: 'corner',
              caption: 'Tras una esquina: el centro mantiene el empate y todo lo demás pierde.',
            },
            {
              diagram: 'middle',
              caption:
                'Tras el centro: cualquier esquina aguanta y todas las casillas laterales pierden.',
            },
            {
              diagram: 'trap',
              caption:
                'La trampa más antigua: la X tiene dos esquinas opuestas. La O debe jugar en una casilla lateral; cualquiera de las esquinas libres pierde ante una doble amenaza.',
            },
          ],
        },
      ],
    },
    {
      title: 'Consejos',
      blocks: [
        {
          list: [
            'En cada turno, pregúntate por este orden: ¿puedo ganar? ¿Tengo que bloquear? ¿Puedo crear una doble amenaza? ¿Puede crearla mi rival?',
            '¿Quieres tender una trampa con la X? Abre en una esquina. Siete de las ocho respuestas pierden; si abres en el centro, solo cuatro.',
            'Una amenaza también dirige la partida: tu rival tiene que responder, y tú sabes dónde.',
            'Difícil nunca pierde aquí. Fácil hace la mitad de sus jugadas al azar; Media, tres de cada diez.',
          ],
        },
      ],
    },
  ],
};
