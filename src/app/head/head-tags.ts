/** The title, meta tags and links of a page. */
import { COMMON, said } from '../../text/metadata-words.ts';
import { LANGUAGES } from '../../look/languages.ts';
import { linkTo, spoken, type Subject, type Tag } from './head-subject.ts';

const named = (name: string, content: string): Tag => ({
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
export const pictureOf = ({ entry, site }: Subject): string | null =>
  site === '' ? null : `${site}/share/${entry.picture}.jpg`;

/** All tags except the structured data. */
export function tagsOf(subject: Subject): readonly Tag[] {
  const { entry, canonical, site } = subject;
  // Only links may be relative.
  const address = canonical === null || site === '' ? null : linkTo(subject, canonical);
  return [
    { tag: 'title', attributes: {}, text: entry.title },
    ...plain(subject),
    ...(canonical === null
      ? [named('robots', 'noindex')]
      : [
          named('robots', 'index, follow, max-image-preview:large'),
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

const plain = ({ entry }: Subject): readonly Tag[] => [
  named('description', entry.description),
  named('keywords', entry.keywords.join(', ')),
  named('author', COMMON.author),
  named('date', COMMON.published),
  named('last-modified', COMMON.modified),
  named('section', entry.section),
  named('tags', entry.tags.join(', ')),
  named('revisit-after', COMMON.revisit),
  named('version', COMMON.version),
];

const place = (): readonly Tag[] => [
  named('geo.region', COMMON.region),
  named('geo.placename', said.place),
  named('distribution', 'global'),
];

const dublinCore = ({ entry }: Subject, address: string | null): readonly Tag[] => [
  named('DC.title', entry.title),
  named('DC.description', entry.description),
  named('DC.subject', entry.tags.join('; ')),
  named('DC.creator', COMMON.author),
  named('DC.publisher', COMMON.site),
  named('DC.date', COMMON.published),
  named('DC.type', entry.type === 'article' ? 'Text' : 'InteractiveResource'),
  named('DC.format', 'text/html'),
  named('DC.language', said.language),
  named('DC.coverage', said.place),
  named('DC.rights', COMMON.rights),
  ...(address === null ? [] : [named('DC.identifier', address)]),
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
  named('msapplication-TileColor', COMMON.colours.light),
  named('application-name', COMMON.site),
  named('mobile-web-app-capable', 'yes'),
  named('apple-mobile-web-app-capable', 'yes'),
  named('apple-mobile-web-app-title', COMMON.site),
  named('apple-mobile-web-app-status-bar-style', 'default'),
];

const openGraph = (subject: Subject, address: string | null): readonly Tag[] => {
  const { entry } = subject;
  const picture = pictureOf(subject);
  return [
    property('og:type', entry.type),
    property('og:site_name', COMMON.site),
    property('og:locale', LOCALES[spoken()]),
    ...LANGUAGES.filter((other) => other !== spoken()).map((other) =>
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
  const picture = pictureOf(subject);
  return [
    named('twitter:card', picture === null ? 'summary' : 'summary_large_image'),
    named('twitter:title', entry.title),
    named('twitter:description', entry.description),
    ...(picture === null
      ? []
      : [named('twitter:image', picture), named('twitter:image:alt', entry.pictureText)]),
  ];
};
