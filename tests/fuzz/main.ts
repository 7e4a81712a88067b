import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { saveCase } from './case.ts';
import { fuzz } from './fuzz.ts';
import type { Failing } from './messages.ts';
import { targets } from './targets.ts';

const help = `Gives readers of what comes from outside ever other input, and fails where one crashes, hangs, takes more time or memory than
its limits, or touches a file outside of its folder. What fails is made small and kept in tests/fuzz/corpus/.

  --minutes <n>    how long (default: 5)
  --seed <n>       equal seeds give equal cases (default: of the clock)
  --first <n>      number of the first case (default: 0)
  --target <name>  ${Object.keys(targets).join(', ')}; may be given again (default: all)
`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    first: { type: 'string', default: '0' },
    target: { type: 'string', multiple: true, default: Object.keys(targets) },
    help: { type: 'boolean', default: false },
  },
});
const [minutes, seed, first] = [values.minutes, values.seed, values.first].map(Number);
const unknown = values.target.filter((name) => !Object.hasOwn(targets, name));
if (
  values.help ||
  unknown.length > 0 ||
  !(Number(minutes) > 0) ||
  !Number.isInteger(seed) ||
  !Number.isInteger(first)
) {
  process.stdout.write(unknown.length > 0 ? `There is no target ${unknown.join(', ')}.\n\n${help}` : help);
  process.exit(values.help ? 0 : 2);
}

const cores = Math.min(availableParallelism(), values.target.length);
const milliseconds = (Number(minutes) * 60_000 * cores) / values.target.length;
console.log(`Seed ${seed}, ${values.target.length} targets, ${Math.round(milliseconds / 1000)} s each.`);

const shares = Array.from({ length: cores }, (_, core) =>
  values.target.filter((_name, place) => place % cores === core),
);
let failures = 0;
await Promise.all(
  shares.map(async (share) => {
    const options = { seed: Number(seed), first: Number(first), milliseconds, onFound: tell };
    for (const [target, cases] of await fuzz(share, options)) console.log(`${target}: ${cases} cases`);
  }),
);
console.log(
  failures === 0 ? 'No reader failed.' : `${failures} failures. Mend each, and keep its case in the corpus.`,
);
process.exit(failures === 0 ? 0 : 1);

function tell({ target, kind, number, message, stack, input }: Failing): void {
  failures += 1;
  const path = kind === 'unmade' ? undefined : relative(process.cwd(), saveCase(target, kind, input));
  const again = `npm run fuzz -- --target ${target} --seed ${seed} --first ${number}`;
  console.log(
    [
      `${target}: ${kind}: ${message}`,
      ...stack,
      `${path ? `Kept as ${path}. ` : ''}Again: ${again}`,
      '',
    ].join('\n  '),
  );
}
