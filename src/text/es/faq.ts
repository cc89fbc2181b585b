import type { faq as english } from '../faq.ts';
import type { Translation } from '../translation.ts';

/** The page of frequently asked questions, in Spanish. */
export const words: Translation<typeof english> = {
  lang: 'es',
  title: 'Preguntas frecuentes',
  lead: 'Cómo funcionan los juegos, quién puede jugar y cuánto cuesta (nada).',
  stats: [
    { label: 'variantes' },
    { value: '2+', label: 'jugadores' },
    { value: 'IA', label: 'como rival a tu medida' },
    { value: 'Gratis', label: 'sin anuncios, sin cuenta' },
  ],
  questions: 'Preguntas',
  games: 'Por dónde empezar',
  play: 'Jugar',
  players: (players) => `${players} jugadores`,
  more: 'Estrategias',
  difficulties: { easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
  items: [
    {
      question: '¿A qué puedo jugar aquí?',
      answer:
        'Al tic tac toe en muchas variantes: del tablero clásico a una torre de niveles, marcas cuánticas y un tablero que crece. A la mayoría también se puede jugar en línea, en salas a las que se entra con un código.',
    },
    {
      question: '¿De verdad es gratis?',
      answer:
        'Sí. No hay anuncios ni cuentas, nada que comprar y nada que descargar. Abre un juego y juega.',
    },
    {
      question: '¿Con qué juego empiezo?',
      answer:
        'Con el clásico, si quieres entrar en calor. Después con Ultimate, donde cada jugada decide en qué tablero pequeño tiene que responder tu rival, o con el salvaje, donde eliges X u O en cada turno. El cuántico y el 3D premian la paciencia.',
    },
    {
      question: '¿Juega bien la IA?',
      answer:
        'Fácil se equivoca a propósito, pero no deja pasar una victoria en una jugada. Media se anticipa unas pocas jugadas, así que no ve los planes largos; en el clásico, además, a veces juega al azar. Difícil juega lo mejor posible: donde un juego está resuelto, como el clásico, Misère, el salvaje, el cuántico o el 3D de tres en línea, nunca regala una victoria ni un empate. Experta es Difícil con hasta tres segundos por jugada, donde el tiempo extra ayuda: en Ultimate, en el infinito de cinco en línea y en el 3D de cuatro niveles de 4×4. «Como yo» se adapta a tus resultados y juega más o menos como tú.',
    },
    {
      question: '¿Puedo ganar a la IA en Difícil?',
      answer:
        'Sí, si empiezas tú, donde quien empieza puede forzar la victoria: en el 3D de tres en línea, en el infinito de tres o cuatro, en el cuántico (por medio punto) y en el salvaje de 3×3 con «Quien completa la línea». Si dejas empezar a la IA, ahí gana Difícil. En el clásico y en Misère lo mejor que puedes lograr es un empate.',
    },
    {
      question: '¿Cuántas personas pueden jugar juntas?',
      answer:
        'En la mayoría de los juegos, dos en una pantalla; en el multijugador, de tres a seis. En una sala en línea caben de dos a seis personas, según el juego.',
    },
    {
      question: '¿Cómo juego en línea con amigos?',
      answer:
        'Elige «Jugar en línea», escribe un nombre y crea una sala. Comparte su código de seis caracteres, el enlace o el código QR. Tus amigos solo necesitan un navegador.',
    },
    {
      question: '¿Qué pasa si alguien pierde la conexión?',
      answer:
        'Se le guarda el lugar y los demás ven que no está. Al recargar la página o abrir el enlace, lo recupera. Pasado un minuto, los demás pueden seguir con jugadas al azar en su lugar o terminar la ronda.',
    },
    {
      question: '¿Funciona en teléfonos y tabletas?',
      answer:
        'Sí, en cualquier navegador actual, en vertical y en horizontal. Si un dispositivo no muestra 3D, los mismos juegos se juegan en un tablero plano.',
    },
    {
      question: '¿Puedo jugar con el teclado o con un lector de pantalla?',
      answer:
        'Sí. Cada tablero es también una cuadrícula de casillas: con las flechas te mueves, con Intro pones una marca, y cada casilla dice dónde está y qué hay en ella. El movimiento se puede reducir en los ajustes.',
    },
    {
      question: '¿Quién gana si los dos juegan a la perfección?',
      answer:
        'El clásico, Misère, el ampliado y el salvaje con «El dueño del símbolo» terminan en empate. Quien empieza gana en el 3D, en el salvaje de 3×3 con «Quien completa la línea», en el cuántico (por medio punto) y en el infinito con tres o cuatro en línea. Ultimate y el infinito con cinco en línea están sin resolver.',
    },
    {
      question: '¿Qué se guarda sobre mí?',
      answer:
        'Los ajustes y la partida en curso se quedan en tu dispositivo. Las victorias y derrotas solo se cuentan durante esta visita, salvo que actives «Recordar mis resultados» en los ajustes. En línea, los demás ven el nombre que escribes y lo que dices en la sala; una sala que nadie usa se borra a las dos horas.',
      counted:
        'Con tu consentimiento, las visitas y las partidas se cuentan con Google Analytics. Puedes retirar el consentimiento en los ajustes en cualquier momento.',
    },
  ],
};
