import { squareLayouts } from '../../rules/rows/square-layout.ts';
import { guide } from '../../text/online-guide.ts';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import { Diagram } from '../../ui/diagram/Diagram.tsx';
import { MovingDiagram } from '../../ui/diagram/MovingDiagram.tsx';
import styles from './RoomDiagram.module.css';

const CODE = 'K7M2QP';
const SCREENS = ['X', 'O'] as const;
const cells = squareLayouts[3].grid(Array.from('012345678')).flat(2);
const moves = [
  { id: '1', cell: '4', symbol: 'X' },
  { id: '2', cell: '2', symbol: 'O' },
];

/** Two screens that show how a room is opened, how somebody joins, and a move on both. */
export function RoomDiagram() {
  const frames = guide.own.room.map((said, step) => ({
    said,
    diagram: (
      // Hidden from screen readers, because the words beside it say the same.
      <div className={styles['room']} aria-hidden="true">
        {SCREENS.map((symbol) => (
          <div key={symbol} className={styles['screen']}>
            <MarkIcon symbol={symbol} size={28} />
            <Screen step={step} isHost={symbol === 'X'} />
          </div>
        ))}
      </div>
    ),
  }));
  return <MovingDiagram frames={frames} />;
}

function Screen({ step, isHost }: { step: number; isHost: boolean }) {
  if (step < 2) {
    const isKnown = isHost || step > 0;
    return <p className={styles['code']}>{isKnown ? CODE : '······'}</p>;
  }
  const view = { state: null, cells, marks: moves.slice(0, step - 2), lines: [] };
  return <Diagram layout={squareLayouts[3]} view={view} label="" />;
}
