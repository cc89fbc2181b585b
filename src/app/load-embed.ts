/**
 * Loads boards for other sites' pages. Apart from the routes, whose script would
 * otherwise list all their files for every visitor.
 */
import type { LoadedPage } from './load-page.tsx';

/** The embed that an address below `/embed` names. */
export const loadEmbed = async (subject: string): Promise<LoadedPage> =>
  subject === 'daily'
    ? (await import('../pages/puzzles/EmbeddedDaily.tsx')).loadEmbed()
    : (await import('../pages/embed/EmbedPage.tsx')).loadEmbed(subject);
