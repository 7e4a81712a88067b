import { livery } from '@liveryjs/cli/vite';
import { defineConfig } from 'vite';

/**
 * `BRAND=aurora NODE_OPTIONS='--import tsx' npx vite build` builds one brand the plain way; see `livery build` for the real
 * one. The packages are TypeScript here, which Vite leaves to Node; where they are installed, they are JavaScript.
 */
export default defineConfig(() => {
  const { BRAND } = process.env;
  return BRAND
    ? {
        plugins: [livery({ root: import.meta.dirname, brand: BRAND })],
        build: { outDir: `dist/vite/${BRAND}` },
      }
    : {};
});
