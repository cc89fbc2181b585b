import type { StrategyWords } from '../strategies.ts';
import type { Translation } from '../translation.ts';

const tip = (title: string, description: string) => ({ title, description });

/** The page of strategy tips, in Spanish. */
export const words: Translation<StrategyWords> = {
  lang: 'es',
  title: 'Estrategias de tic tac toe',
  lead: 'Qué gana y por qué: de la primera esquina a la última medición.',
  contents: 'En esta página',
  difficulty: 'Dificultad',
  effectiveness: 'Eficacia',
  levels: {
    Beginner: 'Principiante',
    Intermediate: 'Intermedia',
    Advanced: 'Avanzada',
    Expert: 'Experta',
    High: 'Alta',
    'Very High': 'Muy alta',
    Essential: 'Esencial',
  },
  play: (name) => `Jugar: ${name}`,
  playOnline: 'Jugar en línea',
  guide: (name) => `Guía: ${name}`,
  faq: 'Preguntas frecuentes',
  more: 'Ponlo a prueba',
  parts: {
    classic: {
      title: 'Estrategias del clásico',
      lead: 'Si los dos tienen cuidado, es un empate. Así consigues que la otra persona deje de tenerlo.',
      tips: [
        tip(
          'Gana, bloquea, amenaza dos veces',
          'En cada turno, haz lo primero que puedas de esto: completar tu línea, cortar la suya, crear dos amenazas a la vez, evitar las suyas, tomar el centro, tomar una esquina. Quien nunca se salta un paso nunca pierde.',
        ),
        tip(
          'Toma el centro',
          'Por él pasan cuatro de las ocho líneas; por una esquina, tres; por un lado, dos. Si te abren en una esquina, es incluso la única jugada que aguanta.',
        ),
        tip(
          'Abre en una esquina',
          'Siete de las ocho respuestas a una esquina pierden sin remedio; al centro, solo cuatro de ocho. Contra personas, la esquina es la mejor trampa.',
        ),
        tip(
          'Esquinas opuestas',
          'Ocupa dos esquinas opuestas con su marca del centro en medio: si responden en una esquina, haces una doble amenaza. Si te lo hacen a ti, juega en un lado.',
        ),
      ],
    },
    ultimate: {
      title: 'Estrategias de Ultimate',
      lead: 'Nadie lo ha resuelto. Gana quien controla dónde se hace la jugada siguiente.',
      tips: [
        tip(
          'Mira adónde envías',
          'Antes de tomar una casilla, mira el tablero al que lleva. La mejor casilla de un tablero pequeño vale poco si a cambio entrega otro tablero.',
        ),
        tip(
          'Niega la jugada libre',
          'Una casilla en el lugar de un tablero decidido deja al rival jugar donde quiera. Cuenta una jugada libre como medio tablero y no la des por menos.',
        ),
        tip(
          'Piensa en líneas grandes',
          'Un tablero pequeño vale tanto como las líneas grandes abiertas en las que está. El del centro está en cuatro; uno que no está en ninguna no vale nada, y es un buen sitio para esperar.',
        ),
        tip(
          'Cierra las puertas',
          'Con dos tableros en línea, tu rival no puede usar ninguna casilla que te envíe al tercero. Cierra bastantes de esas casillas y tendrá que abrir una.',
        ),
      ],
    },
    quantum: {
      title: 'Estrategias del cuántico',
      lead: 'Con el mejor juego, X gana por medio punto. Lo demás es saber a quién le toca medir.',
      tips: [
        tip(
          'Ten claro quién elige',
          'Quien cierra un ciclo le da la elección a la otra persona. Ciérralo solo si las dos salidas te convienen.',
        ),
        tip(
          'Abre en esquinas opuestas',
          'De las 36 primeras jugadas solo ganan las dos parejas de esquinas opuestas. Todas las demás son empate con el mejor juego.',
        ),
        tip(
          'Calcula los dos colapsos',
          'Un ciclo tiene exactamente dos desenlaces. Sigue cada uno por todo el ciclo y por todo lo que cuelga de él antes de añadir el último enlace.',
        ),
        tip(
          'Cuida tus números bajos',
          'Cuando un colapso da una línea a los dos, se lleva el punto entero la línea cuyo número mayor es más bajo. Las marcas viejas ganan carreras.',
        ),
      ],
    },
    'psychological-warfare': {
      title: 'Guerra psicológica',
      lead: 'El tablero es el mismo para los dos. La atención, no.',
      tips: [
        tip(
          'Mantén un ritmo constante',
          'Pensar mucho antes de una jugada fuerte la delata. Tómate el mismo tiempo para las tranquilas.',
        ),
        tip(
          'Oblígalos a responder',
          'A una amenaza hay que responder, y tú eliges dónde. Dos o tres seguidas los alejan del lugar que necesitas.',
        ),
        tip(
          'Juega la apertura rara',
          'Casi todo el mundo sabe qué hacer contra el centro. Mucha menos gente sabe que contra un lado solo aguantan cuatro de las ocho respuestas.',
        ),
        tip(
          'Deja que crean en el patrón',
          'Abre dos veces igual y cambia en la partida que cuenta. La costumbre responde más rápido que los ojos.',
        ),
      ],
    },
    'multiplayer-tactics': {
      title: 'Tácticas multijugador',
      lead: 'De tres a seis alrededor de una pantalla, o de dos a seis en una sala: los demás son la mitad del tablero.',
      tips: [
        tip(
          'Cuenta primero las marcas',
          'Con cuatro jugadores en 3×3, solo el primero puede llenar una línea. Mira lo que dice la preparación y elige un tablero más grande o tres en línea.',
        ),
        tip(
          'Deja que bloquee otro',
          'Quien juega justo antes de la persona que amenaza tiene que pararla. Si no eres tú, usa tu jugada para ti.',
        ),
        tip(
          'No te adelantes demasiado pronto',
          'Quien parece más cerca de una línea atrae todos los bloqueos. Prepara dos líneas a las que falte una marca y enséñalas a la vez.',
        ),
        tip(
          'Habla con tu equipo',
          'Con cuatro o seis en una sala pueden jugar dos equipos, X contra O. Una de cada dos jugadas es de tu equipo: acuerda antes la línea, porque el chat lo leen todos.',
        ),
      ],
    },
  },
};
