/** The title, meta tags and links of a page. */
import { COMMON, headWords } from '../../text/head.ts';
import { LANGUAGES } from '../../look/languages.ts';
import { linkTo, pageLanguage, type Subject, type Tag } from './head-subject.ts';

const namedTag = (name: string, content: string): Tag => ({
  tag: 'meta',
  attributes: { name, content },
});

const property = (name: string, content: string): Tag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

const link = (attributes: Tag['attributes']): Tag => ({ tag: 'link', attributes });

/** The page in all languages, for search engines; a visitor with another language gets the English one. */
const alternates = (subject: Subject, path: string): readonly Tag[] => [
  ...LANGUAGES.map((hreflang) =>
    link({ rel: 'alternate', hreflang, href: linkTo(subject, path, hreflang) }),
  ),
  link({ rel: 'alternate', hreflang: 'x-default', href: linkTo(subject, path, 'en') }),
];

/** The names of the languages in Open Graph. */
const LOCALES = { en: 'en_US', de: 'de_DE', es: 'es_ES' } as const;

/** The size of the pictures in public/share. */
const PICTURE = { width: '1200', height: '630' };

/** The URL of a link preview's picture; null without the site's address, since it must be absolute. */
export const previewUrlOf = ({ entry, site }: Subject): string | null =>
  site === '' ? null : `${site}/share/${entry.picture}.jpg`;

/** All tags except the structured data. */
export function tagsOf(subject: Subject): readonly Tag[] {
  const { entry, canonical, site, isEmbed = false } = subject;
  if (isEmbed) return embedTags(subject);
  // Only links may be relative.
  const address = canonical === null || site === '' ? null : linkTo(subject, canonical);
  return [
    { tag: 'title', attributes: {}, text: entry.title },
    ...plain(subject),
    ...(canonical === null
      ? [namedTag('robots', 'noindex')]
      : [
          namedTag('robots', 'index, follow, max-image-preview:large'),
          link({ rel: 'canonical', href: linkTo(subject, canonical) }),
          ...alternates(subject, canonical),
        ]),
    ...place(),
    ...dublinCore(subject, address),
    ...app(),
    ...openGraph(subject, address),
    ...twitter(subject),
  ];
}

/** Nobody shares a part of another page: it only leads search engines to the page of its own. */
const embedTags = (subject: Subject): readonly Tag[] => [
  { tag: 'title', attributes: {}, text: subject.entry.title },
  namedTag('description', subject.entry.description),
  namedTag('robots', 'noindex'),
  link({ rel: 'canonical', href: linkTo(subject, subject.canonical ?? '/') }),
];

const plain = ({ entry }: Subject): readonly Tag[] => [
  namedTag('description', entry.description),
  namedTag('keywords', entry.keywords.join(', ')),
  namedTag('author', COMMON.author),
  namedTag('date', COMMON.published),
  namedTag('last-modified', COMMON.modified),
  namedTag('section', entry.section),
  namedTag('tags', entry.tags.join(', ')),
  namedTag('revisit-after', COMMON.revisit),
  namedTag('version', COMMON.version),
];

const place = (): readonly Tag[] => [
  namedTag('geo.region', COMMON.region),
  namedTag('geo.placename', headWords.place),
  namedTag('distribution', 'global'),
];

const dublinCore = ({ entry }: Subject, address: string | null): readonly Tag[] => [
  namedTag('DC.title', entry.title),
  namedTag('DC.description', entry.description),
  namedTag('DC.subject', entry.tags.join('; ')),
  namedTag('DC.creator', COMMON.author),
  namedTag('DC.publisher', COMMON.site),
  namedTag('DC.date', COMMON.published),
  namedTag('DC.type', entry.type === 'article' ? 'Text' : 'InteractiveResource'),
  namedTag('DC.format', 'text/html'),
  namedTag('DC.language', headWords.language),
  namedTag('DC.coverage', headWords.place),
  namedTag('DC.rights', COMMON.rights),
  ...(address === null ? [] : [namedTag('DC.identifier', address)]),
];

const app = (): readonly Tag[] => [
  ...(['light', 'dark'] as const).map((scheme): Tag => ({
    tag: 'meta',
    attributes: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: COMMON.colours[scheme],
    },
  })),
  namedTag('msapplication-TileColor', COMMON.colours.light),
  namedTag('application-name', COMMON.site),
  namedTag('mobile-web-app-capable', 'yes'),
  namedTag('apple-mobile-web-app-capable', 'yes'),
  namedTag('apple-mobile-web-app-title', COMMON.site),
  namedTag('apple-mobile-web-app-status-bar-style', 'default'),
];

const openGraph = (subject: Subject, address: string | null): readonly Tag[] => {
  const { entry } = subject;
  const picture = previewUrlOf(subject);
  return [
    property('og:type', entry.type),
    property('og:site_name', COMMON.site),
    property('og:locale', LOCALES[pageLanguage()]),
    ...LANGUAGES.filter((other) => other !== pageLanguage()).map((other) =>
      property('og:locale:alternate', LOCALES[other]),
    ),
    property('og:title', entry.title),
    property('og:description', entry.description),
    ...(address === null ? [] : [property('og:url', address)]),
    ...(picture === null
      ? []
      : [
          property('og:image', picture),
          property('og:image:type', 'image/jpeg'),
          property('og:image:width', PICTURE.width),
          property('og:image:height', PICTURE.height),
          property('og:image:alt', entry.pictureText),
        ]),
    ...(entry.type === 'website'
      ? []
      : [
          property('article:author', COMMON.author),
          property('article:published_time', COMMON.published),
          property('article:modified_time', COMMON.modified),
          property('article:section', entry.section),
          ...entry.tags.map((tag) => property('article:tag', tag)),
        ]),
  ];
};

const twitter = (subject: Subject): readonly Tag[] => {
  const { entry } = subject;
  const picture = previewUrlOf(subject);
  return [
    namedTag('twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    namedTag('twitter:title', entry.title),
    namedTag('twitter:description', entry.description),
    ...(picture === null
      ? []
      : [namedTag('twitter:image', picture), namedTag('twitter:image:alt', entry.pictureText)]),
  ];
};
