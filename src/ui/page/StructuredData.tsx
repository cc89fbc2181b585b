import type { Json } from '../../rules/game.ts';
import type { Question } from '../../text/word-types.ts';

/** A page's data for search engines (JSON-LD). Browsers don't run it, so the site's policy allows it. */
export function StructuredData({ data }: { data: Readonly<Record<string, Json>> }) {
  // Escape "<", which could end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

/** Questions and answers for search engines. */
export const faqData = (items: readonly Question[]): Readonly<Record<string, Json>> => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
