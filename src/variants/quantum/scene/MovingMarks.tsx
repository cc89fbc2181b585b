import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  type InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three';
import type { SymbolId } from '../../../rules/game.ts';
import { rawMaterial } from './raw-material.ts';
import { FINE, MARK_Y, SMALL } from '../../../scene/geometry/marks.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import { markShape, yawOf } from '../../../scene/marks/mark-shapes.ts';
import type { MotionClock } from './motion-clock.ts';

type Props = { readonly clock: MotionClock; readonly symbol: SymbolId };

/** No board has more marks of one symbol. */
const CAPACITY = 32;
/** Smaller marks need fewer triangles. */
const FINE_FROM = 0.55;

const position = new Vector3();
const turn = new Quaternion();
const up = new Vector3(0, 1, 0);
const size = new Vector3();
const matrix = new Matrix4();

/** All marks of one symbol, each in its own place and size: one draw call for the large, one for the small. */
export function MovingMarks({ clock, symbol }: Props) {
  return (
    <>
      <Instances clock={clock} symbol={symbol} fine />
      <Instances clock={clock} symbol={symbol} fine={false} />
    </>
  );
}

function Instances({ clock, symbol, fine }: Props & { fine: boolean }) {
  const mesh = useRef<InstancedMesh>(null);
  const { theme, tier } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(
    () => rawCopy(markShape(theme, symbol, 'glazed', fine ? FINE : SMALL)),
    [theme, symbol, fine],
  );
  useEffect(
    () =>
      clock.subscribe(() => {
        const instances = mesh.current;
        const raw = geometry.getAttribute('raw');
        if (!instances) return;
        let count = 0;
        for (const { piece, placement } of clock.now()) {
          if (piece.symbol !== symbol || placement.scale >= FINE_FROM !== fine) continue;
          const [x, y, z] = placement.at;
          position.set(x, y + MARK_Y * placement.scale, z);
          turn.setFromAxisAngle(up, yawOf(piece.id));
          instances.setMatrixAt(
            count,
            matrix.compose(position, turn, size.setScalar(placement.scale)),
          );
          raw.setX(count, placement.raw);
          count += 1;
        }
        instances.count = count;
        instances.visible = count > 0;
        instances.instanceMatrix.needsUpdate = true;
        raw.needsUpdate = true;
        invalidate();
      }),
    [clock, geometry, symbol, fine, invalidate],
  );
  return (
    <instancedMesh
      ref={mesh}
      // A new tier must not make a new mesh, which would have no places yet.
      args={[undefined, undefined, CAPACITY]}
      geometry={geometry}
      material={rawMaterial(theme, tier)}
      frustumCulled={false}
      castShadow
      receiveShadow
    />
  );
}

const copies = new WeakMap<BufferGeometry, BufferGeometry>();

/** The same buffers, with the rawness of each instance. */
function rawCopy(shape: BufferGeometry): BufferGeometry {
  const known = copies.get(shape);
  if (known) return known;
  const copy = new BufferGeometry();
  for (const [name, attribute] of Object.entries(shape.attributes))
    copy.setAttribute(name, attribute);
  copy.setIndex(shape.index);
  const raw = new InstancedBufferAttribute(new Float32Array(CAPACITY), 1);
  raw.setUsage(DynamicDrawUsage);
  copy.setAttribute('raw', raw);
  copies.set(shape, copy);
  return copy;
}
