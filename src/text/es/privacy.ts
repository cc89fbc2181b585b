import type { privacy as english } from '../privacy.ts';
import type { Translation } from '../translation.ts';

/** The page about privacy, in Spanish. */
export const words: Translation<typeof english> = {
  lang: 'es',
  title: 'Privacidad',
  lead: 'No necesitas una cuenta y nadie gana dinero con lo que haces aquí. Esta página dice qué se guarda, dónde y durante cuánto tiempo.',
  device: {
    title: 'En tu dispositivo',
    lines: [
      'Lo que juegas en un dispositivo se queda en tu navegador. No podemos verlo.',
      'Hasta que cierres la pestaña: las partidas sin terminar y los nombres que escribiste para un juego de varias personas.',
      'Hasta que lo borres: tus ajustes, el último juego, las lecciones que se te ofrecieron, tu nombre en las salas, tus puestos en hasta ocho salas y si silenciaste el chat.',
      'Solo si dices que sí: tus resultados y los días cuyo problema resolviste.',
      'Los archivos del propio sitio, para que funcione sin conexión.',
      'Un tablero en la página de otro sitio no guarda ni lee nada en tu dispositivo.',
    ],
  },
  rooms: {
    title: 'En las salas en línea',
    lines: [
      'Una sala contiene su código, sus ajustes, los nombres que escribieron los jugadores, sus jugadas y los últimos mensajes del chat.',
      'Todos los que están en la sala ven los nombres, las jugadas y el chat, y también quien tenga su código o su enlace. El código, el juego y los nombres de una sala que aparece en la lista son públicos.',
      'Una sala se borra cuando nadie ha hecho nada en ella durante dos horas. Una copia de seguridad del servidor puede conservarla más tiempo.',
      'Una clase contiene su código, sus ajustes, los nombres de los alumnos y cada partida con su resultado. No hay chat, y los nombres los puede asignar el sitio. Se borra cuando nadie ha hecho nada en ella durante dos horas.',
      'Una clave aleatoria en tu dispositivo demuestra qué puesto es el tuyo. El servidor solo guarda su hash.',
    ],
    onSupabase:
      'El servidor es de Supabase. Los mensajes que llevaron las jugadas y el chat a los jugadores se conservan allí hasta tres días.',
  },
  server: {
    title: 'En el servidor',
    counts:
      'Para que nadie lo sature, el servidor cuenta salas, códigos probados y mensajes de chat por dirección de red, durante 15 minutos como máximo.',
    own: 'Solo anota lo que falló, sin nombres ni direcciones. Un proxy delante de él puede llevar su propio registro.',
    onSupabase:
      'Supabase conserva registros de las peticiones, con direcciones de red, durante el tiempo que marque el plan de quien administra el sitio.',
  },
  visits: {
    title: 'Recuento de visitas',
    none: 'Nadie cuenta tus visitas. El sitio no usa cookies ni pide nada a otros sitios.',
    counted:
      'Solo si aceptas, Google Analytics cuenta tus visitas: qué páginas abres, desde qué página llegas y qué juegos empiezas. Para ello usa cookies. Se omiten las direcciones de salas y de partidas compartidas. Puedes cambiar de opinión en los ajustes en cualquier momento; entonces se borran las cookies.',
  },
  schools: {
    title: 'Para familias y escuelas',
    lines: [
      'Los niños no necesitan una cuenta ni una dirección de correo. El nombre en una sala es de hasta 24 caracteres a su elección. Basta un apodo, y el dado junto al campo da uno.',
      'Nadie revisa los nombres ni el chat. Cualquiera puede silenciar el chat, y quien abrió una sala puede expulsar a otras personas.',
      'En una sala que no aparece en la lista solo se entra con su código o su enlace.',
      'Sin salas en línea, nada de lo que se escribe o se juega sale del dispositivo.',
    ],
  },
  erase: {
    title: 'Cómo borrarlo',
    lines: [
      'En tu dispositivo: «Borrar todo» en la página Estadísticas, o borra los datos de este sitio en tu navegador.',
      'En una sala: sal de ella. Se borra dos horas después de la última actividad.',
    ],
    ask: '¿Preguntas? Con «Comentarios» escribes a quien administra el sitio.',
  },
};
