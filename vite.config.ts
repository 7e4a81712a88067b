import { defineConfig } from 'vite';
import { plainConfig } from './scripts/build/plain-config.ts';

/** `BRAND=aurora npx vite build` builds one brand the plain way; see `livery build` for the real one. */
export default defineConfig(() => {
  const { BRAND } = process.env;
  return BRAND ? plainConfig(import.meta.dirname, BRAND) : {};
});
