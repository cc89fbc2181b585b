/** Writes the head's elements as HTML, and into the open page. */
import { escapeHtml } from '../../text/escape-html.ts';
import type { Tag } from './head-subject.ts';

/** Marks elements that belong to the address and are replaced at the next one. */
const MARK = 'data-head';

/** The elements as HTML, one per line. */
export function headHtml(tags: readonly Tag[]): string {
  return tags
    .map(({ tag, attributes, text }) => {
      const all = { ...attributes, [MARK]: '' };
      const list = Object.entries(all).map(([name, value]) =>
        value === '' ? name : `${name}="${escapeHtml(value)}"`,
      );
      const start = `<${[tag, ...list].join(' ')}>`;
      if (text === undefined) return start;
      return `${start}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
    })
    .join('\n    ');
}

/** Replaces the previous address's elements in the page's head. */
export function applyHead(page: Document, tags: readonly Tag[]): void {
  const old = page.head.querySelectorAll(`[${MARK}]`);
  page.head.append(...tags.map((tag) => elementOf(page, tag)));
  for (const element of old) element.remove();
}

function elementOf(page: Document, { tag, attributes, text }: Tag): HTMLElement {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, '');
  if (text !== undefined) element.textContent = text;
  return element;
}

/** A page's address as it may be reported: a query or fragment may hold an invitation or a game. */
export const barePage = ({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): string =>
  origin + pathname;

type SetTag = (command: 'set', fields: Readonly<Record<string, string>>) => void;

/** Tells the operator's analytics, if there are any, the page's new address. */
export function measurePage(): void {
  const { gtag } = globalThis as { readonly gtag?: SetTag };
  gtag?.('set', { page_location: barePage(location) });
}
