import styles from './QrCode.module.css';
import { QR_COLOURS, qrPath } from './qr-path.ts';

/** A link as a QR code. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const { path, size } = qrPath(link, 'M');
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill={QR_COLOURS.dark} shapeRendering="crispEdges" />
    </svg>
  );
}
