import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { emptyView } from '../../play/view.ts';
import { text } from '../../text/play.ts';
import { notify } from '../../ui/notices/notices.ts';
import { useFirstWords } from '../../ui/notices/Announcer.tsx';
import { NoticeStrip } from '../../ui/notices/NoticeStrip.tsx';
import { readField, isFields } from '../../rules/untrusted.ts';
import { type Chosen, offeredOptions, opensAtOnce, type Variant } from '../../variants/variant.ts';
import { cardOf, loadVariant } from '../../variants/menu.ts';
import { MatchHeader } from '../../match/MatchHeader.tsx';
import { LazyRelated } from '../../match/related/LazyRelated.tsx';
import { BoardPane } from '../../match/board/BoardPane.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { loadScene } from '../../match/board/load-scene.ts';
import { ModeChoice } from './ModeChoice.tsx';
import { readLastPlayed } from '../../match/last-played.ts';
import { LazyLessonOffer } from './LazyLessonOffer.tsx';
import { OptionsRow } from '../../match/rules/OptionsRow.tsx';
import { PlayScreen } from './PlayScreen.tsx';
import { RulesCard } from '../../match/rules/RulesCard.tsx';
import { titleOf } from './title.ts';
import { useFreshStart } from '../../match/use-fresh-start.ts';
import { useUntilReload } from '../../ui/page/use-until-reload.ts';
import { handOver, type MatchControls, type PlayMode, useMatch } from './use-match.ts';
import styles from '../../match/Match.module.css';
import type { GameId } from '../../variants/rules.ts';

/** The lazy part of a variant's route. The scene starts to load at the same time. */
export async function variantRoute(id: GameId) {
  const variant = await loadVariant(id);
  // The page awaits the same promise and shows a failure. The build renders no scene.
  if (!import.meta.env.SSR) loadScene(variant).catch(() => undefined);
  // On the way here from the analysis board the address is still the analysis board's.
  const isHere = !import.meta.env.SSR && !location.pathname.endsWith(`/analysis/${id}`);
  if (isHere && new URLSearchParams(location.search).get('moves')) {
    const shared = (await import('./open-shared-link.ts')).takeShared(variant.game);
    if (shared) handOver(id, shared);
  }
  return {
    element: <VariantPage key={id} id={id} variant={variant} title={variant.words.title} />,
  };
}

type PageProps = { readonly id: GameId; readonly variant: Variant; readonly title?: string };

/** A variant's page: header, board, and the choice of a mode or the match's controls. */
export function VariantPage({ id, variant, title }: PageProps) {
  const location = useLocation();
  const { pathname } = location;
  const [mode] = useState(() => takeMode(location.state));
  const heading = titleOf(pathname, title);
  const match = useMatch(id, variant, mode);
  return (
    <>
      <div className={styles['screen']} data-screen>
        <MatchHeader title={heading} guide={id} />
        {match.session ? (
          <PlayScreen
            id={id}
            variant={variant}
            session={match.session}
            started={match.arrival === 'started'}
            onNewGame={match.newGame}
            onSwitch={match.switchTo}
            asideMode={match.asideMode}
            onResume={match.resume}
          />
        ) : (
          <ChooseScreen
            id={id}
            variant={variant}
            isBackFromMatch={match.arrival === 'left'}
            onStart={match.start}
            asideMode={match.asideMode}
            onResume={match.resume}
          />
        )}
      </div>
      <LazyRelated id={id} />
    </>
  );
}

/** The mode that a link requested; used once, so that after a reload the match continues instead. */
function takeMode(state: unknown): PlayMode | null {
  const asked = isFields(state) ? readField(state, 'mode') : null;
  if (asked !== 'ai' && asked !== 'friend') return null;
  history.replaceState({ ...history.state, usr: null }, '');
  return asked;
}

type ChooseProps = {
  readonly id: GameId;
  readonly variant: Variant;
  /** The player pressed New Game, so the button with the focus is gone. */
  readonly isBackFromMatch: boolean;
  readonly onStart: MatchControls['start'];
  readonly asideMode: MatchControls['asideMode'];
  readonly onResume: MatchControls['resume'];
};

/** Before a mode is chosen: the empty board can be turned, and a click says what to do first. */
function ChooseScreen({ id, variant, isBackFromMatch, onStart, ...props }: ChooseProps) {
  const { asideMode, onResume } = props;
  useFreshStart('#main', isBackFromMatch);
  useFirstWords(opensAtOnce(variant) ? '' : headingOf(variant));
  const [chosen, setChosen] = useUntilReload<Chosen>(`${id} options`, {});
  const { game } = variant;
  const isSetup = game.about.opens === 'setup';
  const [seats] = game.seats;
  const options = useMemo(() => {
    const asked = offeredOptions(variant.options, chosen);
    const read = game.options(asked, seats);
    if (read === undefined) throw new Error(`${game.id} refuses ${JSON.stringify(asked)}`);
    return read;
  }, [game, variant, chosen, seats]);
  const layout = useMemo(() => variant.layoutOf(options), [variant, options]);
  const view = useMemo(() => emptyView(game, seats, options), [game, seats, options]);
  const onPick = useCallback(() => notify({ ...text.modes.pickFirst, tone: 'bad' }), []);
  return (
    <main id="main" tabIndex={-1} className={`${styles['play']} ${styles['choosing']}`}>
      <section className={styles['board']}>
        <BoardPane
          id={id}
          variant={variant}
          name={cardOf(id).name}
          layout={layout}
          view={view}
          onPick={isSetup ? ignore : onPick}
          presets={false}
          tabletop
          waitsFor={headingOf(variant)}
        />
      </section>
      <h2 className={styles['status']} data-heading>
        {headingOf(variant)}
      </h2>
      <div className={styles['offer']}>
        {asideMode ? (
          <Button size="small" onClick={onResume}>
            {text.modes.resume[asideMode]}
          </Button>
        ) : (
          <LazyLessonOffer id={id} variant={variant} hasBegun={readLastPlayed() === id} />
        )}
      </div>
      <NoticeStrip className={styles['notices']} />
      <div className={styles['body']}>
        {variant.Setup ? (
          <variant.Setup options={options} onOptions={setChosen} onStart={onStart} />
        ) : opensAtOnce(variant) ? null : (
          <>
            <ModeChoice id={id} options={options} onStart={onStart} />
            <OptionsRow
              words={variant.words}
              fields={variant.options}
              chosen={chosen}
              onChange={setChosen}
            />
          </>
        )}
        <RulesCard words={variant.words} options={options} />
      </div>
    </main>
  );
}

/** Games without a choice of modes open at once: only prerendered pages show their loading text. */
function headingOf(variant: Variant): string {
  if (opensAtOnce(variant)) return text.loading;
  return variant.game.about.opens === 'setup' ? text.modes.setup : text.modes.title;
}

/** With a setup form, clicks on the board do nothing: the form says what to do. */
const ignore = () => {};
