import type { TranslatedGuide } from '../guide.ts';
import type { guide as english } from '../online-guide.ts';

/** The guide to online rooms, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'Crea una sala, comparte su código de seis caracteres y juega con otras personas, cada una en su dispositivo. Sin cuenta y sin instalar nada.',
  sections: [
    {
      title: 'El juego',
      blocks: [
        'Una sala es una mesa para un juego. Quien la crea recibe un código de seis letras y cifras, y con ese código puede entrar cualquiera. Solo necesitas un nombre.',
        { widget: 'room' },
        { widget: 'players' },
      ],
    },
    {
      title: 'Reglas básicas',
      steps: true,
      blocks: [
        {
          head: 'Preparación',
          lines: [
            'Escribe tu nombre y pulsa «Crear sala». Elige el juego, el número de jugadores y el tamaño del tablero, y comparte el código. O pulsa «Entrar» y escribe el código que te dieron.',
            'En la sala de espera todos ven quién está. «Empezar» se activa en cuanto hay jugadores suficientes. A partir de ahí, los lugares quedan fijos.',
          ],
        },
        {
          head: 'Cómo se juega',
          lines: [
            'Se juega en el orden de llegada, y empieza quien creó la sala. Siempre se ve a quién le toca. El servidor comprueba cada jugada con las mismas reglas que el resto del sitio.',
          ],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'Cada juego tiene sus propias reglas para ganar. Al acabar una ronda, cualquiera puede empezar otra; en mitad de una ronda, todos tienen que estar de acuerdo. Con cuatro o seis jugadores se pueden formar dos equipos, X y O, si el juego lo permite.',
          ],
        },
      ],
    },
    {
      title: 'En la sala',
      blocks: [
        {
          head: 'Chat',
          lines: [
            'Escribe a todos los de la sala. Puedes silenciar el chat en tu dispositivo. Los mensajes se borran con la sala.',
          ],
        },
        {
          head: 'Emojis',
          lines: [
            'Cuando escribir lleva demasiado tiempo, envía con un toque una reacción rápida sobre el tablero.',
          ],
        },
        {
          head: 'Salas públicas',
          lines: [
            'Una sala es privada a menos que se haga pública al crearla. Las que esperan jugadores aparecen en «Salas públicas», y cualquiera puede entrar en ellas.',
          ],
        },
        {
          head: 'Invitaciones',
          lines: [
            'Copia un enlace, deja que escaneen el código QR o usa el menú para compartir de tu dispositivo. El enlace abre la sala con el código ya escrito.',
          ],
        },
        {
          head: 'Tiempo por turno',
          lines: [
            'Quien crea la sala puede limitar cada turno a 15, 30 o 60 segundos. Cuando se acaba el tiempo, se hace una jugada válida al azar. Si no se elige nada, no hay límite.',
          ],
        },
        {
          head: 'Si se corta la conexión',
          lines: [
            '¿Perdiste la conexión o cerraste la página? Se te guarda el lugar, y los demás ven pronto que no estás. Recarga la página o abre el enlace para volver. Pasados 60 segundos, los demás pueden seguir con jugadas al azar por ti o terminar la ronda.',
          ],
        },
        {
          head: 'Si alguien molesta',
          lines: [
            'Dirige la sala quien la creó o, si ya no está, quien lleva más tiempo en ella. Puede expulsar a un jugador, a un espectador o a todos los espectadores. En una ronda de tres o más jugadores, los demás pueden votar para expulsar a alguien. Entonces la sala recibe un código y un enlace nuevos, que solo ven quienes se quedan.',
            'Si alguien pasa dos minutos sin jugar, se puede saltar su turno: se hace una jugada al azar.',
          ],
        },
        {
          head: 'Una clase',
          lines: [
            'Para hasta 64 alumnos: abre «Clase» en el proyector, elige los juegos y que todos entren con la dirección y el código que muestra. En cada ronda se enfrentan alumnos con puntos parecidos, y el proyector muestra todos los tableros y la clasificación.',
            'No hay chat. Quien pierde la página vuelve al recargarla, o en otro dispositivo con un código que tú muestras. Una pantalla que se apaga no detiene nada.',
          ],
        },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        'Con tres o más jugadores, cada uno tiene su propio símbolo. Si son muchos, puede que a algunos no les toquen marcas suficientes para una línea. La sala te avisa antes de empezar; un tablero más grande o menos jugadores ayudan.',
        'El límite de tiempo favorece a quien conoce las líneas. Elige 60 segundos para el 3D y el cuántico, y 15 para el clásico.',
      ],
    },
    {
      title: 'Consejos',
      blocks: [
        {
          list: [
            'Si llegas cuando la partida ya ha empezado, puedes mirar. Para jugar, entra en otra sala.',
            'Con «Salir de la sala» renuncias a tu lugar para siempre. Si solo cierras la página, lo conservas.',
            'Una sala que nadie usa se borra a las dos horas.',
          ],
        },
      ],
    },
  ],
  own: {
    room: [
      'Creas una sala y recibes su código: K7M2QP.',
      'Le envías el código a otra persona.',
      'La otra persona escribe el código y ya está en la sala.',
      'Haces tu jugada y los dos la ven.',
      'Juega la otra persona y te vuelve a tocar a ti.',
    ],
  },
};
