import { createRoot } from 'react-dom/client';
import { Consent } from '../ui/dialogs/Consent.tsx';
import { startAnalytics } from './analytics.ts';

/** Analytics for this page, with the question before them. */
export function askConsent(id: string): void {
  startAnalytics(id, { document, global: globalThis });
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<Consent />);
}
