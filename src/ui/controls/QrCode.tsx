import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** A link as a QR code, dark on light in every theme, because cameras need it. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const { data, size } = encode(link, { border: 2, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="#16241f" shapeRendering="crispEdges" />
    </svg>
  );
}
