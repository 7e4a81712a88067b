import { existsSync } from 'node:fs';

// In the repository of the packages this is TypeScript; where it is installed, it has been built.
const built = new URL('./start-thread.js', import.meta.url);
const isBuilt = existsSync(built);
if (!isBuilt) (await import('tsx/esm/api')).register({ tsconfig: false });
const [, , module] = process.argv;
await import(`${module}.${isBuilt ? 'js' : 'ts'}`);
