/** The words below games and online rooms. */
import type { Question } from './word-types.ts';

const q = (question: string, answer: string): Question => ({ question, answer });

export const relatedWords = {
  related: 'Related Variants',
  faq: 'Questions about this game',
  analysis: 'Find the best moves on the analysis board',
  play: 'Play Now',
} as const;

/** Below the online rooms. */
export const onlineRelated: readonly string[] = ['classic', 'ultimate', 'infinite'];

const questions = [
  q('Do I need an account?', 'No. You only need a name and the room’s code.'),
  q('How many can play in a room?', 'Two to six, depending on the game: the guide has a table.'),
  q(
    'Can strangers find my room?',
    'Only if you list it when you create it. Otherwise they need the code.',
  ),
  q(
    'I was disconnected. Is my seat gone?',
    'No. Reload the page or open the link to return to it. After a minute, the others can continue with random moves for you.',
  ),
] as const satisfies readonly Question[];

/** The parts that a language translates. */
export const related = { words: relatedWords, online: questions };
