import type { embedWords } from '../embed.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof embedWords> = {
  open: 'Abrir juego',
  puzzles: 'Más problemas',
  games: 'Todos los juegos',
  newTab: 'se abre en otra pestaña',
  unknown: 'Este sitio no tiene ese juego.',
  broken: 'La posición no se puede leer: partida nueva.',

  title: 'Un tablero para tu página',
  lead: 'Pon un juego o el problema del día en la página de un curso o en un blog. Sin cuentas, cookies ni anuncios: el tablero no guarda nada en los dispositivos de quienes te leen.',
  make: 'Elige',
  details: 'Aspecto y posición',
  subject: 'Juego',
  level: 'Rival',
  starts: 'Quién hace la siguiente jugada',
  you: 'Quien lee',
  ai: 'La IA',
  theme: 'Colores',
  themes: { system: 'Sistema', light: 'Claros', dark: 'Oscuros' },
  size: 'Tamaño',
  sizeOf: (width, height) => `${width} × ${height}`,
  position: 'Posición (opcional)',
  positionDetail: 'Pega un enlace de «Copiar un enlace a esta partida».',
  positionOf: (game) => `Una posición de ${game}.`,
  without: 'El HTML no contiene ninguna posición.',
  problems: {
    'no-link': 'Eso no es un enlace.',
    'no-position': 'Ese enlace no contiene una partida de este sitio.',
    'other-game': 'Ese enlace no contiene una partida con estas reglas.',
  },
  preview: 'Vista previa',
  snippet: 'HTML para pegar',
  copy: 'Copiar el HTML',
  copied: 'Copiado',
  copiedDetail: 'Pégalo en el HTML de tu página.',
  more: {
    title: 'Conviene saber',
    lines: [
      'El idioma del tablero está en su dirección: es el de esta página.',
      'El marco puede tener cualquier tamaño a partir de 300 × 360. Cambia los números en el HTML.',
      'La página que rodea el tablero puede escuchar sus posiciones y resultados: se envían como mensajes. El tablero no lee ninguno.',
      'El enlace debajo del tablero abre el juego completo en otra pestaña, con la posición del tablero.',
    ],
  },
};
