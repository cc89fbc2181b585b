import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import {
  CanvasTexture,
  InstancedBufferAttribute,
  type InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import { LABEL_COLORS, type Theme } from '../../../look/palette.ts';
import { useSceneStyle } from '../../../scene/world/scene-style.ts';
import type { MotionClock } from './motion-clock.ts';

const CAPACITY = 40;
/** A coin's half width as a fraction of its mark's size, and its minimum in world units. */
const SIZE = 0.19;
const LEAST = 0.066;
const MOST = 0.11;
/** The numbers of a 4x4 texture, from 0. */
const ACROSS = 4;
const GLYPH = 128;
const FONT = '700 88px "Atkinson Hyperlegible Next", system-ui, sans-serif';
/** The numbers on discs of ink. */
const NUMBERS: Record<Theme, string> = { light: '#f7f5ec', dark: '#191b1f' };

const matrix = new Matrix4();

/** The number of each mark on a small disc in front of it that faces the viewer, in one draw call. */
export function Coins({ clock }: { clock: MotionClock }) {
  const mesh = useRef<InstancedMesh>(null);
  const { theme } = useSceneStyle();
  const invalidate = useThree((state) => state.invalidate);
  const geometry = useMemo(() => {
    const plane = new PlaneGeometry(2, 2);
    plane.setAttribute('glyph', new InstancedBufferAttribute(new Float32Array(CAPACITY), 1));
    return plane;
  }, []);
  const atlas = useMemo(() => atlasOf(theme), [theme]);
  const material = useMemo(() => coinMaterial(atlas), [atlas]);
  useEffect(() => {
    let wanted = true;
    const repaint = async () => {
      await document.fonts.load(FONT, '0123456789');
      if (!wanted) return;
      paintAtlas(atlas, theme);
      invalidate();
    };
    void repaint();
    return () => {
      wanted = false;
      material.dispose();
      atlas.dispose();
    };
  }, [atlas, material, theme, invalidate]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(
    () =>
      clock.subscribe(() => {
        const coins = mesh.current;
        const glyph = geometry.getAttribute('glyph');
        if (!coins) return;
        let count = 0;
        for (const { piece, placement } of clock.now().slice(0, CAPACITY)) {
          const shown = Math.min(1, Math.max(0, (placement.scale - 0.2) * 10));
          const wide = shown * Math.min(MOST, Math.max(LEAST, placement.scale * SIZE));
          const [x, y, z] = placement.at;
          // Only the first column of the scale is read; the second gives the mark's extent.
          matrix.makeScale(wide, 0.36 * placement.scale, 1).setPosition(x, y, z);
          coins.setMatrixAt(count, matrix);
          glyph.setX(count, piece.number);
          count += 1;
        }
        coins.count = count;
        coins.visible = count > 0;
        coins.instanceMatrix.needsUpdate = true;
        glyph.needsUpdate = true;
        invalidate();
      }),
    [clock, geometry, invalidate],
  );
  return (
    <instancedMesh
      ref={mesh}
      // A new theme must not make a new mesh, which would have no places yet.
      args={[undefined, undefined, CAPACITY]}
      geometry={geometry}
      material={material}
      frustumCulled={false}
      renderOrder={3}
    />
  );
}

/** A flat picture that faces the camera, moved to the near foot of its mark. */
function coinMaterial(map: CanvasTexture): MeshBasicMaterial {
  const material = new MeshBasicMaterial({
    map,
    transparent: true,
    // Over the cords: a number is read from every side.
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', 'attribute float glyph;\nvoid main() {')
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>
        vMapUv = (uv + vec2(mod(glyph, ${ACROSS}.0), ${ACROSS - 1}.0 - floor(glyph / ${ACROSS}.0))) / ${ACROSS}.0;`,
      )
      .replace(
        '#include <project_vertex>',
        `float wide = length(instanceMatrix[0].xyz);
        float reach = length(instanceMatrix[1].xyz);
        vec4 mvPosition = modelViewMatrix * vec4(instanceMatrix[3].xyz, 1.0);
        mvPosition.xyz += vec3(position.x * wide, position.y * wide - reach * 0.72, 0.16 + reach * 1.3);
        gl_Position = projectionMatrix * mvPosition;`,
      );
  };
  material.customProgramCacheKey = () => 'coin';
  return material;
}

function atlasOf(theme: Theme): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = GLYPH * ACROSS;
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  paintAtlas(texture, theme);
  return texture;
}

function paintAtlas(texture: CanvasTexture, theme: Theme): void {
  const paint = texture.image.getContext('2d');
  if (!paint) return;
  const [disc, ink] = [LABEL_COLORS[theme].ink, NUMBERS[theme]];
  paint.clearRect(0, 0, GLYPH * ACROSS, GLYPH * ACROSS);
  paint.font = FONT;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  for (let glyph = 0; glyph < ACROSS * ACROSS; glyph += 1) {
    const x = ((glyph % ACROSS) + 0.5) * GLYPH;
    const y = (Math.floor(glyph / ACROSS) + 0.5) * GLYPH;
    paint.fillStyle = disc;
    paint.beginPath();
    paint.arc(x, y, GLYPH * 0.46, 0, Math.PI * 2);
    paint.fill();
    paint.fillStyle = ink;
    paint.fillText(String(glyph), x, y + 5);
  }
  texture.needsUpdate = true;
}
