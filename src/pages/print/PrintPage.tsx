import { type CSSProperties, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHref, useSearchParams } from 'react-router-dom';
import { keepTrying } from '../../look/keep-trying.ts';
import { OptionsRow } from '../../match/rules/OptionsRow.tsx';
import { RulesCard } from '../../match/rules/RulesCard.tsx';
import { loadPuzzles, type Puzzle, MOTIFS } from '../../puzzles/puzzle.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { text } from '../../text/play.ts';
import { printWords as words } from '../../text/print.ts';
import { puzzles as puzzleWords } from '../../text/puzzles.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { QrCode } from '../../ui/controls/QrCode.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { Diagram } from '../../ui/diagram/Diagram.tsx';
import { describe, type DiagramGame, type DiagramPosition } from '../../ui/diagram/position.ts';
import { Page } from '../../ui/page/Page.tsx';
import { cardOf, gameIds, loadVariant } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import { type Chosen, offeredOptions, type Variant } from '../../variants/variant.ts';
import styles from './Print.module.css';
import {
  ANSWERS,
  blankBoard,
  columnsOn,
  COUNTS,
  DIFFICULTIES,
  fittingPuzzles,
  hasRoomForAnswer,
  isLegible,
  isMistaken,
  KINDS,
  levelColumns,
  paperFor,
  PAPERS,
  printPuzzle,
  type PrintedPuzzle,
  puzzlesOn,
  readSheet,
  sheetQuery,
  type SheetSettings,
} from './sheet.ts';

export async function loadPage() {
  await Promise.all([lazyTranslations.print?.(words), lazyTranslations.puzzles?.(puzzleWords)]);
  return { element: <PrintPage /> };
}

const atLeastOne = (ids: readonly GameId[]): readonly [GameId, ...GameId[]] => {
  const [first = 'classic', ...others] = ids;
  return [first, ...others];
};

/** The games of each kind of sheet, in the order of the menu. */
const GAMES = {
  puzzles: atLeastOne(gameIds.filter((id) => cardOf(id).puzzles)),
  boards: atLeastOne(gameIds),
};

const never = () => () => {};
const isHydrated = () => true;
const isPrerendered = () => false;

/** Sheets of puzzles and blank boards to print. The address names what is on them. */
function PrintPage() {
  const [query, setQuery] = useSearchParams();
  // The prerendered page is for no address in particular.
  const isHere = useSyncExternalStore(never, isHydrated, isPrerendered);
  const paper = isHere ? paperFor(navigator.language) : PAPERS[0];
  const settings = useMemo(
    () => readSheet(isHere ? query : new URLSearchParams(), GAMES, paper),
    [query, isHere, paper],
  );
  const [chosen, setChosen] = useState<Chosen>({});
  const loaded = useLoaded(settings.game, settings.kind === 'puzzles');
  // At once: otherwise a second change soon after would be made from the old settings, and undo the first.
  const change = (next: Partial<SheetSettings>) =>
    setQuery(sheetQuery({ ...settings, from: 0, ...next }, paper), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  const key = useHref(`/print?${sheetQuery({ ...settings, isKey: true }, paper)}`);
  const fitting = useMemo(
    () => (typeof loaded === 'string' ? [] : fittingPuzzles(loaded.puzzles, settings)),
    [loaded, settings],
  );
  const printed = useMemo(
    () =>
      typeof loaded === 'string'
        ? []
        : puzzlesOn(fitting, settings).map((each) => printPuzzle(loaded.drawn, each)),
    [loaded, fitting, settings],
  );
  const { kind, game, isKey, answers, count } = settings;
  const title = kind === 'puzzles' ? puzzleWords.of(cardOf(game).name) : cardOf(game).name;
  const state = typeof loaded === 'string' ? loaded : null;
  return (
    <Page>
      <div className={styles['page']} data-paper={settings.paper}>
        <div className={styles['settings']}>
          <h1>{isKey ? words.solutions : words.title}</h1>
          {isHere && isMistaken(query, settings) ? <p role="status">{words.mistaken}</p> : null}
          {isKey ? (
            <ButtonLink to={`/print?${sheetQuery({ ...settings, isKey: false }, paper)}`}>
              {words.toSheet}
            </ButtonLink>
          ) : (
            <>
              <p className={styles['lead']}>{words.lead}</p>
              <Settings
                settings={settings}
                loaded={loaded}
                chosen={chosen}
                onChange={change}
                onChosen={setChosen}
              />
              <div className={styles['buttons']}>
                <Button tone="solid" disabled={state !== null} onClick={() => print()}>
                  {words.print}
                </Button>
                {kind === 'puzzles' && fitting.length > Number(count) ? (
                  <Button
                    onClick={() =>
                      change({ from: (settings.from + Number(count)) % fitting.length })
                    }
                  >
                    {words.more}
                  </Button>
                ) : null}
              </div>
            </>
          )}
        </div>
        {typeof loaded === 'string' ? (
          <p role="status">{words[loaded]}</p>
        ) : isKey ? (
          <Solutions title={title} count={count} puzzles={printed} isPaper={false} />
        ) : kind === 'boards' ? (
          <BoardSheet title={title} count={count} chosen={chosen} loaded={loaded} />
        ) : printed.length === 0 ? (
          <p role="status">{puzzleWords.none}</p>
        ) : (
          <>
            <PuzzleSheet
              title={title}
              count={count}
              puzzles={printed}
              solutions={answers === 'code' ? new URL(key, location.origin).href : null}
            />
            {answers === 'page' ? (
              <Solutions title={title} count={count} puzzles={printed} isPaper />
            ) : null}
          </>
        )}
      </div>
    </Page>
  );
}

type Loaded = {
  readonly variant: Variant;
  readonly drawn: DiagramGame;
  readonly puzzles: readonly Puzzle[];
};

/** A game's drawing, and its puzzles for paper where they are asked for. */
function useLoaded(id: GameId, isPuzzles: boolean): Loaded | 'loading' | 'failed' {
  const wanted = `${id} ${String(isPuzzles)}`;
  const [state, setState] = useState<{ of: string; loaded: Loaded | 'loading' | 'failed' }>({
    of: wanted,
    loaded: 'loading',
  });
  useEffect(
    () =>
      keepTrying(
        async () => {
          const variant = await loadVariant(id);
          const [{ Over }, puzzles] = await Promise.all([
            variant.guide(),
            isPuzzles ? loadPuzzles(variant) : [],
          ]);
          return {
            variant,
            drawn: { game: variant.game, layoutOf: variant.layoutOf, Over },
            puzzles: puzzles.filter((each) => isLegible(variant, each)),
          };
        },
        {
          got: (loaded) => setState({ of: wanted, loaded }),
          failed: () => setState({ of: wanted, loaded: 'failed' }),
        },
      ),
    [id, isPuzzles, wanted],
  );
  return state.of === wanted ? state.loaded : 'loading';
}

type SettingsProps = {
  readonly settings: SheetSettings;
  readonly loaded: Loaded | 'loading' | 'failed';
  readonly chosen: Chosen;
  readonly onChange: (next: Partial<SheetSettings>) => void;
  readonly onChosen: (chosen: Chosen) => void;
};

const addLabels = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** The form that chooses what is on the sheet. */
function Settings({ settings, loaded, chosen, onChange, onChosen }: SettingsProps) {
  const { kind, game, theme, difficulty, count, answers, paper } = settings;
  const all = typeof loaded === 'string' ? [] : loaded.puzzles;
  const motifs = MOTIFS.filter((each) => all.some((puzzle) => puzzle.motifs.includes(each)));
  return (
    <>
      <Segmented
        legend={words.kind}
        options={addLabels(KINDS, words.kinds)}
        value={kind}
        onChange={(next) =>
          onChange({ kind: next, count: COUNTS[next][0], theme: '', difficulty: '' })
        }
      />
      <div className={styles['row']}>
        <Select
          label={words.game}
          value={game}
          options={GAMES[kind].map((id) => [id, cardOf(id).name] as const)}
          onChange={(next) => {
            onChosen({});
            onChange({ game: next, theme: '', difficulty: '' });
          }}
        />
        {kind === 'puzzles' ? (
          <>
            <Select
              label={puzzleWords.motif}
              value={theme}
              options={[
                ['', puzzleWords.any] as const,
                ...motifs.map((each) => [each, puzzleWords.motifs[each]] as const),
              ]}
              onChange={(next) => onChange({ theme: next })}
            />
            <Select
              label={puzzleWords.difficulty}
              value={difficulty}
              options={[
                ['', puzzleWords.anyDifficulty] as const,
                ...DIFFICULTIES.map((each) => [each, each] as const),
              ]}
              onChange={(next) => onChange({ difficulty: next })}
            />
          </>
        ) : null}
      </div>
      <div className={styles['row']}>
        <Segmented
          legend={words.count}
          showLegend
          options={COUNTS[kind].map((value) => ({ value, label: value }))}
          value={count}
          onChange={(next) => onChange({ count: next })}
        />
        <Segmented
          legend={words.paper}
          showLegend
          options={addLabels(PAPERS, words.papers)}
          value={paper}
          onChange={(next) => onChange({ paper: next, from: settings.from })}
        />
      </div>
      {kind === 'puzzles' ? (
        <Segmented
          legend={words.answers}
          showLegend
          options={addLabels(ANSWERS, words.answersAre)}
          value={answers}
          onChange={(next) => onChange({ answers: next, from: settings.from })}
        />
      ) : typeof loaded === 'string' ? null : (
        <OptionsRow
          words={loaded.variant.words}
          fields={loaded.variant.options}
          chosen={chosen}
          onChange={onChosen}
        />
      )}
    </>
  );
}

type BoardsProps = {
  readonly levels: readonly DiagramPosition[];
  /** The boards on the sheet. */
  readonly count: string;
  readonly label: string;
  /** The item's answer follows. */
  readonly hasAnswer?: boolean;
};

/** The levels of a board: one for a flat one. */
function Boards({ levels, count, label, hasAnswer = false }: BoardsProps) {
  const columns = levelColumns(count, levels.length, hasAnswer);
  return (
    <div
      className={styles['boards']}
      style={inColumns(columns)}
      data-room={hasRoomForAnswer(levels.length, columns) || undefined}
      role="img"
      aria-label={label}
    >
      {levels.map((level, at) => (
        <figure key={level.view.cells[0]}>
          <Diagram {...level} label="" />
          {levels.length > 1 ? <figcaption>{text.board.level(at + 1)}</figcaption> : null}
        </figure>
      ))}
    </div>
  );
}

const inColumns = (columns: number): CSSProperties & Record<'--columns', number> => ({
  '--columns': columns,
});

type PuzzleSheetProps = {
  readonly title: string;
  readonly count: string;
  readonly puzzles: readonly PrintedPuzzle[];
  /** The address of the solutions, where a QR code leads to them. */
  readonly solutions: string | null;
};

function PuzzleSheet({ title, count, puzzles, solutions }: PuzzleSheetProps) {
  return (
    <article className={styles['sheet']} data-count={count} aria-label={title}>
      <div className={styles['inside']}>
        <header className={styles['head']}>
          <h2>{title}</h2>
          <p className={styles['blank']}>{words.name}</p>
          <p className={styles['blank']}>{words.date}</p>
          {solutions === null ? null : (
            <figure className={styles['code']}>
              <QrCode link={solutions} label={words.scan} />
              <figcaption>{words.scan}</figcaption>
            </figure>
          )}
        </header>
        <ol className={styles['items']} style={inColumns(columnsOn(count))}>
          {puzzles.map((puzzle, at) => (
            <li key={puzzle.number}>
              <h3>{task(puzzle, at)}</h3>
              <Boards
                levels={puzzle.levels}
                count={count}
                label={describeLevels(puzzle.levels)}
                hasAnswer
              />
              <p className={styles['answer']} aria-hidden="true" />
            </li>
          ))}
        </ol>
        <p className={styles['foot']}>{location.host}</p>
      </div>
    </article>
  );
}

const task = ({ goal, symbol, turns }: PrintedPuzzle, at: number): string =>
  `${at + 1}. ${puzzleWords.goals[goal](symbol, turns)}`;

const describeLevels = (levels: readonly DiagramPosition[]): string =>
  levels.map((level) => describe(level, '')).join(' ');

type SolutionsProps = Pick<PuzzleSheetProps, 'title' | 'count' | 'puzzles'> & {
  /** A page of the sheet; otherwise the page that the QR code leads to, for reading on a phone. */
  readonly isPaper: boolean;
};

function Solutions({ title, count, puzzles, isPaper }: SolutionsProps) {
  const isGrowing = puzzles[0]?.solved[0]?.layout.grows ?? false;
  return (
    <article
      className={styles[isPaper ? 'sheet' : 'key']}
      data-count={count}
      aria-label={words.solutions}
    >
      <div className={isPaper ? styles['inside'] : undefined}>
        <header className={styles['head']}>
          <h2>
            {title}
            {isPaper ? ` · ${words.solutions}` : ''}
          </h2>
        </header>
        <p className={styles['reading']}>
          {words.howToRead} {isGrowing ? words.arrows : words.coordinates}
        </p>
        <ol className={styles['items']} style={inColumns(columnsOn(count))}>
          {puzzles.map((puzzle, at) => (
            <li key={puzzle.number}>
              <h3>{task(puzzle, at)}</h3>
              <Boards
                levels={puzzle.solved}
                count={count}
                label={describeLevels(puzzle.solved)}
                hasAnswer={isPaper}
              />
              <Moves moves={puzzle.solution} hasMirrors={puzzle.hasMirrors} />
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}

type MovesProps = { readonly moves: readonly string[]; readonly hasMirrors: boolean };

function Moves({ moves: [first, ...more], hasMirrors }: MovesProps) {
  return (
    <p>
      <b>{first}</b>
      {more.length > 0 ? `, ${more.join(', ')}` : ''}
      {hasMirrors ? `. ${puzzleWords.mirrors}` : ''}
    </p>
  );
}

type BoardSheetProps = {
  readonly title: string;
  readonly count: string;
  readonly chosen: Chosen;
  readonly loaded: Loaded;
};

function BoardSheet({ title, count, chosen, loaded: { variant, drawn } }: BoardSheetProps) {
  const { game } = variant;
  const options = useMemo(
    () => game.options(offeredOptions(variant.options, chosen), game.seats[0]) ?? {},
    [game, variant, chosen],
  );
  const levels = useMemo(() => blankBoard(drawn, options), [drawn, options]);
  return (
    <article className={styles['sheet']} data-kind="boards" data-count={count} aria-label={title}>
      <div className={styles['inside']}>
        <header className={styles['head']}>
          <h2>{title}</h2>
        </header>
        <div className={styles['rules']}>
          <RulesCard words={variant.words} options={options} />
        </div>
        <ol className={styles['items']} style={inColumns(columnsOn(count))}>
          {Array.from({ length: Number(count) }, (_, at) => (
            <li key={at}>
              <Boards levels={levels} count={count} label={title} />
            </li>
          ))}
        </ol>
        <p className={styles['foot']}>{location.host}</p>
      </div>
    </article>
  );
}
