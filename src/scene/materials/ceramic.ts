/**
 * Thick glaze in studio light: celadon by day, tenmoku by night. Its colour follows its depth, which depends
 * on the object's shape, a slow noise and a seed from the object's place. All of it is computed, nothing is
 * loaded (ADR 29).
 */
import { MeshStandardMaterial, type WebGLProgramParametersWithUniforms } from 'three';
import type { Theme } from '../../look/palette.ts';
import { FLOOR_Y } from '../geometry/tray.ts';

type Part = 'tile' | 'tray';

const ROUGHNESS: Readonly<Record<Part, number>> = { tile: 0.1, tray: 0.16 };

/** Gives a material's fragments their place on the object, and the object its seed. */
function addPlace(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace('void main() {', 'varying vec3 vAt;\nflat varying vec2 vSeed;\nvoid main() {')
    // By half cells: a tile that is shaken or lifted keeps its seed. The model's matrix moves as well.
    .replace(
      '#include <begin_vertex>',
      `#include <begin_vertex>
vAt = position;
#ifdef USE_INSTANCING
vSeed = instanceMatrix[3].xz;
#else
vSeed = modelMatrix[3].xz;
#endif
vSeed = fract(sin(floor(vSeed / .525 + .5) * mat2(127.1, 311.7, 269.5, 183.3)) * 43758.5453);`,
    );
}

/** The common part of every glaze's fragment shader: the place on the object, its seed, and noise. */
const NOISE = `
varying vec3 vAt;
flat varying vec2 vSeed;
vec2 dice(vec2 p) {
vec3 q = fract(p.xyx * vec3(.1031, .1030, .0973));
q += dot(q, q.yzx + 33.33);
return fract((q.xx + q.yz) * q.zy);
}
float noise(vec2 p) {
vec2 i = floor(p), f = p - i;
f *= f * (3. - 2. * f);
return mix(mix(dice(i).x, dice(i + vec2(1., 0.)).x, f.x), mix(dice(i + vec2(0., 1.)).x, dice(i + 1.).x, f.x), f.y);
}
vec3 upward(vec2 lean) {
return (viewMatrix * vec4(lean.x, 0., lean.y, 0.)).xyz / length(viewMatrix[1]);
}
vec3 upright() {
return normalize((viewMatrix * vec4(0., 1., 0., 0.)).xyz);
}
`;

/** The depth of a tile's glaze: shallow on lips and edges, deep in the well and down the sides. */
const TILE_DEPTH = `
vec2 q = vAt.xz * vAt.xz;
float far = sqrt(sqrt(dot(q, q)));
bool isWell = far < .395;
float down = isWell ? smoothstep(.0, .08, -vAt.y) : 0.;
float side = isWell ? 0. : smoothstep(.03, .2, -vAt.y);
float thick = .17 + .75 * down + .6 * side - .12 * (1. - smoothstep(0., .035, abs(far - .39)));
thick -= isWell ? 0. : .12 * smoothstep(.425, .46, far) * (1. - smoothstep(.02, .09, -vAt.y));
vec2 flow = vAt.xz + vAt.y * .6 + vSeed * 40.;
`;

/** The depth of a tray's glaze: it runs off the rim's crest and gathers on the floor and at the foot. */
const TRAY_DEPTH = `
float rise = (vAt.y - ${FLOOR_Y.toFixed(3)}) / .15;
float crest = smoothstep(.5, 1., rise);
float thick = mix(.62 - .3 * min(rise, 0.), .3, crest);
vec2 flow = vAt.xz + vAt.y * .6;
float side = 1., down = 0.;
`;

/**
 * Young cracks end at old ones: seven cuts of a plane one after the other, each through about the middle of its
 * plate and nearly square to the cut before it.
 */
const CRACKLE = `
float pixel = length(fwidth(vAt)), crazed = 0.;
if (pixel < .024) {
vec2 on = (vAt.xz * (1. - side * vAt.y * 2.)) + .02 * vec2(noise(flow * 9.), noise(flow * 9. + 7.));
vec2 middle = (vSeed - .5) * .3, wide = vec2(.6);
float turn = vSeed.x * 6.28, id = 1. + vSeed.y * 61.;
for (int cut = 0; cut < 7; cut++) {
vec2 chance = dice(vec2(id, vSeed.x * 97.));
turn += 1.571 + (chance.x - .5) * 1.08;
vec2 across = vec2(cos(turn), sin(turn));
float off = dot(on - middle, across) - (chance.y - .5) * wide.x * .5;
float width = cut < 3 ? .0036 : .0024;
crazed = max(crazed, min(width / pixel, 1.) * (cut < 3 ? 1. : .7) * (1. - smoothstep(width, width + pixel, abs(off))));
float beyond = off < 0. ? 0. : 1.;
middle += across * (beyond - .5) * wide.x;
wide = vec2(wide.y, wide.x * .5);
id = id * 2. + beyond + chance.x;
}
crazed *= 1. - smoothstep(.012, .024, pixel);
}
`;

/** Three layers of squares with at most one round spot in each, wholly inside. */
const OIL_SPOTS = `
float pixel = length(fwidth(vAt.xz)), silver = 0.;
vec3 grid = vec3(.16, .075, .034), least = vec3(.016, .009, .005), more = vec3(.026, .009, .004), filled = vec3(.36, .28, .13) * smoothstep(.2, .75, noise(flow * 1.7));
if (pixel < .022) for (int layer = 0; layer < 3; layer++) {
vec2 p = vAt.xz / grid[layer] + vSeed * 50. * float(layer + 1), i = floor(p);
vec2 chance = dice(i), spot = dice(i + 71.);
float size = (least[layer] + more[layer] * chance.y * chance.y) / grid[layer];
vec2 to = p - i - (size + spot * (1. - 2. * size));
float off = length(to) + .07 * size * sin(3. * atan(to.y, to.x) + chance.x * 60.);
float soft = pixel / grid[layer];
silver = max(silver, step(chance.x, filled[layer] * (1. - .5 * down)) * (1. - smoothstep(size - soft, size + soft, off)) * (.75 + .25 * off / size));
}
silver *= (1. - step(.06, -vAt.y) * (1. - down)) * (1. - smoothstep(.013, .022, pixel));
`;

const COLOUR: Readonly<Record<Theme, Readonly<Record<Part, string>>>> = {
  light: {
    tile: `${CRACKLE}
diffuseColor.rgb = vec3(.939, .939, .88) * exp(-vec3(1.04, .52, .58) * thick) * (1. - .34 * crazed);`,
    tray: `diffuseColor.rgb = vec3(.888, .913, .84) * exp(-vec3(1.5, .72, .84) * thick * 1.5);`,
  },
  dark: {
    tile: `${OIL_SPOTS}
diffuseColor.rgb = mix(mix(vec3(.037, .045, .073), vec3(.0056, .008, .0177), smoothstep(-.1, .3, thick)), vec3(.0015, .0021, .0037), smoothstep(.3, .9, thick));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(.242, .296, .392), silver);`,
    tray: `diffuseColor.rgb = mix(vec3(.0045, .0058, .0105), vec3(.0015, .0021, .0037), smoothstep(.3, 1., thick));`,
  },
};

/** Where the glaze runs thin at the edges of the rim, its iron shows; the border of the rust is frayed. */
const RUST = `
float bend = 1. - smoothstep(.7, .995, dot(normal, upright()));
float frayed = rise + (noise(flow * 7.) - .5) * .3 + (noise(flow * 17.) - .5) * .1;
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(.045, .0116, .0048), smoothstep(.5, .78, frayed) * mix(.14, 1., bend));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(.323, .102, .034), smoothstep(.68, 1., frayed) * mix(.06, 1., bend));`;

/**
 * The tone mapping takes a fraction of the least channel from all three, as if every colour had a lit glaze's
 * reflection in it; dark clay turns brown from that. This adds the fraction again beforehand.
 */
const UNTONED = `float lost = min(min(outgoingLight.r, outgoingLight.g), outgoingLight.b);
outgoingLight += lost < .04 ? .4 * sqrt(max(lost, 0.)) - lost : .04;`;

/** Glazed stoneware for the tiles or the tray of a theme. Instance colours dim an object. */
export function ceramic(theme: Theme, part: Part, extra: object = {}): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: ROUGHNESS[part], ...extra });
  material.onBeforeCompile = (shader) => {
    addPlace(shader);
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `${NOISE}void main() {`)
      .replace(
        '#include <color_fragment>',
        `${part === 'tile' ? TILE_DEPTH : TRAY_DEPTH}
float slow = noise(flow * 3.1);
thick *= .84 + .32 * slow${part === 'tile' ? ' + .16 * (vSeed.y - .5)' : ''};
${COLOUR[theme][part]}`,
      )
      .replace(
        '#include <normal_fragment_begin>',
        `#include <normal_fragment_begin>
normal = normalize(normal + upward(.1 * (slow - vec2(noise(flow * 3.1 + vec2(.18, 0.)), noise(flow * 3.1 + vec2(0., .18))))));
${theme === 'dark' && part === 'tray' ? RUST : ''}`,
      )
      .replace(
        '#include <opaque_fragment>',
        `#ifdef USE_COLOR
outgoingLight *= ${theme === 'light' ? 'vColor.rgb' : 'mix(.36, 1.5, smoothstep(.5, 1., vColor.g))'};
#endif
outgoingLight *= 1. - ${part === 'tile' ? '.5 * smoothstep(.06, .2, side > 0. ? -vAt.y : 0.)' : '.25 * (1. - smoothstep(0., .5, abs(rise))) * smoothstep(.5, .9, dot(normal, upright()))'};
${UNTONED}
#include <opaque_fragment>`,
      );
  };
  material.customProgramCacheKey = () => `${part} ${theme}`;
  return material;
}

/**
 * A mark as one pour of thick glaze: deep at its foot, lighter along its crest where it runs thin, and pulled a
 * little unevenly. Where the coils of an X cross, it fills the crease.
 */
export function pourGlaze(theme: Theme, material: MeshStandardMaterial): MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    addPlace(shader);
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `${NOISE}void main() {`)
      .replace(
        '#include <normal_fragment_begin>',
        `#include <normal_fragment_begin>
vec2 flow = vAt.xz * 4. + vSeed * 40.;
float pull = noise(flow);
vec3 sky = upright();
float crease = (1. - smoothstep(0., .05, min(abs(vAt.x), abs(vAt.z)))) * (1. - smoothstep(.1, .17, length(vAt.xz)));
normal = normalize(mix(normal, sky, .8 * crease) + upward(.22 * (pull - vec2(noise(flow + vec2(.2, 0.)), noise(flow + vec2(0., .2))))));
float crest = smoothstep(.62, 1., dot(normal, sky) + .12 * (pull - .5)) * (1. - .6 * crease);
diffuseColor.rgb *= mix(.8, 1., smoothstep(-.05, .05, vAt.y)) * (.93 + .14 * pull);
diffuseColor.rgb = mix(diffuseColor.rgb, sqrt(diffuseColor.rgb), ${theme === 'light' ? '.15' : '.26'} * crest);`,
      );
  };
  material.customProgramCacheKey = () => `poured ${theme}`;
  return material;
}
