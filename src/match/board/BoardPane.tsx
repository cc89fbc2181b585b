import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { sendCameraCommand } from '../../play/camera-commands.ts';
import type { BoardView } from '../../play/view.ts';
import type { CellId } from '../../rules/game.ts';
import { makeRoam } from '../../play/roam.ts';
import { text } from '../../text/play.ts';
import { useOwnWords } from '../../ui/notices/Announcer.tsx';
import { BoardGrid } from '../../ui/board/BoardGrid.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { keepTrying } from '../../look/keep-trying.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { BoardLayout } from '../../rules/board.ts';
import type { WorldState } from '../../scene/world/world-state.ts';
import type { Variant } from '../../variants/variant.ts';
import styles from './BoardPane.module.css';
import { loadScene, type LoadedScene } from './load-scene.ts';
import type { GameId } from '../../variants/rules.ts';

// Only needed by boards that grow; loaded with the first of them.
const GrowingGrid = lazyPart(
  async () => (await import('../../ui/board/GrowingGrid.tsx')).GrowingGrid,
);
const CameraPad = lazyPart(async () => (await import('./CameraPad.tsx')).CameraPad);
// Loaded on demand, because most devices have no WebXR, and a board works without.
const TabletopOffer = lazy(() =>
  import('../xr/TabletopOffer.tsx').then(
    (offer) => offer.load(),
    () => ({ default: () => null }),
  ),
);
const Overview = lazyPart(async () => (await import('./Overview.tsx')).Overview);

type Props = {
  readonly id: GameId;
  readonly variant: Variant;
  readonly name: string;
  readonly layout: BoardLayout;
  readonly view: BoardView;
  readonly onPick: (cell: CellId) => void;
  /** Shows the camera's buttons; without them, the whole board is in view at first. */
  readonly presets?: boolean;
  /** Offers to put the board on a real table, where the device can. */
  readonly tabletop?: boolean;
  /** The step that must come before anybody can play here: screen readers hear it in place of the cells. */
  readonly waitsFor?: string;
};

/** Whether the device may be able to show a board outside the screen. */
const mayOffer = () => 'xr' in navigator || document.createElement('a').relList.supports('ar');

type SceneState = LoadedScene | 'loading' | 'failed';

const MOVE =
  'M12 4v16M4 12h16M9.5 6.5 12 4l2.5 2.5M9.5 17.5 12 20l2.5-2.5M6.5 9.5 4 12l2.5 2.5M17.5 9.5 20 12l-2.5 2.5';
const CUBE = 'M12 3.8 19.2 8v8L12 20.2 4.8 16V8ZM4.8 8 12 12.2 19.2 8M12 12.2v8';

const PRESETS = ['reset', 'top', 'tilted', 'side'] as const;

/** A board: in 3D if the machine can show it, with an unseen flat board for keys and screen readers; otherwise flat. */
export function BoardPane(props: Props) {
  const {
    id,
    variant,
    name,
    layout,
    view,
    onPick,
    waitsFor,
    presets = true,
    tabletop = presets,
  } = props;
  useOwnWords();
  const loaded = useScene(variant);
  const scene = typeof loaded === 'string' ? null : loaded;
  const status = useWorldStatus(scene);
  const why =
    loaded === 'failed'
      ? text.board.failed
      : {
          lost: text.board.interrupted,
          unavailable: text.board.noWebgl,
          ready: null,
          printed: null,
        }[status];
  const isPrinted = status === 'printed';
  const flat = why !== null || isPrinted;
  // On paper nobody scrolls: a board that grows is whole there.
  const isGrowing = layout.grows && !isPrinted;
  const slot = useRef<HTMLDivElement>(null);
  const [roam] = useState(() => makeRoam(!presets));
  const [isFirst] = useState(() => !shown.has(variant));
  const [isMoving, setMoving] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const Grid = isGrowing ? GrowingGrid : (variant.Grid ?? BoardGrid);
  const grid = (
    <Suspense fallback={null}>
      <Grid layout={layout} view={view} name={name} veiled={!flat} roam={roam} onPick={onPick} />
    </Suspense>
  );

  // Runs in the same commit as the board's next page, so that the scene continues there, and a New Game
  // clears it visibly.
  useLayoutEffect(() => {
    if (!scene || !slot.current) return undefined;
    const detach = scene.world.attach(slot.current);
    return () => {
      scene.world.show(null);
      detach();
    };
  }, [scene]);

  // Before the paint, so that the scene never lags behind the page.
  useLayoutEffect(() => {
    if (!scene) return;
    const { Scene, world } = scene;
    world.show(
      <Scene layout={layout} view={view} roam={roam} onPick={onPick} isFirst={isFirst} />,
      view,
    );
  }, [scene, layout, view, roam, onPick, isFirst]);

  return (
    <div
      className={[
        styles['pane'],
        presets ? styles['withPresets'] : '',
        isMoving ? styles['moving'] : '',
        layout.tall ? styles['tall'] : '',
        layout.grows ? styles['withMap'] : '',
      ].join(' ')}
      data-board={id}
      data-flat={flat ? (isGrowing ? 'wide' : 'whole') : undefined}
      tabIndex={-1}
    >
      <div ref={slot} className={styles['slot']} hidden={flat} />
      {loaded === 'loading' ? <p className={styles['loading']}>{text.loading}</p> : null}
      {/* The same element in both cases, so that a board that becomes flat keeps the keyboard's focus. */}
      <div
        className={
          flat ? `${styles['flat']} ${isGrowing ? styles['flatWide'] : ''}` : styles['unseen']
        }
        role="presentation"
        // Clicks on inert elements arrive here.
        onClick={waitsFor ? () => onPick('') : undefined}
      >
        {waitsFor ? (
          <>
            <span
              role="img"
              className="visually-hidden"
              aria-label={`${text.board.grid(name)}: ${waitsFor}`}
            />
            <div inert style={{ display: 'contents' }}>
              {grid}
            </div>
          </>
        ) : (
          grid
        )}
        {why === null ? null : <p className={styles['note']}>{why}</p>}
        {flat && presets && variant.ViewButton ? (
          <div className={styles['hiding']}>
            <variant.ViewButton />
          </div>
        ) : null}
      </div>
      {scene && !flat && (presets || tabletop) ? (
        <div
          className={`${styles['presets']} ${isOpen || !presets ? '' : styles['folded']}`}
          {...(presets && { role: 'group', 'aria-label': text.board.view })}
        >
          {presets ? (
            <>
              <Button
                size="small"
                icon
                className={styles['fold']}
                aria-label={text.board.view}
                aria-expanded={isOpen}
                onClick={() => {
                  setOpen(!isOpen);
                  setMoving(false);
                }}
              >
                {isOpen ? <Icon name="close" /> : <Icon path={CUBE} />}
              </Button>
              <Presets isMoving={isMoving} onMove={setMoving} />
              {variant.ViewButton ? (
                <span className={`${styles['preset']} ${styles['own']}`}>
                  <variant.ViewButton />
                </span>
              ) : null}
            </>
          ) : null}
          {tabletop && mayOffer() ? (
            <Suspense fallback={null}>
              <TabletopOffer world={scene.world} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      {layout.grows && presets ? (
        <Suspense fallback={null}>
          <Overview view={view} roam={roam} />
        </Suspense>
      ) : null}
    </div>
  );
}

type PresetsProps = { readonly isMoving: boolean; readonly onMove: (isMoving: boolean) => void };

/** The camera's buttons: either the presets or the single steps. */
function Presets({ isMoving, onMove }: PresetsProps) {
  return (
    <>
      {isMoving ? (
        <Suspense fallback={null}>
          <CameraPad />
        </Suspense>
      ) : (
        PRESETS.map((preset) => (
          <Button
            key={preset}
            size="small"
            className={styles['preset']}
            onClick={() => sendCameraCommand(preset)}
          >
            {text.board.presets[preset]}
          </Button>
        ))
      )}
      <Button
        size="small"
        icon
        className={styles['preset']}
        aria-label={text.board.move}
        aria-expanded={isMoving}
        onClick={() => onMove(!isMoving)}
      >
        {isMoving ? <Icon name="close" /> : <Icon path={MOVE} />}
      </Button>
    </>
  );
}

/** The scenes that were shown in this visit; a prerendered page has none. */
const shown = new Map<Variant, LoadedScene>();

function useScene(variant: Variant): SceneState {
  const [loaded, setLoaded] = useState<SceneState>(() => shown.get(variant) ?? 'loading');
  useEffect(
    () =>
      keepTrying(() => loadScene(variant), {
        got(scene) {
          shown.set(variant, scene);
          setLoaded(scene);
        },
        failed(error) {
          if (import.meta.env.DEV) console.error(error);
          setLoaded('failed');
        },
      }),
    [variant],
  );
  return loaded;
}

const nowhere = createStore<Pick<WorldState, 'status'>>(() => ({ status: 'ready' }));

function useWorldStatus(scene: LoadedScene | null): WorldState['status'] {
  return useStore(scene?.world.store ?? nowhere, ({ status }) => status);
}
