import type { TranslatedGuide } from '../../../text/guide.ts';
import type { guide as english } from './en-guide.ts';

/** How to play wild, in Spanish. */
export const guide: TranslatedGuide<typeof english> = {
  lead: 'En cada jugada decides si pones una X o una O.',
  sections: [
    {
      title: 'El juego',
      blocks: [
        'Los dos jugadores pueden usar los dos símbolos. Normalmente, una línea es del dueño de su símbolo, la complete quien la complete: la X es de quien empieza y la O, de la otra persona.',
        'Con «Quien completa la línea» no importa de quién sea el símbolo: quien completa una línea gana. Es un juego completamente distinto, y más implacable.',
        {
          moving: 'game',
          says: [
            'Un tablero vacío. Ambos pueden poner una X o una O.',
            'El jugador 1 pone una X en el centro.',
            'El jugador 2 también pone una X, en una esquina.',
            'El jugador 1 completa la diagonal. La X es del jugador 1, que gana.',
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
            'Elige quién gana, «El dueño del símbolo» o «Quien completa la línea», y un tablero de 3×3 o de 4×4. Empieza el jugador 1.',
          ],
        },
        {
          head: 'Cómo se juega',
          lines: ['Elige una casilla vacía y, después, si pones una X o una O.'],
        },
        {
          head: 'Cómo se gana',
          lines: [
            'Gana una línea entera de un mismo símbolo: para el dueño de ese símbolo o, con «Quien completa la línea», para quien la completó. Con tres o cuatro jugadores gana siempre quien completa la línea. Si el tablero se llena sin ninguna línea, hay empate.',
          ],
        },
      ],
    },
    {
      title: 'Estrategia',
      blocks: [
        {
          head: 'El dueño del símbolo: quédate con el tuyo',
          lines: [
            'Si nadie se equivoca, la partida termina en empate. Abrir con el símbolo de tu rival pierde en cualquier casilla: le ayuda, y no recibes nada a cambio.',
            'Tras una X en el centro, una O en una esquina mantiene el empate y una O en una casilla lateral pierde, como en el clásico. Una segunda X pierde al instante, esté donde esté: el dueño de la X completa la línea que pasa por el centro.',
          ],
        },
        {
          figures: [
            {
              diagram: 'own',
              caption: 'Se abrió con una X en el centro. Una O en una esquina mantiene el empate.',
            },
            {
              diagram: 'gift',
              caption:
                'Una segunda X es un regalo: el dueño de la X completa la diagonal en la casilla señalada.',
            },
          ],
        },
        {
          head: 'Quien completa la línea: centro y espejo',
          lines: [
            'Quien empieza gana en siete jugadas como mucho, pero solo si abre en el centro, con cualquiera de los dos símbolos. Después, completa una línea si puedes. Si no, pon en la casilla opuesta el mismo símbolo que acaba de poner tu rival.',
            'Funciona porque siempre dejas el tablero simétrico: tu rival nunca encuentra dos símbolos iguales en línea con una casilla vacía.',
          ],
        },
        {
          figures: [
            {
              diagram: 'maker',
              caption:
                'Quien empezó tomó el centro, y su rival puso una O arriba. Una O abajo es la única jugada que gana.',
            },
            {
              diagram: 'never',
              caption:
                'No dejes nunca dos símbolos iguales y una casilla vacía en línea: la siguiente jugada la completa.',
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
            'Usa el otro símbolo para estropear una línea: una línea mezclada no es de nadie.',
            'Antes de poner una marca, mira qué haría cada uno de los dos símbolos en esa casilla.',
            'En 4×4, las dos modalidades terminan en empate si nadie se equivoca, y hay que pensar mucho más.',
          ],
        },
      ],
    },
  ],
};
