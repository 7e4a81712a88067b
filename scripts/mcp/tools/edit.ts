import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isObject, type JsonValue } from '@liveryjs/compiler/manifest';
import { addEdits } from '@liveryjs/workspace/changes/add-edits';
import { textOfSet } from '@liveryjs/workspace/changes/change-set';
import { stateOf } from '@liveryjs/workspace/changes/print-set';
import { counted } from '@liveryjs/workspace/check/counts';
import { fixBrands } from '@liveryjs/workspace/check/fix/fix-brands';
import { type Applied, applyEdits } from '@liveryjs/workspace/edits/apply-edits';
import { between } from '@liveryjs/workspace/edits/between';
import type { DraftEdit } from '@liveryjs/workspace/edits/edit';
import { paletteEdits } from '@liveryjs/workspace/edits/palette-edits';
import { type FileSave, saveFiles } from '@liveryjs/workspace/edits/save-files';
import { Failure } from '@liveryjs/workspace/failure';
import { placeIn } from '@liveryjs/workspace/inside';
import type { ChangeStep } from '@liveryjs/workspace/live/live-workspace';
import { openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { namedAt } from '@liveryjs/workspace/rename/names/named';
import { z } from 'zod';
import { brandNamed, brandsNamed, filesOfSet, sentence, setNamed } from '#scripts/mcp/names.ts';
import {
  defined,
  type Finding,
  findingOf,
  outcomeOf,
  outcomeShape,
  strictShape,
} from '#scripts/mcp/shapes.ts';
import { addTool, type Tools } from '#scripts/mcp/tool.ts';

/** The number of dry runs that can still be applied. */
const MOST_TOKENS = 100;

const editShape = strictShape({
  op: z
    .enum(['set', 'reset', 'add', 'move', 'remove', 'rename', 'write', 'palette', 'fix'])
    .describe(
      'reset: take out what the brand says itself; add: put an item (value) into the list at the place; rename: give the name at the place another one (to) wherever it is said; write: the whole text of a file; palette: all colours of a brand follow from the colour in value; fix: put right what has one right answer',
    ),
  brand: z.string().describe('Id, or @ and the name of a group: the edit is made in each brand'),
  place: z
    .string()
    .optional()
    .describe(
      'As explain names it: /theme/defaultMode, routes[home].main[hot].props.pageSize, color.brand.500, nav.home',
    ),
  value: z.unknown().optional().describe('Of set, add and palette'),
  language: z.string().optional().describe('Of a message'),
  mode: z.string().optional().describe('Of a token: only in this mode'),
  before: z.string().optional().describe('Of add and move: id of the item to stand before'),
  after: z.string().optional(),
  to: z.string().optional().describe('Of rename: the new name'),
  file: z
    .string()
    .optional()
    .describe('Of write: a path in the folder of the brand, such as content/terms.EN.md'),
  text: z.string().optional().describe('Of write'),
});

type AgentEdit = z.infer<typeof editShape>;

/** A dry run that can be applied while nothing else has changed. */
interface Ready {
  readonly revision: number;
  readonly sentence: string;
  readonly files: readonly FileSave[];
}

/** Adds the tools that change brands: one says what would come of it, the other one writes that. */
export function addEdit(tools: Tools): void {
  const { live } = tools;
  const ready = new Map<string, Ready>();

  /** Keeps a dry run. @returns its token */
  function keep(run: Ready): string {
    const token = randomBytes(9).toString('base64url');
    ready.set(token, run);
    for (const oldest of [...ready.keys()].slice(0, -MOST_TOKENS)) ready.delete(oldest);
    return token;
  }

  addTool(
    tools,
    'edit',
    {
      description:
        'What edits would come to: lines, findings that come and go, reach. Nothing is written: apply does that, with the token. Edits are made one after another, each on what those before it gave; all are written, or none. There is no token where an error would come; in a change set errors may come that accept names.',
      input: {
        edits: z.array(editShape).min(1).max(500),
        change: z.string().optional().describe('Adds the edits to this change set; brands stay as they are'),
        accept: z.array(z.string()).optional().describe('Ids of errors that may come in the change set'),
      },
      output: {
        token: z.string().optional(),
        refused: z.string().optional().describe('Why there is no token'),
        sentences: z.array(z.string()),
        ...outcomeShape,
      },
    },
    async ({ edits, change, accept = [] }, workspace) => {
      if (change === undefined && accept.length > 0)
        throw new Failure('Errors are accepted in a change set alone: name one in change.');
      const drafted =
        change === undefined ? await made(tools, edits, workspace) : addedTo(change, edits, workspace);
      const { sentences, files, base, saves } = drafted;
      const judged = await live.over(base, () => live.judge(files));
      const outcome = outcomeOf(files, judged);
      const answer = { sentences: sentences.slice(0, 20), ...outcome };
      const errors = judged.come.filter(({ severity }) => severity === 'error').map(findingOf);
      const refused = errors.filter(({ id }) => !accept.includes(id));
      if (refused.length > 0) return { ...answer, refused: refusal(refused, change) };
      if (saves.length === 0)
        return { ...answer, refused: 'There is nothing to write: all is as it should be.' };
      const text = sentences[0] ?? '';
      return { token: keep({ revision: live.revision, sentence: text, files: saves }), ...answer };
    },
  );

  addTool(
    tools,
    'apply',
    {
      description: 'Writes what edit has shown. Refused where anything has changed since.',
      input: { token: z.string().describe('From edit') },
      output: {
        written: z.array(z.string()).describe('Files'),
        undo: z.string().describe('The command that takes it back'),
      },
      writes: true,
    },
    ({ token }, workspace) => {
      const run = ready.get(token);
      if (run === undefined)
        throw new Failure(
          'No edit of this session has this token, or it is applied already. Call edit anew.',
        );
      const changed = live.changedSince(run.revision);
      if (live.revision !== run.revision)
        throw new Failure(
          `Nothing was written, because files have changed since the edit${changed.length === 0 ? '' : `: ${changed.slice(0, 5).join(', ')}`}. Call edit anew, and look at what comes of it now.`,
        );
      saveFiles(workspace, `livery mcp: ${run.sentence}`, run.files);
      ready.delete(token);
      return { written: run.files.map(({ path }) => path), undo: 'livery edit --undo' };
    },
  );
}

/** Edits as they are made. */
interface Drafted {
  readonly sentences: readonly string[];
  readonly files: readonly { path: string; before: string | undefined; after: string }[];
  /** The files that the edits are made on, where these say something else than the disk. */
  readonly base: readonly { path: string; after: string }[];
  /** The files to be written. */
  readonly saves: readonly FileSave[];
}

async function made({ live }: Tools, edits: readonly AgentEdit[], workspace: Workspace): Promise<Drafted> {
  const { files, sentences, wrong } = await live.make(edits.flatMap((edit) => stepsOf(edit, workspace)));
  if (wrong.length > 0) throw new Failure(wrong.map(sentence).join('\n'));
  return { files, sentences, base: [], saves: files };
}

function addedTo(name: string, edits: readonly AgentEdit[], workspace: Workspace): Drafted {
  const named = setNamed(workspace, name);
  if (named.set.applied)
    throw new Failure(
      `${name} is ${stateOf(named.set)}. Begin another set with change_new, or call change_undo first.`,
    );
  const places = edits.flatMap((edit) =>
    edit.op === 'write'
      ? [writeEdit(workspace, edit)]
      : brandsNamed(workspace, [edit.brand]).flatMap((brand) => placeEdits(workspace, brand, edit)),
  );
  const added = addEdits(workspace, named.set, places);
  if ('wrong' in added) throw new Failure(`${named.path}: ${added.wrong.join('\n')}`);
  const base = filesOfSet(workspace, name);
  const after = textOfSet(added.set);
  const saves = after === named.text ? [] : [{ path: named.path, before: named.text, after }];
  return { sentences: added.sentences, files: between(base, added.draft.files), base, saves };
}

function stepsOf(edit: AgentEdit, workspace: Workspace): ChangeStep[] {
  const { op } = edit;
  const brands = brandsNamed(workspace, [edit.brand]);
  if (op === 'fix') return [(now) => fixed(now, brands)];
  if (op === 'write') return [(now) => applyEdits(now, [writeEdit(now, edit)])];
  return brands.map((brand) => (now: Workspace) => {
    if (op !== 'rename') return applyEdits(now, placeEdits(now, brand, edit));
    const { place, to } = needed(edit, ['place', 'to']);
    const named = namedAt(now, brand, place);
    if ('wrong' in named) throw new Failure(`${brand}: ${named.wrong}`);
    return applyEdits(now, [{ op, brand, what: named.what, from: named.name, to }]);
  });
}

function placeEdits(workspace: Workspace, brand: string, edit: AgentEdit): readonly DraftEdit[] {
  if (edit.op !== 'palette') return [placeEdit(brand, edit)];
  const { value } = needed(edit, ['value']);
  return paletteEdits(workspace, brand, String(value));
}

function placeEdit(brand: string, edit: AgentEdit): DraftEdit {
  const { op, value, language, mode, before, after } = edit;
  const { place } = needed(edit, ['place']);
  if (op === 'rename' || op === 'fix')
    throw new Failure(`${op} is written at once, and is in no change set: leave change out.`);
  if ((op === 'set' || op === 'add') && value === undefined)
    throw new Failure(`${op} needs a value: what ${place} is to be or to have.`);
  if (op === 'add' && !isObject(value as JsonValue))
    throw new Failure('An item is an object, such as { "id": "news", "widget": "announcements" }.');
  const spots = [before, after].filter((id) => id !== undefined).length;
  if (spots > (op === 'add' || op === 'move' ? 1 : 0) || (op === 'move' && spots === 0))
    throw new Failure('Name before or after, and not both, in add and move alone: the item to stand beside.');
  const spot = defined({ language, mode, before, after });
  return { op, brand, at: place, ...spot, ...(value !== undefined && { value }) } as DraftEdit;
}

/** Members that an operation needs. @throws Failure where it lacks one */
function needed<Name extends keyof AgentEdit>(edit: AgentEdit, names: readonly Name[]): Record<Name, string> {
  const missing = names.filter((name) => edit[name] === undefined);
  if (missing.length > 0) throw new Failure(`${edit.op} needs ${missing.join(' and ')}.`);
  return edit as Record<Name, string>;
}

async function fixed(now: Workspace, brands: readonly string[]): Promise<Applied> {
  const { folders: _, ...workspace } = now;
  const open = (files: Workspace['files']) => openWorkspace({ ...(now.folders ?? now), files });
  const files = await fixBrands(workspace, { brands, open });
  const count = counted(files.length, 'file');
  return { files, sentences: [`What has one right answer is put right in ${count}.`], wrong: [] };
}

/** A file of a brand with another text: a text that people read, or one that is no JSON. */
function writeEdit(now: Workspace, edit: AgentEdit): DraftEdit {
  const { file, text } = needed(edit, ['file', 'text']);
  const folder = `${now.brandsFolder}/${brandNamed(now, edit.brand)}`;
  const path = file.startsWith(`${folder}/`) ? file : `${folder}/${file}`;
  placeIn(join(now.root, folder), join(now.root, path));
  return { op: 'write', file: path, text };
}

function refusal(errors: readonly Finding[], change: string | undefined): string {
  const ways =
    change === undefined
      ? 'Mend it in the same call, or collect the edits in a change set.'
      : 'Mend it, or name the ids in accept.';
  return `${counted(errors.length, 'error')} would come of it: ${errors[0]?.message} ${ways}`;
}
