import type { shellWords } from '../shell.ts';
import type { Translation } from '../translation.ts';

/** Menus and every page's frame, in Spanish. */
export const shell: Translation<typeof shellWords> = {
  tagline: 'tic tac toe',
  skip: 'Ir al contenido',
  close: 'Cerrar',
  loading: 'Cargando el juego…',
  nav: {
    label: 'Páginas principales',
    games: 'Juegos',
    guides: 'Guías',
    strategies: 'Estrategias',
    faq: 'FAQ',
    more: 'Más',
    puzzles: 'Problemas',
    daily: 'Problema del día',
    stats: 'Estadísticas',
    schoolClass: 'Para la clase',
    online: 'Jugar en línea',
  },
  settings: {
    open: 'Ajustes',
    failed: 'No se pudieron cargar los ajustes',
    toDark: 'Cambiar al modo oscuro',
    toLight: 'Cambiar al modo claro',
  },
  notices: { region: 'Avisos', label: 'Aviso' },
  part: { missing: 'No se pudo cargar una parte de esta página. Tu partida se conserva.' },
  error: {
    title: '¡Error inesperado!',
    detail: 'Algo ha fallado por nuestra parte. Las demás páginas siguen funcionando.',
    updated: 'Este sitio se ha actualizado. Recarga la página para continuar.',
    unloaded: 'No se pudo cargar esta página. Comprueba tu conexión e inténtalo otra vez.',
    reload: 'Recargar esta página',
    home: 'Ir al inicio',
  },
};
