import { encode } from 'uqr';

export type QrPath = {
  /** The dark modules as an SVG path, one unit a module. */
  readonly path: string;
  /** Modules along a side, with the quiet border. */
  readonly size: number;
};

/** Dark on light in every theme, because cameras need it. */
export const QR_COLOURS = { dark: '#16241f', light: '#fff' };

/** A link as a QR code. `M` can still be read where 15 % of it is damaged, `L` where 7 % is; it has fewer modules. */
export function qrPath(link: string, correction: 'L' | 'M'): QrPath {
  const { data, size } = encode(link, { border: 2, ecc: correction });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
