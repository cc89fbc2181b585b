import { createRoot } from 'react-dom/client';
import { Consent } from '../ui/dialogs/Consent.tsx';
import { startAnalytics } from './analytics.ts';

/** Starts analytics for this page, after asking for consent. */
export function askConsent(id: string): void {
  startAnalytics(id, { document, global: globalThis });
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<Consent />);
}
