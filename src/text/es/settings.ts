import type { settings as english } from '../settings.ts';
import type { Translation } from '../translation.ts';

export const settings: Translation<typeof english> = {
  title: 'Ajustes',
  description: 'Se guardan en este dispositivo.',
  theme: 'Aspecto',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  motion: 'Movimiento',
  motions: { system: 'Sistema', full: 'Todo', reduced: 'Menos' },
  quality: 'Calidad de imagen',
  qualities: { auto: 'Automática', high: 'Alta', low: 'Baja' },
  taps: 'Toques en tableros apilados',
  tapChoices: { confirm: 'Dos toques', play: 'Un toque' },
  qualityHint: 'La baja cuida la batería y los equipos antiguos.',
  sound: 'Sonidos',
  sounds: { off: 'No', soft: 'Suaves', full: 'Fuertes' },
  haptics: 'Vibración',
  switches: { on: 'Sí', off: 'No' },
  colours: 'Colores de las marcas',
  colourChoices: { glaze: 'Esmaltes', safe: 'Fáciles de distinguir' },
  coloursHint: 'Los colores cambian al recargar la página. Tu partida se conserva.',
  remember: 'Recordar mis resultados',
  visits: 'Contar mis visitas',
  language: 'Idioma',
  languages: { system: 'Sistema', en: 'English', de: 'Deutsch', es: 'Español' },
};
