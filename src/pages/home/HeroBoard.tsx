import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createRemoteSession } from '../../play/room/remote-session.ts';
import { makeRoam } from '../../play/roam.ts';
import { viewOf } from '../../play/view.ts';
import { siteSettings, isReduced } from '../../look/settings.ts';
import { keepTrying } from '../../look/keep-trying.ts';
import type { Game } from '../../rules/game.ts';
import { findMove, newRecord } from '../../rules/match.ts';
import { loadVariant } from '../../variants/menu.ts';
import { loadScene } from '../../match/board/load-scene.ts';
import styles from './Home.module.css';
import { peopleFor } from '../../play/match-state.ts';

/** A won game, shown with its gold seam. */
const SHOWN = ['4', '1', '5', '3', '0', '2', '8'];
const VIEWPOINT = { fov: 24, azimuth: -24, elevation: 46 };

type HeroParts = Awaited<ReturnType<typeof load>>;

async function load() {
  const variant = await loadVariant('classic');
  const [scene, { Turntable }] = await Promise.all([
    loadScene(variant),
    import('../../scene/world/Turntable.tsx'),
  ]);
  const made = newRecord(variant.game, 2, {});
  if (!made.ok) throw new Error(made.error);
  const record = { ...made.value, moves: movesToWin(variant.game, SHOWN) };
  const session = createRemoteSession(
    { record, round: 1, controllers: peopleFor(2) },
    { submit: () => {} },
  );
  if (!session.ok) throw new Error(session.error);
  const layout = { ...variant.layoutOf(record.options), viewpoint: VIEWPOINT, phone: VIEWPOINT };
  return { scene, Turntable, layout, view: viewOf(session.value.store.getState()) };
}

/** The moves up to the one that wins. */
function movesToWin(game: Game, moves: readonly string[]): readonly string[] {
  let state = game.setup(2, { teams: false }, 0);
  const played: string[] = [];
  for (const notation of moves) {
    const move = findMove(game, state, notation);
    if (move === undefined) break;
    state = game.apply(state, move);
    played.push(notation);
  }
  return played;
}

/**
 * A real board in place of the hero's picture, which stays until the board's first frame: it appears after the page
 * has painted, turns slowly while it is visible, and stops after a while. Without 3D the picture stays.
 */
export default function HeroBoard({ onShown }: { onShown: () => void }): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<HeroParts | null>(null);
  const [roam] = useState(makeRoam);
  const inView = useInView(slot);
  const isStill = useStore(siteSettings, isReduced);
  // Until then the picture stays in its place.
  useEffect(() => keepTrying(load, { got: setLoaded }), []);
  useEffect(() => {
    if (!loaded || !slot.current) return undefined;
    const { world } = loaded.scene;
    if (world.store.getState().status === 'unavailable') return undefined;
    const detach = world.attach(slot.current);
    return () => {
      world.show(null);
      detach();
    };
  }, [loaded]);
  useEffect(() => {
    if (!loaded) return;
    const { scene, Turntable, layout, view } = loaded;
    scene.world.show(
      <Turntable turning={inView && !isStill} onShown={onShown}>
        <scene.Scene layout={layout} view={view} roam={roam} onPick={() => {}} />
      </Turntable>,
    );
  }, [loaded, inView, isStill, roam, onShown]);
  return <div ref={slot} className={styles['world']} aria-hidden="true" />;
}

function useInView(element: { readonly current: HTMLElement | null }): boolean {
  const [isIn, setIn] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIn(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isIn;
}
