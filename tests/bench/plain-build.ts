import { livery } from '@liveryjs/cli/vite';
import { build } from 'vite';

/** A plain `vite build` of one brand, as a process of its own: root, folder of the brands, id, where it goes. */
const [root = '', brandsFolder = '', brand = '', outDir = ''] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
await build({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [livery({ root, brandsFolder, brand })],
  build: { outDir, emptyOutDir: true },
});
