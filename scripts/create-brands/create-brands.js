#!/usr/bin/env node
// Plain JavaScript that needs nothing else: it runs before anything is installed.
import {
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
copyFolder(fileURLToPath(new URL('template/', import.meta.url)), folder);
// npm leaves out of a package what begins with a dot in some cases, and would read a second package.json.
for (const [packed, name] of [
  ['_gitattributes', '.gitattributes'],
  ['_gitignore', '.gitignore'],
  ['_github', '.github'],
  ['_vscode', '.vscode'],
  ['_yarnrc.yml', '.yarnrc.yml'],
  ['_package.json', 'package.json'],
])
  renameSync(join(folder, packed), join(folder, name));
renameSync(join(folder, 'brands/brand'), join(folder, 'brands', id));

const name = id
  .split('-')
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join(' ');
// A name that npm accepts for a package.
const repository =
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'portals';

/**
 * The commands of each package manager, and the steps that a workflow needs before them: npm's own words where another has
 * none. A script that Yarn 1 has a command of the same name for needs its "run".
 */
const managers = {
  npm: { install: 'npm install', run: 'npm run', args: ' --', exec: 'npx', add: 'npm install --save-dev' },
  pnpm: { install: 'pnpm install', run: 'pnpm run', args: '', exec: 'pnpm exec', add: 'pnpm add --save-dev' },
  yarn: { install: 'yarn install', run: 'yarn run', args: '', exec: 'yarn run', add: 'yarn add --dev' },
  bun: { install: 'bun install', run: 'bun run', args: '', exec: 'bunx', add: 'bun add --dev' },
};
// Every manager says its name and version to what it runs: "pnpm/10.4.0 npm/? node/v24.1.0 linux x64".
const [, agent = '', release = '0'] =
  /^(\w+)\/(\d[\w.-]*)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
/** @type {keyof typeof managers} */
const manager = Object.hasOwn(managers, agent) ? agent : 'npm';
const major = Number.parseInt(release, 10);
const { install, run, args, exec, add } = managers[manager];

const table = [
  [install, ''],
  [`${run} start`, `http://${id}.localhost:5173, live while you type`],
  [`${run} check`, 'every mistake, with its place and its remedy'],
  [`${run} build`, 'dist/<brand>/, ready for any static host'],
  [`${exec} livery new <id> --from ${id}`, 'another brand'],
  [`${exec} livery explain ${id} /theme`, 'where a value comes from'],
];
const widest = Math.max(...table.map(([command]) => command.length));
const commands = table.map(([command, text]) => `${command.padEnd(widest + 2)}${text}`.trimEnd());

const values = {
  id,
  name,
  version,
  repository,
  install,
  run,
  args,
  exec,
  add,
  commands: commands.join('\n'),
  steps: stepsOf(manager, major)
    .map((line) => `      ${line}`)
    .join('\n'),
};
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
))
  fill(join(file.parentPath ?? file.path, file.name));

if (manager === 'yarn' && major > 1) {
  const file = join(folder, 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8'));
  // Corepack takes the first Yarn where nothing says which.
  const written = { ...description, packageManager: `yarn@${release}` };
  writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
}

console.log(`Made ${folder} with the brand ${id}.

  cd ${/^[\w./-]+$/.test(target) ? target : `'${target.replaceAll("'", `'\\''`)}'`}
${commands.map((line) => `  ${line}`).join('\n')}`);

/**
 * The steps of a workflow until everything is installed.
 *
 * @param {keyof typeof managers} name
 * @param {number} major
 */
function stepsOf(name, major) {
  const node = ['- uses: actions/setup-node@v4', '  with:', '    node-version: 24'];
  // Those of bun are kept by its own action, and Yarn 2 and later come with Node's Corepack.
  if (name === 'bun')
    return [...node, '- uses: oven-sh/setup-bun@v2', '- run: bun install --frozen-lockfile'];
  if (name === 'pnpm')
    return [
      '- uses: pnpm/action-setup@v4',
      '  with:',
      `    version: ${major}`,
      ...node,
      '    cache: pnpm',
      '- run: pnpm install --frozen-lockfile',
    ];
  if (name === 'yarn' && major > 1)
    return [...node, '- run: corepack enable', '- run: yarn install --immutable'];
  if (name === 'yarn') return [...node, '    cache: yarn', '- run: yarn install --frozen-lockfile'];
  return [...node, '    cache: npm', '- run: npm ci'];
}

/**
 * Copies a folder file by file: Yarn 2 and later run this from inside of an archive, which `cpSync` of Node cannot read.
 *
 * @param {string} from
 * @param {string} to
 */
function copyFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isDirectory()) copyFolder(join(from, entry.name), join(to, entry.name));
    else writeFileSync(join(to, entry.name), readFileSync(join(from, entry.name)));
}

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
