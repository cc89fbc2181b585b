import type { SymbolId } from '../../rules/game.ts';

/** The shapes of the symbols. `src/scene/geometry/marks.ts` has them in 3D: change both. */
const PATHS: Record<SymbolId, string> = {
  X: 'M6.2 6.2 17.8 17.8M17.8 6.2 6.2 17.8',
  O: 'M12 5.6a6.4 6.4 0 1 1 0 12.8a6.4 6.4 0 1 1 0-12.8Z',
  A: 'M12 5.2 19 17.8H5Z',
  B: 'M5.8 5.8H18.2V18.2H5.8Z',
  C: '',
  D: 'M12 4.2 18 12 12 19.8 6 12Z',
};

/** The crescent is a shape with tapering tips, not a line. */
const CRESCENT = 'M15.6 4.3A8.4 8.4 0 1 0 19.7 15.3A6.3 6.3 0 1 1 15.6 4.3Z';

/**
 * A mark as a small picture: the glaze with its pool as an outline, which keeps it readable on porcelain.
 * Decoration: name it in the text beside it.
 */
export function MarkIcon({ symbol, size = 24 }: { symbol: SymbolId; size?: number }) {
  const name = symbol.toLowerCase();
  const [top, pool] = [`var(--${name})`, `var(--${name}-pool)`];
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {symbol === 'C' ? (
        <path d={CRESCENT} fill={top} stroke={pool} strokeWidth="1.7" strokeLinejoin="round" />
      ) : (
        <g strokeLinecap="round" strokeLinejoin="round">
          <path d={PATHS[symbol]} stroke={pool} strokeWidth="7" />
          <path d={PATHS[symbol]} stroke={top} strokeWidth="3.6" />
        </g>
      )}
    </svg>
  );
}
