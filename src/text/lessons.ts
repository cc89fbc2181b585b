/** The shape of a lesson's words, and the words around it; loaded with what shows them. */
import type { Translation } from './translation.ts';

/** The words of one step. */
type StepWords = {
  /** The task, in one sentence. */
  readonly ask: string;
  /** The reason, while the reader looks for the move. */
  readonly why: string;
  /** The effect of the move. */
  readonly seen: string;
  /** The words for a move that misses the goal; absent where every move reaches it. */
  readonly missed?: string;
};

export type LessonWords = readonly StepWords[];

/** The modules of a lesson's words, by language. */
export type LessonTranslations = Readonly<
  Record<'de' | 'es', () => Promise<{ readonly words: Translation<LessonWords> }>>
>;

export const lessons = {
  lang: 'en',
  title: (game: string) => `${game}: lesson`,
  leave: 'Leave the lesson',
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  skip: 'Skip',
  toGame: 'Go to the game',
  choose: 'Choose now',
  /** Why nothing can be played. */
  refusals: {
    reading: 'Press “Choose now” first.',
    missed: 'Press “Try again” first.',
    shown: 'This step is done.',
  },
  next: 'Next',
  again: 'Try again',
  well: 'Well done!',
  missed: 'Not quite.',
  replying: 'Watch the answer.',
  guide: 'Read the guide',
  offer: {
    label: 'Lesson',
    ask: 'New here?',
    start: '1-minute lesson',
    refuse: 'No lesson, thanks',
  },
};
