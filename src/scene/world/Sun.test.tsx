import { act, createRoot, extend } from '@react-three/fiber';
import { DirectionalLight, Mesh, ShadowMaterial, type WebGLRenderer } from 'three';
import { expect, test, vi } from 'vitest';
import { SCENES, type Theme } from '../../look/palette.ts';
import { type SceneStyle, SceneStyleContext } from './scene-style.ts';
import { Sun } from './Sun.tsx';

const ORIGIN = [0, 0, 0] as const;

test('DSG-08: the sun disposes its shadow material when the theme changes, and when it goes', async () => {
  const dispose = vi.spyOn(ShadowMaterial.prototype, 'dispose');
  extend({ DirectionalLight, Mesh });
  // Nothing is drawn: fiber only builds the scene.
  const root = createRoot({ addEventListener() {} } as unknown as HTMLCanvasElement);
  const gl = {
    render() {},
    setPixelRatio() {},
    setSize() {},
    shadowMap: {},
    xr: new EventTarget(),
  };
  const size = { width: 1, height: 1, top: 0, left: 0 };
  await root.configure({ frameloop: 'never', gl: gl as unknown as WebGLRenderer, size });
  const show = (theme: Theme) => {
    const style = { palette: SCENES[theme] } as SceneStyle;
    const extent = { min: ORIGIN, max: ORIGIN };
    return act(async () =>
      root.render(
        <SceneStyleContext value={style}>
          <Sun lit={extent} y={0} soft />
        </SceneStyleContext>,
      ),
    );
  };
  await show('light');
  expect(dispose).not.toHaveBeenCalled();
  await show('dark');
  expect(dispose).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
  expect(dispose).toHaveBeenCalledTimes(2);
});
