import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StudioEdit } from '@liveryjs/studio/api';
import type { FileSave } from '@liveryjs/workspace/edits/save-files';
import { changeOf, type TextChange, takenBack } from '@liveryjs/workspace/edits/text-change';
import { replaceFile } from '@liveryjs/workspace/write-file';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** One step of a draft, which undo takes back as a whole. */
export interface Step {
  readonly sentence: string;
  readonly edits: readonly StudioEdit[];
  /** Steps of one gesture, such as typing in one field, become one. */
  readonly gesture?: string;
  readonly files: readonly FileSave[];
}

/** Texts that lie over files, as steps that can be taken back and made again. It never changes: each change makes another. */
export interface Draft {
  readonly steps: readonly Step[];
  /** The number of steps that count; those behind it were taken back. */
  readonly count: number;
  /** The change set that it was opened from, and goes back into. */
  readonly set?: OpenedSet;
}

/** A change set as it was when a draft was made of it. */
export interface OpenedSet {
  readonly name: string;
  readonly title: string;
  /** SHA-256 of its edits: who has changed them meanwhile loses nothing. */
  readonly hash: string;
}

export const NO_DRAFT: Draft = { steps: [], count: 0 };

/** The draft with one more step. What was taken back before is gone. */
export function withStep({ steps, count, set }: Draft, step: Step): Draft {
  const kept = steps.slice(0, count);
  const last = kept.at(-1);
  // A draft that was discarded is of its set no more.
  const ofSet = set !== undefined && (count > 0 || steps.length === 0) ? { set } : {};
  if (last?.gesture === undefined || last.gesture !== step.gesture)
    return { ...ofSet, steps: [...kept, step], count: count + 1 };
  const joined = {
    ...step,
    edits: lastOfEach([...last.edits, ...step.edits]),
    files: joinFiles(last.files, step.files),
  };
  return { ...ofSet, steps: [...kept.slice(0, -1), joined], count };
}

/** All files that the steps of a draft name: their texts before the first step, and as of now. */
export function filesOf({ steps, count }: Draft): FileSave[] {
  return steps.reduce<FileSave[]>(
    (files, step, index) => joinFiles(files, index < count ? step.files : takenBackIn(step, files)),
    [],
  );
}

/** The files of a step that was taken back, as the steps before it have left them. */
function takenBackIn(step: Step, files: readonly FileSave[]): FileSave[] {
  return step.files.map(({ path, before }) => {
    const earlier = files.find((file) => file.path === path);
    return { path, before, after: earlier === undefined ? before : earlier.after };
  });
}

/** The files that a draft changes. */
export function changesOf(draft: Draft): FileSave[] {
  const inUse = filesOf({ steps: draft.steps.slice(0, draft.count), count: draft.count });
  return inUse.filter(({ before, after }) => before !== after);
}

/** Edits without those whose place a later one says anew, and those inside of what a later one takes out. */
export function lastOfEach(edits: readonly StudioEdit[]): StudioEdit[] {
  const last = new Map<string, StudioEdit>();
  for (const edit of edits) {
    if (edit.op === 'remove')
      for (const [key, other] of last)
        if (other.brand === edit.brand && placeOf(other).startsWith(`${edit.at}/`)) last.delete(key);
    const { brand, language, mode, op } = edit;
    last.set(JSON.stringify([brand, placeOf(edit), language, mode, op === 'move' ? op : 'value']), edit);
  }
  return [...last.values()];
}

/** The place that an edit changes: of a new item, where that stands. */
function placeOf(edit: StudioEdit): string {
  return edit.op === 'add' ? `${edit.at}/${String(edit.value.id)}` : edit.at;
}

function joinFiles(some: readonly FileSave[], later: readonly FileSave[]): FileSave[] {
  const files = new Map(some.map((file) => [file.path, file]));
  for (const file of later)
    files.set(file.path, {
      ...file,
      before: files.has(file.path) ? files.get(file.path)?.before : file.before,
    });
  return [...files.values()];
}

/** A step as its file has it: of each file the stretch that changes. */
interface StoredStep extends Omit<Step, 'files'> {
  readonly files: readonly (TextChange & {
    readonly path: string;
    readonly isNew: boolean;
    /** True where the step takes the file away. */
    readonly isGone?: boolean;
  })[];
}

interface Stored {
  readonly count: number;
  readonly set?: OpenedSet;
  /** Texts that the first step of each file began from. */
  readonly texts: Readonly<Record<string, string>>;
  readonly steps: readonly StoredStep[];
}

const text = { type: 'string' };
const isStored = new Ajv2020().compile<Stored>({
  type: 'object',
  required: ['count', 'texts', 'steps'],
  properties: {
    count: { type: 'integer', minimum: 0 },
    texts: { type: 'object', additionalProperties: text },
    set: {
      type: 'object',
      required: ['name', 'title', 'hash'],
      properties: { name: text, title: text, hash: text },
    },
    steps: {
      type: 'array',
      items: {
        type: 'object',
        required: ['sentence', 'edits', 'files'],
        properties: {
          sentence: text,
          gesture: text,
          edits: { type: 'array', items: { type: 'object', required: ['op', 'brand', 'at'] } },
          files: {
            type: 'array',
            items: {
              type: 'object',
              required: ['path', 'isNew', 'start', 'before', 'after'],
              properties: {
                path: text,
                isNew: { type: 'boolean' },
                isGone: { type: 'boolean' },
                start: { type: 'integer', minimum: 0 },
                before: text,
                after: text,
              },
            },
          },
        },
      },
    },
  },
});

/** Where a repository keeps the draft. Nothing in it is committed. */
function fileIn(root: string): string {
  return join(root, '.livery/studio/draft.json');
}

/**
 * Reads the draft that a repository keeps.
 *
 * @param failed hears why it cannot be read; the file is then kept under another name
 * @param isDraftable tells whether a file may have a draft: anybody may have written this one
 */
export function readDraft(
  root: string,
  failed: (sentence: string) => void,
  isDraftable: (path: string) => boolean,
): Draft {
  const file = fileIn(root);
  if (!existsSync(file)) return NO_DRAFT;
  let stored: unknown;
  try {
    stored = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Text that is no JSON is no draft, either.
  }
  if (isStored(stored) && stored.steps.every(({ files }) => files.every(({ path }) => isDraftable(path))))
    return restored(stored);
  renameSync(file, `${file}.unreadable`);
  failed(`The draft of the studio cannot be read. It is kept as ${file}.unreadable.`);
  return NO_DRAFT;
}

/** Keeps a draft, so that it is there again after the server has ended, in whichever way. */
export function keepDraft(root: string, draft: Draft): void {
  const file = fileIn(root);
  if (draft.steps.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  const texts = Object.fromEntries(
    filesOf({ ...draft, count: draft.steps.length }).map(({ path, before = '' }) => [path, before]),
  );
  const steps = draft.steps.map(
    ({ files, ...step }): StoredStep => ({
      ...step,
      files: files.map(({ path, before, after }) => ({
        path,
        isNew: before === undefined,
        ...(after === undefined && { isGone: true }),
        ...changeOf(before ?? '', after ?? ''),
      })),
    }),
  );
  const { count, set } = draft;
  const stored: Stored = { count, ...(set !== undefined && { set }), texts, steps };
  replaceFile(file, `${JSON.stringify(stored)}\n`);
}

function restored({ count, set, texts, steps }: Stored): Draft {
  const now = new Map(Object.entries(texts));
  return {
    ...(set !== undefined && { set }),
    count: Math.min(count, steps.length),
    steps: steps.map(({ files, ...step }) => ({
      ...step,
      files: files.map(({ path, isNew, isGone = false, ...change }) => {
        const before = now.get(path) ?? '';
        // To take back the opposite of a change is to make it.
        const after = takenBack(before, { start: change.start, before: change.after, after: change.before });
        now.set(path, after);
        return { path, before: isNew ? undefined : before, after: isGone ? undefined : after };
      }),
    })),
  };
}
