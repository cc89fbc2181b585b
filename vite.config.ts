import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/**
 * @react-spring/three lists every class of three by `Object.keys(THREE)`, which keeps all of three
 * in the bundle. It gets the classes that the scene uses instead (docs/adr/0005).
 */
function leanSpringThree(): Plugin {
  const elements = fileURLToPath(new URL('./src/scene/elements.ts', import.meta.url));
  return {
    name: 'lean-spring-three',
    enforce: 'pre',
    resolveId(source, importer) {
      const asked = source === 'three' && importer?.includes('@react-spring/three');
      return asked ? elements : null;
    },
  };
}

/** Sonner dismisses at 45 px; the specification says 20 (section 9) and there is no prop for it. */
function sonnerSwipeThreshold(): Plugin {
  return {
    name: 'sonner-swipe-threshold',
    enforce: 'pre',
    transform(code, id) {
      if (!/sonner\/dist\/index\.mjs/.test(id)) return null;
      const patched = code.replace('const SWIPE_THRESHOLD = 45;', 'const SWIPE_THRESHOLD = 20;');
      if (patched === code) this.error('sonner no longer has SWIPE_THRESHOLD = 45');
      return { code: patched, map: null };
    },
  };
}

export default defineConfig({
  plugins: [leanSpringThree(), sonnerSwipeThreshold(), react()],
  optimizeDeps: { exclude: ['sonner'] },
  server: { host: '127.0.0.1' },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
  },
});
