/**
 * Loads pages that few visitors open. Apart from the routes, whose script would otherwise list all their files for every
 * visitor.
 */
import type { LoadedPage } from './load-page.tsx';

/** The embed that an address below `/embed` names. */
export const loadEmbed = async (subject: string): Promise<LoadedPage> =>
  subject === 'daily'
    ? (await import('../pages/puzzles/EmbeddedDaily.tsx')).loadEmbed()
    : (await import('../pages/embed/EmbedPage.tsx')).loadEmbed(subject);

export const loadBuilder = async (): Promise<LoadedPage> =>
  (await import('../pages/embed/BuilderPage.tsx')).loadPage();

export const loadFaq = async (): Promise<LoadedPage> =>
  (await import('../pages/faq/Faq.tsx')).loadPage();

export const loadPrint = async (): Promise<LoadedPage> =>
  (await import('../pages/print/PrintPage.tsx')).loadPage();

export const loadPrivacy = async (): Promise<LoadedPage> =>
  (await import('../pages/privacy/PrivacyPage.tsx')).loadPage();

export const loadStats = async (): Promise<LoadedPage> =>
  (await import('../pages/stats/StatsPage.tsx')).loadPage();

export const loadStrategies = async (): Promise<LoadedPage> =>
  (await import('../pages/strategies/Strategies.tsx')).loadPage();
