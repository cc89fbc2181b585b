/** Structured data (schema.org), without invented ratings (META-10). */
import { COMMON, headWords } from '../../text/head.ts';
import { fullName, gameEntry, playIds } from './metadata.ts';
import { linkTo, type Subject, type Tag } from './head-subject.ts';
import { previewUrlOf } from './head-tags.ts';

const CONTEXT = 'https://schema.org';
const maker = { '@type': 'Organization', name: COMMON.author };

/** A page's data as a script element that browsers don't run. */
export function dataOf(subject: Subject): readonly Tag[] {
  if (subject.canonical === null || subject.isEmbed) return [];
  const data = subject.game
    ? gameData(subject)
    : subject.entry.type === 'article'
      ? articleData(subject)
      : collectionData(subject);
  // A closing tag in a text must not end the element.
  const text = JSON.stringify({ '@context': CONTEXT, ...data }).replaceAll('<', String.raw`\u003c`);
  return [{ tag: 'script', attributes: { type: 'application/ld+json' }, text }];
}

const describeCommon = (subject: Subject) => ({
  description: subject.entry.description,
  url: linkTo(subject, subject.canonical ?? '/'),
  image: previewUrlOf(subject) ?? undefined,
  inLanguage: headWords.language,
  datePublished: COMMON.published,
  dateModified: COMMON.modified,
});

function gameData(subject: Subject) {
  const { keywords, players: [least, most] = [1, 2] } = subject.entry;
  return {
    '@type': ['VideoGame', 'WebApplication'],
    name: fullName(subject.entry),
    ...describeCommon(subject),
    keywords: keywords.join(', '),
    genre: headWords.genres,
    gamePlatform: headWords.platform,
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    softwareVersion: COMMON.version,
    playMode: most > 1 && least === 1 ? ['SinglePlayer', 'MultiPlayer'] : ['MultiPlayer'],
    numberOfPlayers: { '@type': 'QuantitativeValue', minValue: least, maxValue: most },
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    author: maker,
  };
}

const articleData = (subject: Subject) => ({
  '@type': 'Article',
  headline: subject.entry.title,
  ...describeCommon(subject),
  articleSection: subject.entry.section,
  keywords: subject.entry.keywords.join(', '),
  author: maker,
});

const collectionData = (subject: Subject) => ({
  '@type': 'WebSite',
  name: COMMON.site,
  ...describeCommon(subject),
  publisher: maker,
  hasPart: playIds.flatMap((id) => {
    const entry = gameEntry(id);
    if (!entry) return [];
    return [{ '@type': 'VideoGame', name: fullName(entry), url: linkTo(subject, `/${id}`) }];
  }),
});
