import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { guideWords } from '../../text/guide.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { AllFrames, type DiagramFrame, usePrinting } from '../../ui/diagram/AllFrames.tsx';
import { Diagram } from '../../ui/diagram/Diagram.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { describe, type DiagramGame, positionsOf } from '../../ui/diagram/position.ts';
import { fromSide, type Orientation } from '../../ui/diagram/projection.ts';
import { announce } from '../../ui/notices/Announcer.tsx';
import { layoutOf } from './board.ts';
import styles from './LineDiagram.module.css';
import { threeD } from './rules.ts';
import { words } from './words/en.ts';

/** Three moves of X that make a line of each kind, O's between them. */
const KINDS = {
  horizontal: ['1.3', '0.2', '1.4', '2.6', '1.5'],
  vertical: ['0.4', '1.2', '1.4', '3.6', '2.4'],
  diagonal: ['1.6', '1.0', '2.3', '0.4', '3.0'],
  space: ['0.6', '2.0', '1.4', '1.1', '2.2'],
} as const;
type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

/**
 * The levels are closer together than on the board, so that the whole stack fits on a screen beside its
 * buttons.
 */
const CLOSER = 0.62;
const drawn: DiagramGame = {
  game: threeD,
  layoutOf(options) {
    const board = layoutOf(options);
    const centreOf: typeof board.centreOf = (cell) => {
      const [x, y, z] = board.centreOf(cell);
      return [x, y * CLOSER, z];
    };
    return { ...board, centreOf };
  },
};
const { lines } = words.own;
const STEP = 15;

const positionOf = (kind: Kind) => positionsOf(drawn, { moves: KINDS[kind] }).at(-1);

function framesOf(kind: Kind): DiagramFrame[] {
  const position = positionOf(kind);
  const said = lines.captions[kind];
  if (!position) return [];
  const label = describe(position, said);
  return [{ said, diagram: <Diagram {...position} orientation={fromSide} label={label} /> }];
}

/** The four kinds of lines in a stack of four levels that can be turned by hand. On paper all stand side by side. */
export function LineDiagram() {
  const isPrinting = usePrinting();
  const [kind, setKind] = useState<Kind>('horizontal');
  const { orientation, turnBy, handlers } = useTurn();
  if (isPrinting) return <AllFrames frames={kinds.flatMap(framesOf)} />;
  const position = positionOf(kind);
  if (!position) return null;
  return (
    <div className={styles['diagram']} lang={guideWords.lang}>
      <div className={styles['shown']}>
        <div
          className={styles['stack']}
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys turn it
          tabIndex={0}
          aria-label={lines.diagram}
          {...handlers}
        >
          <Diagram
            {...position}
            orientation={orientation}
            label={describe(position, lines.captions[kind])}
          />
        </div>
        <div className={styles['turning']}>
          <Button size="small" icon aria-label={lines.left} onClick={() => turnBy(-STEP, 0)}>
            <Icon name="back" />
          </Button>
          <p className={styles['quiet']}>{lines.detail}</p>
          <Button size="small" icon aria-label={lines.right} onClick={() => turnBy(STEP, 0)}>
            <Icon name="forward" />
          </Button>
        </div>
      </div>
      <div className={styles['choice']}>
        <div className={styles['kinds']} role="group" aria-label={lines.title}>
          {kinds.map((each) => (
            <Button
              key={each}
              size="small"
              aria-pressed={each === kind}
              className={styles['kind']}
              onClick={() => {
                setKind(each);
                announce(lines.captions[each]);
              }}
            >
              {lines.kinds[each]}
            </Button>
          ))}
        </div>
        <p className={styles['caption']}>{lines.captions[kind]}</p>
      </div>
    </div>
  );
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, 5],
  ArrowDown: [0, -5],
};

/**
 * From the side to nearly above: a lower view would hide the levels' far rows, a higher one the levels below.
 */
const within = (elevation: number) => Math.min(55, Math.max(12, elevation));

/** A turn by drag (sideways on touch, so that the page still scrolls) and by arrow keys. */
function useTurn() {
  const [orientation, setOrientation] = useState<Orientation>(fromSide);
  const held = useRef<{
    readonly at: readonly [number, number];
    readonly begun: Orientation;
  } | null>(null);
  const turnBy = (across: number, up: number) =>
    setOrientation(({ azimuth, elevation }) => ({
      azimuth: (azimuth + across + 360) % 360,
      elevation: within(elevation + up),
    }));
  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      const by = KEYS[event.key];
      if (!by) return;
      event.preventDefault();
      turnBy(...by);
    },
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { at: [event.clientX, event.clientY], begun: orientation };
    },
    onPointerMove(event: PointerEvent) {
      if (!held.current) return;
      const [x, y] = held.current.at;
      held.current = { ...held.current, at: [event.clientX, event.clientY] };
      turnBy((x - event.clientX) * 0.5, (event.clientY - y) * 0.25);
    },
    onPointerUp: () => void (held.current = null),
    // The browser scrolls the page instead.
    onPointerCancel() {
      if (held.current) setOrientation(held.current.begun);
      held.current = null;
    },
  };
  return { orientation, turnBy, handlers };
}
