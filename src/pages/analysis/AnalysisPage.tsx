import { useLayoutEffect, useState } from 'react';
import { loadScene } from '../../match/board/load-scene.ts';
import { LazyBelow } from '../../match/below/LazyBelow.tsx';
import { MatchShell } from '../../match/MatchShell.tsx';
import { readShared } from '../../play/keeping/share.ts';
import { readLevel } from '../../play/match-state.ts';
import { newRecord } from '../../rules/match.ts';
import { isIntegerIn } from '../../rules/untrusted.ts';
import { analysis as words } from '../../text/analysis.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { speech } from '../../text/speech.ts';
import { notify } from '../../ui/notices/notices.ts';
import { cardOf, loadVariant } from '../../variants/menu.ts';
import { type Chosen, offeredOptions, type Variant } from '../../variants/variant.ts';
import { AnalysisScreen } from './AnalysisScreen.tsx';
import type { StartPosition } from './play-from.tsx';
import type { GameId } from '../../variants/rules.ts';

/** The lazy part of the analysis board's route. */
export async function analysisRoute(id: GameId) {
  const [variant] = await Promise.all([loadVariant(id), lazyTranslations.analysis?.(words)]);
  if (!import.meta.env.SSR) loadScene(variant).catch(() => undefined);
  return { element: <AnalysisPage key={id} id={id} variant={variant} /> };
}

function newStartPosition(
  { game, options }: Variant,
  chosen: Chosen,
  seats = game.seats[0],
): StartPosition {
  const asked = game.options(offeredOptions(options, chosen), seats) ?? {};
  const made = newRecord(game, seats, asked);
  if (!made.ok) throw new Error(`${game.id} can't be analysed: ${made.error}`);
  return { record: made.value, opponent: null };
}

/** More moves than people play, even on the board that grows; each position of a variation is searched and kept. */
const LONGEST = 400;

/** The match in the address; null, with a notice, if there is none or it is too long. */
function readStartPosition({ game }: Variant, query: URLSearchParams): StartPosition | null {
  if (!['moves', 'options', 'seats'].some((key) => query.has(key))) return null;
  const record = readShared(game, query);
  if (!record) {
    notify({ title: speech.share.broken, description: speech.share.brokenHint, tone: 'bad' });
    return null;
  }
  if (record.moves.length > LONGEST) {
    notify({ title: words.tooLong, description: words.tooLongHint(LONGEST), tone: 'bad' });
    return null;
  }
  const level = readLevel(query.get('vs'));
  const person = Number(query.get('me') ?? 0);
  const isSeat = isIntegerIn(person, 0, record.seats - 1);
  return { record, opponent: level && isSeat ? { level, person } : null };
}

type Now = {
  readonly opened: StartPosition;
  readonly arrival: number;
  /** The legend of the last choice. */
  readonly legend?: string | null | undefined;
};

type Props = { readonly id: GameId; readonly variant: Variant };

/** The analysis board: both sides are played by the reader, and every move shows what it leads to. */
function AnalysisPage({ id, variant }: Props) {
  const [now, setNow] = useState<Now>(() => ({
    opened: newStartPosition(variant, {}),
    arrival: 0,
  }));
  // Before the first paint, and not while the prerendered page comes to life.
  useLayoutEffect(() => {
    const opened = readStartPosition(variant, new URLSearchParams(location.search));
    // oxlint-disable-next-line react/set-state-in-effect -- the address is read once
    if (opened) setNow({ opened, arrival: 1 });
  }, [variant]);
  const { seats, options } = now.opened.record;
  const choose = (chosen: Chosen, players: number) => {
    const legend = document.activeElement?.closest('fieldset')?.firstElementChild?.textContent;
    setNow({ opened: newStartPosition(variant, chosen, players), arrival: 0, legend });
  };
  useLayoutEffect(() => {
    // The new board brings new choices: the focus stays in the field that was just used.
    const fields = [...document.querySelectorAll('fieldset')];
    const chosen = fields.find(({ firstElementChild: first }) => first?.textContent === now.legend);
    chosen?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [now]);
  return (
    <>
      <MatchShell
        title={words.title(cardOf(id).name)}
        back={[`/${id}`, words.toGame(cardOf(id).name)]}
      >
        <AnalysisScreen
          key={`${now.arrival} ${seats} ${JSON.stringify(options)}`}
          id={id}
          variant={variant}
          opened={now.opened}
          onOptions={choose}
        />
      </MatchShell>
      <LazyBelow id={id} />
    </>
  );
}
