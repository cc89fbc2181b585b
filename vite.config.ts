import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';
import { CHUNKS, chunkPattern } from './scripts/build/chunks.ts';
import { nameClass } from './scripts/build/class-names.ts';

/**
 * @react-spring/three lists every class of three by `Object.keys(THREE)`, which keeps all of three
 * in the bundle. It gets the classes that the scene uses instead (docs/adr/0005). Saves 52 KB of the first board,
 * gzipped, as all figures here.
 */
function leanSpringThree(): Plugin {
  const elements = fileURLToPath(new URL('./src/scene/world/elements.ts', import.meta.url));
  return {
    name: 'lean-spring-three',
    enforce: 'pre',
    resolveId(source, importer) {
      const asked = source === 'three' && importer?.includes('@react-spring/three');
      return asked ? elements : null;
    },
  };
}

/** Shader parts behind an #if that no material of the scene ever turns on. Saves 5 KB. */
const UNUSED_CHUNKS = [
  'transmission_pars_fragment',
  'transmission_fragment',
  'iridescence_fragment',
  'lightprobes_pars_fragment',
  'alphahash_pars_fragment',
  'batching_pars_vertex',
  'bumpmap_pars_fragment',
  'morphtarget_pars_vertex',
  'morphtarget_vertex',
  'morphnormal_vertex',
  'morphcolor_vertex',
  'skinning_pars_vertex',
  'skinning_vertex',
  'skinnormal_vertex',
  'skinbase_vertex',
  'clipping_planes_fragment',
  'normalmap_pars_fragment',
  'normal_fragment_maps',
  'aomap_fragment',
  'aomap_pars_fragment',
  'lightmap_pars_fragment',
  'gradientmap_pars_fragment',
  'map_particle_fragment',
  'map_particle_pars_fragment',
  'morphinstance_vertex',
  'dithering_pars_fragment',
  'clearcoat_pars_fragment',
  'clearcoat_normal_fragment_begin',
  'clearcoat_normal_fragment_maps',
  'iridescence_pars_fragment',
  'fog_fragment',
  'fog_pars_fragment',
  'alphatest_fragment',
  'alphahash_fragment',
  'emissivemap_fragment',
  'displacementmap_vertex',
  'displacementmap_pars_vertex',
  'logdepthbuf_fragment',
  'logdepthbuf_pars_fragment',
  'logdepthbuf_vertex',
  'logdepthbuf_pars_vertex',
  'batching_vertex',
  'envmap_fragment',
  'envmap_vertex',
  'envmap_pars_fragment',
  'envmap_pars_vertex',
];

/**
 * A part of a shader for a feature that no material of the scene turns on. Textures only colour a surface.
 * Saves 3 KB.
 */
const UNUSED_FEATURE =
  /#ifdef USE_(?:ALPHAMAP|ANISO|AOMAP|BUMP|CLEARCOAT|DIFFUSE_|DISPERSION|DISPLACEMENT|EMISSIVE|IRIDESCENCE|LIGHTMAP|METALNESS|NORMALMAP|ROUGHNESS|SHEEN|SPECULAR|THICKNESS|TRANSMISSION)\w*\\n(?:(?!#if|#el|#endif).)*#endif(?:\\n)?/g;

/**
 * Parts of three's XR sessions that aren't used: depths of the camera's picture, and objects in hands. Saves 1.2
 * KB.
 */
const UNUSED_IN_XR = [
  ['new WebXRDepthSensing()', '{ texture: null, reset() {}, getMesh: () => null }'],
  ['new WebXRController()', 'undefined'],
] as const;

/** three ships the source of every shader as text; sources that are never compiled need not be sent. */
function leanShaders(): Plugin {
  return {
    name: 'lean-shaders',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/three\/build\/three\.module\.js/.test(id)) return null;
      let lean = code;
      const blank = (pattern: RegExp) => {
        const before = lean;
        lean = lean.replace(pattern, (_line, head: string, text: string) => {
          if (!text.startsWith('#if')) this.error(`${head} is no longer behind an #if`);
          return `${head}"";`;
        });
        if (lean === before) this.error(`three no longer has a shader like ${pattern.source}`);
      };
      for (const name of UNUSED_CHUNKS) blank(new RegExp(`^(var ${name} = )"(.*)";$`, 'm'));
      const whole = lean;
      // A second pass, for parts that contained others.
      lean = lean.replaceAll(UNUSED_FEATURE, '').replaceAll(UNUSED_FEATURE, '');
      if (lean === whole) this.error('three marks the features of its shaders in another way now');
      for (const [part, instead] of UNUSED_IN_XR) {
        if (!lean.includes(part)) this.error(`three's XR sessions no longer have a ${part}`);
        lean = lean.replaceAll(part, instead);
      }
      return { code: lean, map: null };
    },
  };
}

/**
 * Code that keeps unused parts of react-router in the bundle, such as its forms, and the warnings for
 * developers. Saves 2.3 KB.
 */
const ROUTER_WEIGHT: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
];

function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router\/dist\/development\/chunk-/.test(id) || !code.includes('NavLink'))
        return null;
      let lean = code;
      for (const [pattern, instead] of ROUTER_WEIGHT) {
        const before = lean;
        lean = lean.replace(pattern, instead);
        if (lean === before) this.error(`react-router no longer has lines like ${pattern.source}`);
      }
      return { code: lean, map: null };
    },
  };
}

export default defineConfig({
  plugins: [leanSpringThree(), leanShaders(), leanRouter(), react()],
  server: {
    host: '127.0.0.1',
    // Online rooms under `npm run dev` are those of an `npm start` beside it.
    proxy: {
      '/functions/v1': 'http://127.0.0.1:3000',
      '/realtime/v1': { target: 'http://127.0.0.1:3000', ws: true },
    },
  },
  css: {
    postcss: {
      plugins: [globalData({ files: ['src/ui/page/media.css'] }), customMedia()],
    },
    modules: {
      generateScopedName: nameClass,
    },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // Browsers older than this hint load the scripts a little later.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // The first script lists all chunks: one character less per name saves bytes there.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // The menu needs the cards of all games at once; a request for each would cost more than its words.
        codeSplitting: {
          // Else the match's chunk would take the menu's code, and the menu would load it.
          includeDependenciesRecursively: false,
          groups: CHUNKS.map((chunk) => ({ name: chunk.name, test: chunkPattern(chunk) })),
        },
      },
    },
  },
});
