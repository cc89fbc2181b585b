/**
 * Loads boards for other sites' pages, and the page that makes them. Apart from the routes, whose script would
 * otherwise list all their files for every visitor.
 */
import type { LoadedPage } from './load-page.tsx';

/** The embed that an address below `/embed` names. */
export const loadEmbed = async (subject: string): Promise<LoadedPage> =>
  subject === 'daily'
    ? (await import('../pages/puzzles/EmbeddedDaily.tsx')).loadEmbed()
    : (await import('../pages/embed/EmbedPage.tsx')).loadEmbed(subject);

/** The page that makes them. */
export const loadPage = async (): Promise<LoadedPage> =>
  (await import('../pages/embed/BuilderPage.tsx')).loadPage();
