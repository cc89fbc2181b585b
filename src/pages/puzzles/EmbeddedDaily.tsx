import type { MatchScreenProps } from '../../match/MatchScreen.tsx';
import { EmbedNote } from '../../match/embed/EmbedFrame.tsx';
import { EmbedScreen } from '../../match/embed/EmbedScreen.tsx';
import { solvedMessage, tellParent } from '../../match/embed/messages.ts';
import { dateOf, gameOfDay } from '../../puzzles/daily.ts';
import { embedWords } from '../../text/embed.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { puzzles as words } from '../../text/puzzles.ts';
import { cardOf } from '../../variants/menu.ts';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { usePuzzleOfDay } from './use-puzzles.ts';

/** The lazy part of the route: the page in the visitor's language. */
export async function loadEmbed() {
  await Promise.all([lazyTranslations.embed?.(embedWords), lazyTranslations.puzzles?.(words)]);
  return { element: <EmbeddedDaily /> };
}

/** The puzzle of the day in another site's page. */
function EmbeddedDaily() {
  const { day, loaded, puzzle } = usePuzzleOfDay();
  if (day === null || typeof loaded === 'string' || !puzzle)
    return (
      <EmbedNote
        title={words.daily}
        link={['/puzzles', embedWords.puzzles]}
        note={loaded === 'failed' ? words.failed : words.loading}
      />
    );
  return (
    <PuzzleScreen
      key={day}
      named={`${words.daily}: ${cardOf(gameOfDay(day)).name}`}
      isBrief
      id={gameOfDay(day)}
      variant={loaded.variant}
      puzzle={puzzle}
      onSolved={(match) => tellParent(solvedMessage(match, dateOf(day)))}
      after={null}
      Screen={DailyScreen}
    />
  );
}

const DailyScreen = (props: MatchScreenProps) => (
  <EmbedScreen {...props} title={words.daily} link={['/puzzles', embedWords.puzzles]} />
);
