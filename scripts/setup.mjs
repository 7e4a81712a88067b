#!/usr/bin/env node
// Makes a fresh clone ready. Plain JavaScript without dependencies: it runs before there are any.
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './setup/ensure-browser.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { ensureOtherBrowsers } from './setup/ensure-other-browsers.mjs';
import { ensurePostgres } from './setup/ensure-postgres.mjs';
import { ensureProgram } from './setup/ensure-programs.mjs';
import { folderProblem } from './setup/folder-problem.mjs';
import { nodeProblem } from './setup/node-problem.mjs';

const root = new URL('..', import.meta.url);
const problem = nodeProblem(process.versions.node);
const wants = (flag) => process.argv.includes(flag);
const sentence =
  problem ||
  folderProblem(fileURLToPath(root)) ||
  ensureDependencies(root) ||
  (wants('--browser') ? ensureBrowser() : undefined) ||
  (wants('--other-browsers') ? ensureOtherBrowsers() : undefined) ||
  (wants('--postgres') ? ensurePostgres() : undefined) ||
  (wants('--nginx') ? ensureProgram('nginx') : undefined) ||
  (wants('--openssl') ? ensureProgram('openssl') : undefined) ||
  (wants('--redis') ? ensureProgram('redis-server') : undefined) ||
  (wants('--neovim') ? ensureProgram('nvim') : undefined) ||
  (wants('--java') ? ensureProgram('java') : undefined);
// Where nginx has no such module, what it is for is not tried, and all else is.
if (!sentence && wants('--nginx')) ensureProgram('ngx_http_brotli_static_module.so');
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
