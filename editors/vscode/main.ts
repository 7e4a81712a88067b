import { resolve } from 'node:path';
import { packExtension } from './pack-extension.ts';

console.log(await packExtension(resolve(import.meta.dirname, '../../.livery/vscode')));
