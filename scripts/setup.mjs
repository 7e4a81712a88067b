#!/usr/bin/env node
// Makes a fresh clone ready. Plain JavaScript without dependencies: it runs before there are any.
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensurePostgres } from './setup/ensure-postgres.mjs';
import { nodeProblem } from './setup/node-problem.mjs';

const root = new URL('..', import.meta.url);
const problem = nodeProblem(process.versions.node);
const forTests = process.argv.includes('--browser');
const sentence = problem || ensureDependencies(root) || (forTests ? ensureBrowser() : undefined);
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
if (forTests) ensurePostgres();
