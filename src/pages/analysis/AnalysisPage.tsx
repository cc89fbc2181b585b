import { useLayoutEffect, useState } from 'react';
import { loadScene } from '../../match/board/load-scene.ts';
import { BelowGame } from '../../match/below/BelowGame.tsx';
import { MatchFrame } from '../../match/MatchFrame.tsx';
import { readShared } from '../../play/keeping/share.ts';
import { OPPONENTS } from '../../play/match-state.ts';
import { newRecord } from '../../rules/match.ts';
import { analysis as words } from '../../text/analysis.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { speech } from '../../text/speech.ts';
import { notify } from '../../ui/notices/notices.ts';
import { cardOf, loadStage, type VariantId } from '../../variants/screens.ts';
import type { Chosen, Stage } from '../../variants/stage.ts';
import { AnalysisScreen, type Opened } from './AnalysisScreen.tsx';

/** The lazy part of the analysis board's route. */
export async function analysisRoute(id: VariantId) {
  const [stage] = await Promise.all([loadStage(id), lazyTranslations.analysis?.(words)]);
  if (!import.meta.env.SSR) loadScene(stage).catch(() => undefined);
  return { element: <AnalysisPage key={id} id={id} stage={stage} /> };
}

function fresh({ game }: Stage, chosen: Chosen): Opened {
  const [seats] = game.seats;
  const made = newRecord(game, seats, game.options(chosen, seats) ?? {});
  if (!made.ok) throw new Error(`${game.id} can't be analysed: ${made.error}`);
  return { record: made.value, opponent: null };
}

/** The match in the address; null, with a notice, if there is none. */
function openedIn({ game }: Stage, query: URLSearchParams): Opened | null {
  if (!query.has('moves') && !query.has('options')) return null;
  const record = readShared(game, query);
  if (!record) {
    notify({ title: speech.share.broken, description: speech.share.brokenHint, tone: 'bad' });
    return null;
  }
  const level = OPPONENTS.find((each) => each === query.get('vs'));
  const person = Number(query.get('me') ?? 0);
  return { record, opponent: level ? { level, person } : null };
}

type Props = { readonly id: VariantId; readonly stage: Stage };

/** The analysis board: both sides are played by the reader, and every move shows what it leads to. */
function AnalysisPage({ id, stage }: Props) {
  const [now, setNow] = useState(() => ({ chosen: {}, opened: fresh(stage, {}), arrival: 0 }));
  // Before the first paint, and not while the prerendered page comes to life.
  useLayoutEffect(() => {
    const opened = openedIn(stage, new URLSearchParams(location.search));
    // oxlint-disable-next-line react/set-state-in-effect -- the address is read once
    if (opened) setNow({ chosen: {}, opened, arrival: 1 });
  }, [stage]);
  return (
    <>
      <MatchFrame
        title={words.title(cardOf(id).name)}
        back={[`/${id}`, words.toGame(cardOf(id).name)]}
      >
        <AnalysisScreen
          key={`${now.arrival} ${JSON.stringify(now.chosen)}`}
          id={id}
          stage={stage}
          opened={now.opened}
          chosen={now.chosen}
          onOptions={(chosen) => setNow({ chosen, opened: fresh(stage, chosen), arrival: 0 })}
        />
      </MatchFrame>
      <BelowGame id={id} />
    </>
  );
}
