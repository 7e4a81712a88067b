// Copied into a repository of brands: a plain `vite build` of one brand, as a process of its own, with built packages.
// Arguments: folder of the brands, id, where it goes.
import { livery } from '@liveryjs/cli/vite';
import { build } from 'vite';

const [brandsFolder = '', brand = '', outDir = ''] = process.argv.slice(2);
const root = import.meta.dirname;
process.env.NODE_ENV = 'production';
await build({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [livery({ root, brandsFolder, brand })],
  build: { outDir, emptyOutDir: true },
});
