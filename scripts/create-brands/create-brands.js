#!/usr/bin/env node
// Plain JavaScript that needs nothing else: it runs before anything is installed.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const [target, id = 'lotus', ...more] = process.argv.slice(2);

if (target === undefined || target.startsWith('-') || more.length > 0)
  stop(
    'Name the folder to make, and the first brand if you like: npm create @liveryjs/brands my-portals lotus',
  );
if (!/^[a-z]([a-z0-9-]*[a-z0-9])?$/.test(id) || id.length > 63)
  stop(
    `"${id}" cannot be a brand: small letters, digits and "-", a letter first. It becomes a folder and a host name.`,
  );

const folder = resolve(target);
if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
  stop(`${folder} is there already and not empty. Choose another folder.`);

const ending = /[#?]/.exec(folder)?.[0];
if (ending !== undefined)
  stop(
    `${folder} has a "${ending}" in its name, where the bundler takes the address of a file to end. Choose another folder.`,
  );

mkdirSync(folder, { recursive: true });
cpSync(fileURLToPath(new URL('template/', import.meta.url)), folder, { recursive: true });
// npm leaves out of a package what begins with a dot in some cases, and would read a second package.json.
for (const [packed, name] of [
  ['_gitattributes', '.gitattributes'],
  ['_gitignore', '.gitignore'],
  ['_github', '.github'],
  ['_vscode', '.vscode'],
  ['_package.json', 'package.json'],
])
  renameSync(join(folder, packed), join(folder, name));
renameSync(join(folder, 'brands/brand'), join(folder, 'brands', id));

const name = id
  .split('-')
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join(' ');
// What npm takes as the name of a package.
const repository =
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'portals';
const values = { id, name, version, repository };
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
))
  fill(join(file.parentPath ?? file.path, file.name));

console.log(`Made ${folder} with the brand ${id}.

  cd ${/^[\w./-]+$/.test(target) ? target : `'${target.replaceAll("'", `'\\''`)}'`}
  npm install
  npm start             http://${id}.localhost:5173, live while you type
  npm run check         every mistake, with its place and its remedy
  npm run build         dist/${id}/, ready for any static host
  npx livery new <id> --from ${id}`);

/** @param {string} file */
function fill(file) {
  const text = readFileSync(file, 'utf8');
  const filled = text.replaceAll(/__(\w+?)__/g, (whole, key) => values[key] ?? whole);
  if (filled !== text) writeFileSync(file, filled);
}

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}
