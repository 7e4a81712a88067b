#!/usr/bin/env node
import { nodeProblem } from './setup/node-problem.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) stop(problem);

let register;
try {
  ({ register } = await import('tsx/esm/api'));
} catch {
  stop(
    'The dependencies are not installed. Run npm ci in the folder of the project, or start with npm start.',
  );
}
register({ tsconfig: false });
const { main } = await import('./cli.ts');
await main();

/** @param {string} sentence */
function stop(sentence) {
  console.error(`livery: ${sentence}`);
  process.exit(1);
}
