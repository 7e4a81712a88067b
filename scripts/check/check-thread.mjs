import { existsSync } from 'node:fs';

// In the repository of the packages this is TypeScript; where it is installed, it has been built.
const built = new URL('./answer-checks.js', import.meta.url);
const isBuilt = existsSync(built);
if (!isBuilt) (await import('tsx/esm/api')).register({ tsconfig: false });
const { answerChecks } = isBuilt ? await import(built.href) : await import('./answer-checks.ts');
await answerChecks();
