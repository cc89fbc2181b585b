import { type Material, MeshMatcapMaterial } from 'three';
import type { ScenePalette } from '../../look/palette.ts';

export const PREVIEW_OPACITY = 0.42;
/** Transparent enough to read the levels behind. */
export const VEIL = { transparent: true, opacity: 0.3, depthWrite: false };

/**
 * Darkens a mark's glaze where its surface turns away, which gives it an outline from every side. Seen from
 * low, even the ridge of a coil that points away turns far, so the outline begins later there.
 */
export function shadeEdges({ edgeShade }: ScenePalette, material: Material): Material {
  const isDeep = edgeShade < 1 && !(material instanceof MeshMatcapMaterial);
  const { onBeforeCompile } = material;
  material.onBeforeCompile = (shader, renderer) => {
    onBeforeCompile(shader, renderer);
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `vec3 toEye = normalize(vViewPosition);
float least = .3 + .7 * dot(toEye, normalize((viewMatrix * vec4(0., 1., 0., 0.)).xyz));
vec3 pooled = ${edgeShade.toFixed(2)} * ${isDeep ? '(.35 + .65 * diffuseColor.rgb / max(.001, luminance(diffuseColor.rgb)))' : 'vec3(1.)'};
outgoingLight *= mix(pooled, vec3(1.), smoothstep(.58, .84, dot(normal, toEye) / least));
#include <opaque_fragment>`,
    );
  };
  const key = `${material.customProgramCacheKey()} ${edgeShade}`;
  material.customProgramCacheKey = () => key;
  return material;
}
