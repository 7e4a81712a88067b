import { resolve } from 'node:path';
import { storybookConfig } from './storybook-config.ts';

export default storybookConfig({ root: resolve(import.meta.dirname, '..') });
