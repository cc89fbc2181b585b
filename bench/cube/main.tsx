/** The yardstick of the benchmark: the least page that fiber can make, one cube in one canvas. */
import { Canvas, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Inspection } from '../../src/scene/world/Inspector.tsx';

/** `turn` moves the cube a little and asks for a frame. */
export type Cube = Pick<Inspection, 'frames' | 'info'> & { turn(): void };

declare global {
  var cubeProbe: Cube | undefined;
}

function Probe() {
  const get = useThree((state) => state.get);
  useEffect(() => {
    globalThis.cubeProbe = {
      turn() {
        const { scene, invalidate } = get();
        scene.rotation.y += 0.01;
        invalidate();
      },
      frames: () => get().gl.info.render.frame,
      info() {
        const { render, memory, programs } = get().gl.info;
        const { calls, triangles } = render;
        return { calls, triangles, ...memory, programs: programs?.length ?? 0, tier: 'none' };
      },
    };
  }, [get]);
  return null;
}

const asked = new URLSearchParams(location.search);
const size = (name: string, standard: string) => Number(asked.get(name) ?? standard);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <div style={{ width: size('width', '800'), height: size('height', '600') }}>
    <Canvas frameloop="demand">
      <mesh>
        <boxGeometry args={[2, 2, 2]} />
        <meshBasicMaterial color="#0f9ac2" />
      </mesh>
      <Probe />
    </Canvas>
  </div>,
);
