import type { Json } from '../../rules/game.ts';

/** A page's data for search engines (JSON-LD). It is never run, so the site's policy lets it be. */
export function StructuredData({ data }: { data: Readonly<Record<string, Json>> }) {
  // A "<" in the data could end the element; as an escape it is the same JSON.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

type Question = { readonly question: string; readonly answer: string };

/** Questions and answers as search engines read them. */
export const faqData = (items: readonly Question[]): Readonly<Record<string, Json>> => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
