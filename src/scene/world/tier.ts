/** Two quality tiers: real materials in studio light, or a matcap for slow machines. */
import type { QualityChoice } from '../../look/settings.ts';

export type Tier = 'high' | 'low';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render|softpipe/i;

/** True for software rendering, which is too slow for smooth edges. */
export const isSoftware = (renderer: string): boolean => SOFTWARE.test(renderer);

/** The graphics card's name, if the browser reveals it. */
export function rendererName(gl: WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  return typeof name === 'string' ? name : '';
}

/**
 * This machine's tier. `failIfMajorPerformanceCaveat` doesn't detect software rendering, but the
 * renderer's name does; few cores or little memory also indicate a slow graphics unit.
 */
export function tierFor(
  choice: QualityChoice,
  renderer: string,
  machine: { readonly cores: number; readonly memoryGb: number },
): Tier {
  if (choice !== 'auto') return choice;
  if (isSoftware(renderer)) return 'low';
  return machine.cores <= 2 || machine.memoryGb <= 2 ? 'low' : 'high';
}
