import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { puzzleNumberOf } from '../../play/learn/solved.ts';
import { stats } from '../../play/stats/tallies.ts';
import { type Puzzle, MOTIFS } from '../../puzzles/puzzle.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { puzzles as words } from '../../text/puzzles.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { GameCard } from '../../ui/controls/GameCard.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { useUntilReload } from '../../ui/page/use-until-reload.ts';
import { cardOf, gameIds } from '../../variants/menu.ts';
import styles from './Puzzles.module.css';
import { MatchShell } from '../../match/MatchShell.tsx';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { usePuzzles } from './use-puzzles.ts';
import type { GameId } from '../../variants/rules.ts';

export async function loadPage() {
  await lazyTranslations.puzzles?.(words);
  return { element: <PuzzlesPage /> };
}

/** The games that have puzzles, in the order of the menu. */
const puzzleGames = gameIds.filter((id) => cardOf(id).puzzles);

/** All puzzles: the games, or the puzzles of the one in the address. */
function PuzzlesPage() {
  const [query] = useSearchParams();
  const [asked, setAsked] = useState<GameId | null>(null);
  const wanted = puzzleGames.find((each) => each === query.get('game')) ?? null;
  // The prerendered page shows the games.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- after the page has come to life
    setAsked(wanted);
  }, [wanted]);
  const stores = useStore(stats);
  if (asked) return <Solver key={asked} id={asked} />;
  return (
    <Page>
      <h1 className={styles['title']}>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <p>
        <ButtonLink to="/daily">{words.daily}</ButtonLink>{' '}
        <ButtonLink to="/print" tone="quiet">
          {words.print}
        </ButtonLink>
      </p>
      <ul className={styles['cards']}>
        {puzzleGames.map((id) => (
          <li key={id}>
            <GameCard
              to={`/puzzles?game=${id}`}
              picture={`puzzle-${id}`}
              name={cardOf(id).name}
              headingLevel={2}
              row
              action={words.play}
            >
              <span className={styles['chip']}>
                {words.solvedCount(
                  stores[cardOf(id).stats]?.solved?.length ?? 0,
                  cardOf(id).puzzles ?? 0,
                )}
              </span>
            </GameCard>
          </li>
        ))}
      </ul>
    </Page>
  );
}

const DIFFICULTIES = [1, 2, 3, 4, 5] as const;

/** One game's puzzles, by motif and difficulty. The address names one; without it, the first unsolved one opens. */
function Solver({ id }: { id: GameId }) {
  const [query, setQuery] = useSearchParams();
  const loaded = usePuzzles(id);
  const [motif, setMotif] = useUntilReload(`puzzle motif ${id}`, '');
  const [difficulty, setDifficulty] = useUntilReload(`puzzle difficulty ${id}`, '');
  const solved = useStore(stats, (state) => state[cardOf(id).stats]?.solved);
  const asked = Number(query.get('puzzle') ?? 0);
  const all = typeof loaded === 'string' ? null : loaded.puzzles;
  const found = useMemo(
    () =>
      (all ?? []).filter(
        (puzzle) =>
          (motif === '' || puzzle.motifs.some((each) => each === motif)) &&
          (difficulty === '' || String(puzzle.difficulty) === difficulty),
      ),
    [all, motif, difficulty],
  );
  const [used, setUsed] = useState('');
  const choose = (filter: string, set: (value: string) => void) => ({
    id: filter,
    onChange(value: string) {
      setUsed(filter);
      set(value);
    },
  });
  const motifs = MOTIFS.filter((each) => all?.some((puzzle) => puzzle.motifs.includes(each)));
  const puzzle =
    found.find((each) => puzzleNumberOf(each) === asked) ??
    found.find((each) => !solved?.includes(puzzleNumberOf(each))) ??
    found[0];
  const place = puzzle ? found.indexOf(puzzle) : 0;
  const next = found[(place + 1) % found.length];
  const name = (each: Puzzle): void =>
    setQuery(
      (before) => {
        before.set('puzzle', String(puzzleNumberOf(each)));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  // Another puzzle renders new filters: the one just used keeps the focus.
  useEffect(() => document.getElementById(used)?.focus({ preventScroll: true }), [used, puzzle]);
  useEffect(() => {
    // On the way back to the list this page is still mounted.
    if (puzzle && puzzleNumberOf(puzzle) !== asked && query.get('game') === id) name(puzzle);
  });
  const filters = (
    <>
      <p>
        {puzzle ? words.number(place + 1, found.length) : words.none}
        {puzzle && solved?.includes(puzzleNumberOf(puzzle)) ? <b> {words.done}</b> : null}
      </p>
      <div className={styles['filters']}>
        <Select
          label={words.motif}
          value={motif}
          {...choose('motif', setMotif)}
          options={[['', words.any], ...motifs.map((each) => [each, words.motifs[each]] as const)]}
        />
        <Select
          label={words.difficulty}
          value={difficulty}
          {...choose('difficulty', setDifficulty)}
          options={[
            ['', words.anyDifficulty],
            ...DIFFICULTIES.map((each) => [String(each), String(each)] as const),
          ]}
        />
      </div>
    </>
  );
  return (
    <MatchShell title={words.of(cardOf(id).name)} back={['/puzzles', words.all]}>
      {typeof loaded !== 'string' && puzzle ? (
        <PuzzleScreen
          key={puzzle.id}
          id={id}
          variant={loaded.variant}
          puzzle={puzzle}
          onNext={() => {
            setUsed('');
            if (next) name(next);
          }}
          isKnown={solved?.includes(puzzleNumberOf(puzzle)) ?? false}
          place={words.number(place + 1, found.length)}
          above={filters}
        />
      ) : (
        <main id="main" tabIndex={-1} className={styles['waiting']}>
          {loaded === 'loading' ? words.loading : loaded === 'failed' ? words.failed : filters}
        </main>
      )}
    </MatchShell>
  );
}
