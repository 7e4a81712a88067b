import { join, resolve } from 'node:path';
import { buildPackages } from './build-packages.ts';

/** Builds the packages that others install into `.livery/packages/`: `npm run packages`. */
const root = resolve(import.meta.dirname, '../..');
const built = await buildPackages(root, join(root, '.livery/packages'));
console.log(built.join('\n'));
