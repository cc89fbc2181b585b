/** The scene and three with it: asked for as soon as a variant's address is, before its page. */
import type { ComponentType } from 'react';
import type { World } from '../../scene/world.tsx';
import { type StageProps, stageOf, type VariantId } from '../../variants/stages.ts';

export type Scene = {
  readonly world: World;
  readonly Stage: ComponentType<StageProps>;
  readonly askPreset: (preset: 'reset' | 'top' | 'tilted' | 'side') => void;
};

const asked = new Map<VariantId, Promise<Scene>>();

/** The scene of a variant; a failed load is forgotten, so that the next visit tries again. */
export function loadScene(id: VariantId): Promise<Scene> {
  const known = asked.get(id);
  if (known) return known;
  const scene = load(id);
  asked.set(id, scene);
  scene.catch(() => asked.delete(id));
  return scene;
}

async function load(id: VariantId): Promise<Scene> {
  const [{ getWorld }, { Stage }, { askPreset }] = await Promise.all([
    import('../../scene/world.tsx'),
    stageOf(id).scene(),
    import('../../scene/presets.ts'),
  ]);
  return { world: getWorld(), Stage, askPreset };
}
