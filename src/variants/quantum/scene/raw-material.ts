/** A material between bare clay and glaze, by each instance's `raw` attribute. */
import { Color, type Material } from 'three';
import { SCENES, type Theme } from '../../../look/palette.ts';
import { markMaterial } from '../../../scene/materials/materials.ts';
import type { Tier } from '../../../scene/world/tier.ts';

const made = new Map<string, Material>();
const BARE_ROUGHNESS = 0.85;

/** The shared material of one theme and tier. Never dispose it. */
export function rawMaterial(theme: Theme, tier: Tier): Material {
  const key = `${theme} ${tier}`;
  const known = made.get(key);
  if (known) return known;
  const material = markMaterial(theme, tier);
  const bisque = { value: new Color(SCENES[theme].bisque) };
  const gloss = material.onBeforeCompile.bind(material);
  material.onBeforeCompile = (shader, renderer) => {
    gloss(shader, renderer);
    shader.uniforms['bisque'] = bisque;
    shader.vertexShader = shader.vertexShader
      .replace(
        'void main() {',
        'attribute float raw;\nuniform vec3 bisque;\nvarying float vRaw;\nvoid main() {',
      )
      .replace(
        '#include <color_vertex>',
        '#include <color_vertex>\nvRaw = raw;\nvColor.rgb = mix(vColor.rgb, bisque, raw);',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', 'varying float vRaw;\nvoid main() {')
      .replace('outgoingLight += ', 'outgoingLight += (1.0 - vRaw) * ')
      .replace(
        '#include <roughnessmap_fragment>',
        `#include <roughnessmap_fragment>\nroughnessFactor = mix(roughnessFactor, ${BARE_ROUGHNESS}, vRaw);`,
      );
  };
  material.customProgramCacheKey = () => `firing ${key}`;
  made.set(key, material);
  return material;
}
