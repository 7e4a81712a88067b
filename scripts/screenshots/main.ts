import { relative, resolve } from 'node:path';
import { takeScreenshots } from './take-screenshots.ts';

const root = resolve(import.meta.dirname, '../..');
for (const path of await takeScreenshots(root, resolve(root, 'docs/screenshots')))
  console.log(relative(root, path));
