import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadScene } from '../../match/board/load-scene.ts';
import { LazyRelated } from '../../match/related/LazyRelated.tsx';
import { analysisAddress } from '../../match/moves/analysis-address.ts';
import { MatchShell } from '../../match/MatchShell.tsx';
import { readShared } from '../../play/keeping/share.ts';
import { createStudy, type Study } from '../../play/learn/study.ts';
import { readLevel } from '../../play/match-state.ts';
import { newRecord } from '../../rules/match.ts';
import type { WrittenMatch } from '../../rules/match-text/write.ts';
import { isIntegerIn } from '../../rules/untrusted.ts';
import { analysis as words } from '../../text/analysis.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { speech } from '../../text/speech.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { joinParts } from '../../ui/notices/Announcer.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { cardOf, loadVariant } from '../../variants/menu.ts';
import { type Chosen, offeredOptions, type Variant } from '../../variants/variant.ts';
import { AnalysisScreen } from './AnalysisScreen.tsx';
import { ImportButton } from './ImportButton.tsx';
import type { Imported } from './ImportDialog.tsx';
import { keepImported } from './imported.ts';
import type { AnalysisStart } from './play-from.tsx';
import type { GameId } from '../../variants/rules.ts';

/** The lazy part of the analysis board's route. */
export async function analysisRoute(id: GameId) {
  const [variant] = await Promise.all([loadVariant(id), lazyTranslations.analysis?.(words)]);
  if (!import.meta.env.SSR) loadScene(variant).catch(() => undefined);
  return { element: <AnalysisPage key={id} id={id} variant={variant} /> };
}

function newAnalysisStart(
  { game, options }: Variant,
  chosen: Chosen,
  seats = game.seats[0],
): AnalysisStart {
  const asked = game.options(offeredOptions(options, chosen), seats) ?? {};
  const made = newRecord(game, seats, asked);
  if (!made.ok) throw new Error(`${game.id} can't be analysed: ${made.error}`);
  return { record: made.value, opponent: null };
}

/** More moves than people play, even on the board that grows; each position of a variation is searched and kept. */
const LONGEST = 400;

/** The match in the address; null, with a notice, if there is none or it is too long. */
function readAnalysisStart({ game }: Variant, query: URLSearchParams): AnalysisStart | null {
  if (!['moves', 'options', 'seats'].some((key) => query.has(key))) return null;
  const record = readShared(game, query, { mayHaveLeavers: true });
  if (!record) {
    notify({ title: speech.share.broken, detail: speech.share.brokenDetail, tone: 'bad' });
    return null;
  }
  if (record.moves.length > LONGEST) {
    notify({ title: words.tooLong, detail: words.tooLongDetail(LONGEST), tone: 'bad' });
    return null;
  }
  const level = readLevel(query.get('vs'));
  const person = Number(query.get('me') ?? 0);
  const isSeat = isIntegerIn(person, 0, record.seats - 1);
  return { record, opponent: level && isSeat ? { level, person } : null };
}

/** The computer's level and the person's seat in an imported match between the two. */
function opponentIn({ record, players }: WrittenMatch): AnalysisStart['opponent'] {
  const bot = players.findIndex((player) => player?.kind === 'bot');
  const level = readLevel(players[bot]?.name);
  const isDuel = record.seats === 2 && players[1 - bot]?.kind !== 'bot';
  return level && isDuel ? { level, person: 1 - bot } : null;
}

type Now = {
  readonly opened: AnalysisStart;
  readonly study: Study;
  /** Counts the boards that were opened or begun. */
  readonly arrival: number;
  /** A dialog or a button opened it that had the focus and is gone. */
  readonly isFocusLost?: true;
  /** The legend of the last choice. */
  readonly legend?: string | null | undefined;
  /** The variations that an imported game replaced. */
  readonly replaced?: Now | undefined;
};

const begin = (opened: AnalysisStart): Pick<Now, 'opened' | 'study'> => ({
  opened,
  study: createStudy(opened.record),
});

type Props = { readonly id: GameId; readonly variant: Variant };

/** The analysis board: both sides are played by the reader, and every move shows what it leads to. */
function AnalysisPage({ id, variant }: Props) {
  const [now, setNow] = useState<Now>(() => ({
    ...begin(newAnalysisStart(variant, {})),
    arrival: 0,
  }));
  // Before the first paint, and not while the prerendered page comes to life.
  useLayoutEffect(() => {
    const opened = readAnalysisStart(variant, new URLSearchParams(location.search));
    // oxlint-disable-next-line react/set-state-in-effect -- the address is read once
    if (opened) setNow({ ...begin(opened), arrival: 1 });
  }, [variant]);
  const navigate = useNavigate();
  const openImported = ({ id: game, match }: Imported): string | null => {
    if (match.record.moves.length > LONGEST)
      return joinParts(words.tooLong, words.tooLongDetail(LONGEST));
    keepImported(match);
    const opened = { record: match.record, opponent: opponentIn(match) };
    const replaced = now.study.tree.getState().length > 0 ? now : now.replaced;
    if (game === id)
      setNow({ ...begin(opened), arrival: now.arrival + 1, isFocusLost: true, replaced });
    else void navigate(analysisAddress(opened.record, opened.opponent));
    return null;
  };
  const undoImport = () => {
    if (now.replaced) setNow({ ...now.replaced, arrival: now.arrival + 1, isFocusLost: true });
  };
  const choose = (chosen: Chosen, players: number) => {
    const legend = document.activeElement?.closest('fieldset')?.firstElementChild?.textContent;
    const opened = newAnalysisStart(variant, chosen, players);
    setNow({ ...begin(opened), arrival: now.arrival + 1, legend, replaced: now.replaced });
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
          key={now.arrival}
          id={id}
          variant={variant}
          opened={now.opened}
          study={now.study}
          isFocusLost={now.isFocusLost ?? false}
          onOptions={choose}
          importer={
            <>
              <ImportButton game={id} onImport={openImported} />
              {now.replaced ? (
                <Button size="small" onClick={undoImport}>
                  {words.undoImport}
                </Button>
              ) : null}
            </>
          }
        />
      </MatchShell>
      <LazyRelated id={id} />
    </>
  );
}
