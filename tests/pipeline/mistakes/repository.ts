import { type FileSystem, memoryFiles } from '@liveryjs/compiler/manifest';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { openWorkspace } from '@liveryjs/workspace/open';
import { home, manifest, said } from '#tests/pipeline/fixture.ts';
import { type Draft, disk, type Files, root } from './prepared.ts';

/** One mistake in a repository of brands, and what is to be said of it. */
export type RepositoryRow = readonly [
  files: Files,
  /** File and line, what is marked there, and the finding. */
  at: string,
  remedy: string,
];

const schemas = ['schemas/brand', 'schemas/portal'].flatMap((folder) =>
  disk.list(folder).map((name) => `${folder}/${name}`),
);

const definition = {
  name: 'petals',
  title: 'Petals',
  description: 'Petals that fall.',
  component: 'Petals.tsx',
  regions: ['main'],
  slots: { under: { description: 'Below the petals.' } },
  messages: ['petals.title'],
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['count'],
    properties: {
      count: { type: 'integer', minimum: 1, maximum: 9, default: 3, description: 'How many.' },
      look: {
        type: 'object',
        additionalProperties: false,
        properties: { wide: { type: 'boolean', description: 'Wide ones.' } },
        description: 'Their look.',
      },
      label: { type: 'string', format: 'message-key', default: 'petals.label', description: 'Their name.' },
    },
  },
};

export const DEFINITION = 'widgets/petals/widget.json';
export const CODE = 'widgets/petals/Petals.tsx';

const code = `import type { WidgetProps } from '@liveryjs/engine/kit';

export default function Petals({ props, slot }: WidgetProps<Props>) {
  const { t } = useText();
  return (
    <p data-count={props.count} className={token('color.ink')}>
      {t('petals.title')} {t(props.label)} {props.look}
      {slot('under')}
    </p>
  );
}
`;

const brandOf = (id: string, members: object) => manifest({ id, tenant: { merchantCode: id }, ...members });
const placed = { id: 'petals', widget: 'petals', props: { count: 2 } };

/** A repository of two brands and a widget, which is all that a repository of brands needs to have of its own. */
const base: Readonly<Record<string, string>> = {
  'brands/lotus/brand.json': brandOf('lotus', {
    name: 'Lotus',
    domains: ['lotus.localhost'],
    routes: [{ ...home, main: [placed] }],
  }),
  'brands/lotus/messages/EN.json': JSON.stringify(
    { 'petals.label': 'Falling', 'petals.title': 'Petals', 'route.home.title': 'Home' },
    null,
    2,
  ),
  'brands/lotus/tokens.json': '{ "color": { "ink": { "$type": "color", "$value": "#112233" } } }\n',
  'brands/jade/brand.json': brandOf('jade', {
    name: 'Jade',
    domains: ['jade.localhost'],
    extends: 'lotus',
    routes: undefined,
  }),
  'brands/groups.json': '{ "south": ["lotus"] }\n',
  'jurisdictions/XQ.json': '{\n  "name": "Quill",\n  "minimumAge": 18\n}\n',
  [DEFINITION]: `${JSON.stringify(definition, null, 2)}\n`,
  [CODE]: code,
};

/** A further brand, which has nothing but its manifest. */
export function brandBeside(id: string, members: object): Files {
  return { [`brands/${id}/brand.json`]: brandOf(id, members) };
}

/** The widget's description, changed as an object. */
export function described(change: (definition: Draft) => void): Files {
  const draft: Draft = structuredClone(definition);
  change(draft);
  return { [DEFINITION]: `${JSON.stringify(draft, null, 2)}\n` };
}

/** A file of the repository in which something stands in the place of something else. */
export function replacedIn(file: string, from: string, to: string): Files {
  const text = base[file] ?? '';
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
  return { [file]: text.replace(from, () => to) };
}

let before: ReadonlySet<string> | undefined;

/** The findings of the repository with some files that say something else, without those that it has anyhow: it lacks the texts of the engine. */
export async function findingsOf(changes: Files): Promise<string[]> {
  before ??= new Set(await all({}));
  const anyhow = before;
  return (await all(changes)).filter((line) => !anyhow.has(line));
}

async function all(changes: Files): Promise<string[]> {
  const written = Object.entries({ ...base, ...changes }).flatMap(([path, file]) =>
    file === undefined ? [] : [[path, file] as const],
  );
  const shared = schemas.map((path) => [path, disk.read(path) ?? new Uint8Array()] as const);
  const files: FileSystem = memoryFiles(Object.fromEntries([...shared, ...written]));
  const { issues } = await checkBrands(openWorkspace({ root, files }));
  return said({ issues, files });
}
