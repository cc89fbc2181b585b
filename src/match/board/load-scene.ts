/** Loads the scene, and three with it, as soon as a variant's address is opened. */
import type { ComponentType } from 'react';
import type { World } from '../../scene/world/world.tsx';
import type { Variant, SceneProps } from '../../variants/variant.ts';

export type LoadedScene = {
  readonly world: World;
  readonly Scene: ComponentType<SceneProps>;
};

const asked = new Map<Variant, Promise<LoadedScene>>();

/** The scene of a variant. A failed load is forgotten, so it can be tried again. */
export function loadScene(variant: Variant): Promise<LoadedScene> {
  const known = asked.get(variant);
  if (known) return known;
  const scene = load(variant);
  asked.set(variant, scene);
  scene.catch(() => asked.delete(variant));
  return scene;
}

/** Settles when the requested scenes have loaded or failed. */
export const boardFirst = (): Promise<unknown> => Promise.allSettled(asked.values());

async function load(variant: Variant): Promise<LoadedScene> {
  const [{ getWorld }, { Scene }] = await Promise.all([
    import('../../scene/world/world.tsx'),
    variant.scene(),
  ]);
  const world = getWorld();
  await world.ready;
  return { world, Scene };
}
