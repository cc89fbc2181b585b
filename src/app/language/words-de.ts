/** The German words of the first load. */
import { speak as speakText } from '../../text/de/all.ts';
import { later } from '../../text/later.ts';
import { speakPages } from './speak-pages.ts';

export { spoken } from '../../variants/spoken-de.ts';

export function speak(): void {
  speakText();
  later.pages = speakPages(() => import('../../variants/pages-de.ts'));
}
