#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { finishedBuild } from './bundle/stamp.mjs';
import { nodeProblem } from './setup/node-problem.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) stop(problem);

const finished = finishedBuild(process.argv.slice(2));
if (finished !== undefined) {
  console.log(finished);
  process.exit(0);
}

try {
  // In the repository of the packages the command is TypeScript; where it is installed, it has been built.
  const built = new URL('./cli.js', import.meta.url);
  const isBuilt = existsSync(built);
  if (!isBuilt) (await import('tsx/esm/api')).register({ tsconfig: false });
  const { main } = isBuilt ? await import(built.href) : await import('./cli.ts');
  await main();
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND' || !/Cannot find package/.test(error.message)) throw error;
  stop(
    'The dependencies are not installed. Run npm ci in the folder of the project, or start with npm start.',
  );
}

/** @param {string} sentence */
function stop(sentence) {
  console.error(`livery: ${sentence}`);
  process.exit(1);
}
