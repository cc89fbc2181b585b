/** Loads the scene, and three with it, as soon as a variant's address is opened. */
import type { ComponentType } from 'react';
import type { World } from '../../scene/world/world.tsx';
import type { Stage, StageProps } from '../../variants/variant.ts';

export type Scene = {
  readonly world: World;
  readonly Stage: ComponentType<StageProps>;
};

const asked = new Map<Stage, Promise<Scene>>();

/** The scene of a variant. A failed load is forgotten, so it can be tried again. */
export function loadScene(stage: Stage): Promise<Scene> {
  const known = asked.get(stage);
  if (known) return known;
  const scene = load(stage);
  asked.set(stage, scene);
  scene.catch(() => asked.delete(stage));
  return scene;
}

/** Settles when the requested scenes have loaded or failed. */
export const boardFirst = (): Promise<unknown> => Promise.allSettled(asked.values());

async function load(stage: Stage): Promise<Scene> {
  const [{ getWorld }, { Stage }] = await Promise.all([
    import('../../scene/world/world.tsx'),
    stage.scene(),
  ]);
  const world = getWorld();
  await world.ready;
  return { world, Stage };
}
