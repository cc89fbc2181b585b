/**
 * Loads the page that prints sheets. Apart from the routes, whose script would otherwise list all its files for every
 * visitor.
 */
import type { LoadedPage } from './load-page.tsx';

export const loadPage = async (): Promise<LoadedPage> =>
  (await import('../pages/print/PrintPage.tsx')).loadPage();
