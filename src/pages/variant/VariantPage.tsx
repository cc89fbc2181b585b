import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { emptyView } from '../../play/view.ts';
import { text } from '../../text/en.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/notices.ts';
import { Tools } from '../../ui/Tools.tsx';
import { games } from '../../variants/rules.ts';
import type { MultiplayerOptions } from '../../variants/multiplayer/rules.ts';
import type { Stage } from '../../variants/stage.ts';
import { loadStage, type VariantId } from '../../variants/stages.ts';
import { BoardPane } from './BoardPane.tsx';
import { loadScene } from './load-scene.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { type Chosen, OptionsRow } from './OptionsRow.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import { RulesCard } from './RulesCard.tsx';
import { titleOf } from './title.ts';
import { useFreshStart } from './use-fresh-start.ts';
import { useKept } from './use-kept.ts';
import { type Match, useMatch } from './use-match.ts';
import styles from './VariantPage.module.css';

const GameSetup = lazy(async () => ({ default: (await import('./GameSetup.tsx')).GameSetup }));

/** The lazy part of a variant's route; the scene starts to load beside the page. */
export async function variantRoute(id: VariantId) {
  const stage = await loadStage(id);
  // A failure shows on the page, where the same promise is awaited.
  loadScene(stage).catch(() => undefined);
  return {
    element: <VariantPage key={id} id={id} stage={stage} title={text.variants[id].title} />,
  };
}

type PageProps = { readonly id: VariantId; readonly stage: Stage; readonly title?: string };

/** One variant's page: header, board, and beside it what the phase of the game needs. */
export function VariantPage({ id, stage, title }: PageProps) {
  const { pathname } = useLocation();
  const heading = titleOf(pathname, title);
  const match = useMatch(id, stage);
  return (
    <div className={styles['screen']}>
      <title>{heading}</title>
      <header className={styles['header']}>
        <ButtonLink to="/" size="small" icon aria-label={text.back}>
          <Icon name="back" />
        </ButtonLink>
        <h1 className={styles['title']}>{heading}</h1>
        <ButtonLink to={`/how-to-play/${id}`} size="small" className={styles['howTo']}>
          {text.page.howToPlay}
        </ButtonLink>
        <Tools />
      </header>
      {match.session ? (
        <PlayScreen
          id={id}
          stage={stage}
          session={match.session}
          started={match.arrival === 'started'}
          onNewGame={match.newGame}
          onSwitch={match.switchTo}
        />
      ) : (
        <ChooseScreen id={id} stage={stage} left={match.arrival === 'left'} onStart={match.start} />
      )}
    </div>
  );
}

type ChooseProps = {
  readonly id: VariantId;
  readonly stage: Stage;
  /** The player comes from a match, whose New Game button is gone with the focus on it. */
  readonly left: boolean;
  readonly onStart: Match['start'];
};

/** Before a mode is chosen: the empty board can be turned, and says what to do when clicked. */
function ChooseScreen({ id, stage, left, onStart }: ChooseProps) {
  useFreshStart('#main', left);
  const [chosen, setChosen] = useKept<Chosen>(`${id} options`, {});
  const game = games[id];
  const [seats] = game.seats;
  const options = useMemo(() => {
    const read = game.options(chosen, seats);
    if (read === undefined) throw new Error(`${game.id} refuses ${JSON.stringify(chosen)}`);
    return read;
  }, [game, chosen, seats]);
  const layout = useMemo(() => stage.boardOf(options), [stage, options]);
  const view = useMemo(() => emptyView(game, seats, options), [game, seats, options]);
  const onPick = useCallback(() => notify({ ...text.modes.pickFirst, tone: 'bad' }), []);
  return (
    <main id="main" tabIndex={-1} className={`${styles['play']} ${styles['choosing']}`}>
      <section className={styles['board']}>
        <BoardPane
          id={id}
          stage={stage}
          name={text.variants[id].name}
          layout={layout}
          view={view}
          onPick={id === 'multiplayer' ? ignore : onPick}
          presets={false}
        />
      </section>
      <h2 className={styles['status']}>
        {id === 'multiplayer' ? text.setup.title : text.modes.title}
      </h2>
      <div className={styles['body']}>
        {id === 'multiplayer' ? (
          <Suspense fallback={null}>
            <GameSetup
              options={options as MultiplayerOptions}
              onOptions={setChosen}
              onStart={onStart}
            />
          </Suspense>
        ) : (
          <>
            <ModeChoice id={id} options={options} onStart={onStart} />
            <OptionsRow id={id} fields={stage.options} chosen={chosen} onChange={setChosen} />
          </>
        )}
        <RulesCard id={id} options={options} />
      </div>
    </main>
  );
}

/** Around one screen the set-up form says what comes first; the board can only be turned. */
const ignore = () => {};
