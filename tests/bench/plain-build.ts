import { plainConfig } from '@liveryjs/cli/build/plain-config';
import { build } from 'vite';

/** A plain `vite build` of one brand, as a process of its own: root, folder of the brands, id, where it goes. */
const [root = '', brands = '', id = '', outDir = ''] = process.argv.slice(2);
process.env.NODE_ENV = 'production';
const config = plainConfig(root, id, brands);
await build({ ...config, root, configFile: false, build: { ...config.build, outDir, emptyOutDir: true } });
