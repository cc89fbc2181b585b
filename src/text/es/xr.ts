import type { tabletop } from '../xr.ts';
import type { Translation } from '../translation.ts';

export const words: Translation<typeof tabletop> = {
  button: 'En tu mesa',
  title: 'El tablero en tu mesa',
  ar: 'Mira el tablero sobre una mesa de verdad y camina a su alrededor. Es la misma partida: puedes seguir jugando allí y volver.',
  vr: 'Ponte el visor para ver el tablero en RV. Es la misma partida: puedes seguir jugando allí y volver.',
  startAr: 'Usar la cámara',
  startVr: 'Ver en RV',
  private: 'La imagen de la cámara no sale de tu dispositivo.',
  how: 'Apunta el dispositivo a una mesa hasta que aparezca un contorno sobre ella y toca. Con dos dedos puedes mover, girar y agrandar el tablero.',
  howVr:
    'Señala una casilla y aprieta el gatillo o junta el pulgar y el índice. Con las dos manos puedes mover, girar y agrandar el tablero.',
  seeking: 'Busca un sitio libre en la mesa y toca.',
  leave: 'Dejar la mesa',
  refused: {
    title: 'No se pudo colocar el tablero',
    denied:
      'El navegador necesita tu permiso para la cámara o el visor. Puedes darlo en los ajustes del sitio.',
    failed: 'Tu dispositivo no pudo iniciar la RA o la RV. Puedes seguir jugando aquí.',
  },
  quickLook: {
    button: 'Ver en RA',
    title: 'Ver el tablero en RA',
    detail:
      'El tablero tal como está ahora, sobre tu propia mesa. Es solo para verlo: para seguir jugando, vuelve a esta página.',
    making: 'Creando el modelo…',
    open: 'Ver en tu mesa',
    failed: 'No se pudo crear el modelo',
    failedDetail: 'Inténtalo de nuevo en un momento.',
  },
};
