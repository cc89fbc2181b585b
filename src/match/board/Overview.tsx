import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { Roam } from '../../play/roam.ts';
import type { BoardView } from '../../play/view.ts';
import { placeOf, type Span, spanOf } from '../../rules/plane/plane.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './Overview.module.css';
import { Icon } from '../../ui/controls/Icon.tsx';

/** Boards up to this many cells a side need no map. */
const SMALL = 9;
/** Ratio of columns to rows from which a board, seen at a slant, is larger below its map than beside it. */
const WIDE = 0.9;

/** For a board that grows: a button that shows all of it, and a map. */
export function Overview({ view, roam }: { view: BoardView; roam: Roam }) {
  const span = useMemo(() => spanOf(view.cells), [view.cells]);
  const isLarge = Math.max(span.width, span.height) > SMALL;
  return (
    <>
      {isLarge ? <GrowingBoardMap view={view} span={span} roam={roam} /> : null}
      <Button
        size="small"
        data-centre
        className={styles['centre']}
        onClick={() => roam.goTo('whole')}
      >
        <span className={styles['word']}>{text.roam.centre}</span>
        <span className={styles['icon']}>
          <Icon path="M12 4v3.5M12 16.5V20M4 12h3.5M16.5 12H20M12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5Z" />
        </span>
      </Button>
    </>
  );
}

/** A map: marks as dots, the visible part as a frame. A press moves the camera there. */
function GrowingBoardMap({ view, span, roam }: { view: BoardView; span: Span; roam: Roam }) {
  const { x, y, width, height } = span;
  const go = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.querySelector('svg')?.getBoundingClientRect();
    if (!box) return;
    const across = (event.clientX - box.left) / box.width;
    const down = (event.clientY - box.top) / box.height;
    roam.goTo([x - 0.5 + across * width, y - 0.5 + down * height]);
  };
  const newest = view.last?.cells[0] === undefined ? null : placeOf(view.last.cells[0]);
  return (
    <button
      type="button"
      className={styles['map']}
      data-map={width >= WIDE * height ? 'above' : 'beside'}
      aria-label={text.roam.map(width, height)}
      onPointerDown={go}
      onPointerMove={go}
      onClick={(event) => {
        // A key press has no place on the map, so it goes to the newest mark.
        if (event.detail === 0) roam.goTo(newest ?? 'all');
      }}
    >
      <svg
        viewBox={`${x - 0.5} ${y - 0.5} ${width} ${height}`}
        style={{ aspectRatio: `${width} / ${height}` }}
        className={styles['paper']}
        aria-hidden="true"
      >
        <Dots view={view} />
        {newest ? (
          <rect
            className={styles['newest']}
            x={newest[0] - 0.5}
            y={newest[1] - 0.5}
            width={1}
            height={1}
          />
        ) : null}
        <Seen roam={roam} span={span} />
      </svg>
    </button>
  );
}

/** One path per symbol, however many marks there are. */
function Dots({ view }: { view: BoardView }) {
  const paths = useMemo(() => {
    const bySymbol = new Map<string, string>();
    for (const { cell, symbol } of view.marks) {
      const [x, y] = placeOf(cell) ?? [0, 0];
      bySymbol.set(symbol, `${bySymbol.get(symbol) ?? ''}M${x - 0.5} ${y - 0.5}h1v1h-1z`);
    }
    return [...bySymbol];
  }, [view.marks]);
  return paths.map(([symbol, path]) => (
    <path key={symbol} d={path} fill={`var(--${symbol.toLowerCase()})`} />
  ));
}

/** Follows the camera without rendering the page for every frame. */
function Seen({ roam, span }: { roam: Roam; span: Span }) {
  const frame = useRef<SVGPolygonElement>(null);
  useEffect(() => {
    // Without clipping, one side of the frame could show as a stray line at the map's edge.
    const within = (value: number, from: number, length: number) =>
      Math.max(from - 0.5, Math.min(from - 0.5 + length, value));
    return roam.onSeen((seen) => {
      const corners = seen.map(
        ([x, y]) => `${within(x, span.x, span.width)},${within(y, span.y, span.height)}`,
      );
      frame.current?.setAttribute('points', corners.join(' '));
    });
  }, [roam, span]);
  return <polygon ref={frame} className={styles['seen']} />;
}
