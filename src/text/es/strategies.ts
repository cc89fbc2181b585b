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
  grades: {
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
  tryIt: 'Seguir desde aquí',
  guide: (name) => `Guía: ${name}`,
  faq: 'Preguntas frecuentes',
  more: 'Ponlo a prueba',
  parts: {
    'psychological-warfare': {
      title: 'Guerra psicológica',
      lead: 'Los dos ven el mismo tablero, pero no con la misma atención.',
      tips: [
        tip(
          'Mantén un ritmo constante',
          'Pensar mucho antes de una jugada fuerte la delata. Tómate el mismo tiempo para las tranquilas.',
        ),
        tip(
          'Obliga a responder',
          'A una amenaza hay que responder, y tú eliges dónde. Unas cuantas amenazas seguidas alejan a tu rival de las casillas que necesitas.',
        ),
        tip(
          'Juega la apertura rara',
          'Casi todo el mundo sabe qué hacer contra el centro. Mucha menos gente sabe que contra una casilla lateral solo cuatro de las ocho respuestas mantienen el empate.',
        ),
        tip(
          'Haz que tu rival espere un patrón',
          'Abre dos veces igual y cambia en la partida que cuenta. La gente responde por costumbre antes de mirar.',
        ),
      ],
    },
    'multiplayer-tactics': {
      title: 'Tácticas multijugador',
      lead: 'De tres a seis alrededor de una pantalla, o de dos a seis en una sala: los demás cuentan tanto como el tablero.',
      tips: [
        tip(
          'Cuenta primero las marcas',
          'Con cuatro jugadores en 3×3, solo el primero puede llenar una línea. Lee el aviso al preparar la partida y elige un tablero más grande o tres en línea.',
        ),
        tip(
          'Deja que bloquee otro',
          'Quien juega justo antes de la persona que amenaza tiene que parar la amenaza. Si no eres tú, usa tu jugada para ti.',
        ),
        tip(
          'No te adelantes demasiado pronto',
          'Quien parece más cerca de una línea atrae todos los bloqueos. Prepara dos líneas con discreción y amenaza con las dos a la vez.',
        ),
        tip(
          'Habla con tu equipo',
          'Con cuatro o seis en una sala pueden jugar dos equipos, X contra O. Una de cada dos jugadas es de tu equipo: acuerda antes la línea, porque el chat lo leen todos.',
        ),
      ],
    },
  },
};
