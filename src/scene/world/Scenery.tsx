import { PALETTES } from '../materials/glazes.ts';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { siteSettings, isReduced, themeOf } from '../../look/settings.ts';
import { SceneStyleContext, type SceneStyle, useSceneStyle } from './scene-style.ts';
import { studioMap, surfacesOf } from '../materials/materials.ts';
import type { WorldState } from './world-state.ts';

/** The contents of the one canvas: the light, and the page's scene. */
export function Scenery({ world }: { world: StoreApi<WorldState> }) {
  const shown = useStore(world, (state) => state.scene);
  const tier = useStore(world, (state) => state.tier);
  const theme = useStore(siteSettings, themeOf);
  const still = useStore(siteSettings, isReduced);
  const invalidate = useThree((state) => state.invalidate);
  const style = useMemo<SceneStyle>(
    () => ({ theme, tier, palette: PALETTES[theme], surfaces: surfacesOf(theme, tier), still }),
    [theme, tier, still],
  );
  const get = useThree((state) => state.get);
  useEffect(() => {
    const { gl, scene, camera } = get();
    // Shadows are drawn before lights are counted, so the first frame would compile extra shader programs.
    if (tier === 'high') gl.compile(scene, camera);
    world.getState().onShown();
    invalidate();
  }, [style, tier, shown, get, world, invalidate]);
  return (
    <SceneStyleContext value={style}>
      {tier === 'high' ? <Studio /> : null}
      {shown}
    </SceneStyleContext>
  );
}

/** The environment map and the sky's light; a matcap needs neither. */
function Studio() {
  const { palette } = useSceneStyle();
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const restored = useRestored(gl.domElement);
  useEffect(() => {
    const map = studioMap(gl, palette);
    if (!map) return undefined;
    scene.environment = map.texture;
    scene.environmentIntensity = palette.studio.intensity;
    invalidate();
    return () => {
      scene.environment = null;
      map.dispose();
    };
  }, [gl, scene, palette, invalidate, restored]);
  const { above, below, intensity } = palette.sky;
  return <hemisphereLight args={[above, below, intensity]} />;
}

/** Counts restored graphics contexts, because each loses everything on the graphics card. */
function useRestored(canvas: HTMLCanvasElement): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const again = () => setCount((before) => before + 1);
    canvas.addEventListener('webglcontextrestored', again);
    return () => canvas.removeEventListener('webglcontextrestored', again);
  }, [canvas]);
  return count;
}
