import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { llmsText } from './llms-text.ts';

const root = resolve(import.meta.dirname, '../..');
writeFileSync(resolve(root, 'llms.txt'), llmsText(root));
