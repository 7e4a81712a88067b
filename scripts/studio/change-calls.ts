import type { ChangeSetView, DraftState, StudioCalls, StudioPath } from '@liveryjs/studio/api';
import { doing, filesToApply } from '@liveryjs/workspace/changes/applied';
import { setToApprove, setToWithdraw } from '@liveryjs/workspace/changes/approve';
import {
  type ChangeSet,
  digestOfEdits,
  type NamedSet,
  textOfSet,
} from '@liveryjs/workspace/changes/change-set';
import { LOG } from '@liveryjs/workspace/changes/log';
import { setWithNote } from '@liveryjs/workspace/changes/notes';
import { stateOf } from '@liveryjs/workspace/changes/print-set';
import { rebase } from '@liveryjs/workspace/changes/rebase';
import {
  appliedSentence,
  begunSet,
  heldBy,
  moreEdits,
  setToApply,
  setToTakeBack,
  takenBackSentence,
} from '@liveryjs/workspace/changes/work-on-set';
import { brandsOf } from '@liveryjs/workspace/edits/edit';
import { countErrors, findingsOf } from '@liveryjs/workspace/edits/findings';
import { type FileSave, saveFiles } from '@liveryjs/workspace/edits/save-files';
import { Failure } from '@liveryjs/workspace/failure';
import { openRepository, type Workspace, type WorkspaceFolders } from '@liveryjs/workspace/open';
import { changesOf, type Draft, NO_DRAFT } from './draft.ts';
import { draftOfSet, editsForSet } from './set-edits.ts';
import { SetReleases } from './set-releases.ts';
import { orFailure, setNamed, setsView, setView } from './views/change-sets.ts';

/** The studio, as change sets need it. */
export interface ChangeHost {
  folders(): WorkspaceFolders;
  draft(): Draft;
  /** Drafted files that somebody else has changed since. */
  changedOutside(): readonly string[];
  /** Has another draft lie over the files. */
  to(draft: Draft): Promise<DraftState>;
  /** Takes in that files were written. @param files relative to the root */
  written(files: readonly string[]): Promise<void>;
  /** The folder of the releases, or the address of a storage; undefined where nothing is published from here. */
  releases(): string | undefined;
  /** Takes in that a release has begun. */
  changed(): void;
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

type Path = Extract<StudioPath, `/api/change-set${string}` | `/api/${string}-set`>;
type ChangeCalls = {
  readonly [P in Path]: (body: StudioCalls[P]['body']) => Promise<StudioCalls[P]['answer']>;
};

/** The calls of change sets. All that they say no to, `livery change` says no to in the same sentences. */
export function changeCalls(host: ChangeHost): {
  readonly calls: ChangeCalls;
  /** Has all be worked out anew. */
  forget(): void;
} {
  /** All that sets do is worked out once, until a file is written. */
  const views = new Map<string, Promise<ChangeSetView>>();
  let turns: Promise<unknown> = Promise.resolve();
  const open = () => openRepository(host.folders());

  const view = (name: string): Promise<ChangeSetView> => {
    const before = views.get(name);
    if (before !== undefined) return before;
    // One after another: each has all brands that it touches checked.
    const work = async () => setView(await open(), name);
    const made = turns.then(work, work);
    turns = made;
    views.set(name, made);
    made.catch(() => views.delete(name));
    return made;
  };
  const save = async (workspace: Workspace, what: string, files: readonly FileSave[]) => {
    saveFiles(workspace, what, files);
    await host.written(files.map(({ path }) => path));
  };
  const expectNoDraft = (why: string) => {
    if (changesOf(host.draft()).length > 0) throw new Failure(`${why} Keep, save or discard it first.`);
  };

  const releases = new SetReleases({
    to: () => host.releases(),
    folders: () => host.folders(),
    begun: () => host.changed(),
    ended: () => host.written([LOG]),
  });
  const expectNoDraftOf = (name: string) => {
    if (host.draft().set?.name === name) expectNoDraft(`Your draft is of ${name}.`);
  };

  const calls: ChangeCalls = {
    '/api/change-sets': async () => setsView(await open(), releases),
    '/api/change-set': ({ name }) => view(name),
    '/api/keep-in-set': ({ name, title }) =>
      host.inTurn(async () => {
        const outside = host.changedOutside();
        if (outside.length > 0)
          throw new Failure(
            `${outside.join(', ')} changed outside the studio. Nothing was kept in the set, and your draft is as it was.`,
          );
        const workspace = await open();
        const draft = host.draft();
        const named = title === undefined ? setNamed(workspace, name) : begun(workspace, name, title);
        const edits = editsForSet(workspace, draft);
        const { set } = orFailure(moreEdits(workspace, toReceive(named, draft), edits));
        const before = title === undefined ? named.text : undefined;
        await save(workspace, `livery studio: keep edits in ${name}`, [
          { path: named.path, before, after: textOfSet(set) },
        ]);
        return host.to(NO_DRAFT);
      }),
    '/api/open-set': ({ name }) =>
      host.inTurn(async () => {
        expectNoDraft('There is a draft already.');
        const workspace = await open();
        const named = setNamed(workspace, name);
        if (named.set.applied)
          throw new Failure(`${name} is ${stateOf(named.set)}: nothing is left to change.`);
        if (named.set.edits.length === 0)
          throw new Failure(
            `${name} has no edit yet. Change something, and keep it in ${name} from the review.`,
          );
        return host.to(await draftOfSet(workspace, named));
      }),
    '/api/rebase-set': ({ name, take }) =>
      host.inTurn(async () => {
        const workspace = await open();
        const named = setNamed(workspace, name);
        if (named.set.applied)
          throw new Failure(`${name} is ${stateOf(named.set)}, and is not rebased any more.`);
        const { set, collisions } = rebase(workspace, named.set, take);
        if (collisions.length > 0) throw new Failure(LOST_PLACES);
        await save(workspace, `livery change rebase ${name}`, [
          { path: named.path, before: named.text, after: textOfSet(set) },
        ]);
        return { sentence: `${name} is on what the files say now.` };
      }),
    '/api/apply-set': ({ name }) =>
      host.inTurn(async () => {
        expectNoDraftOf(name);
        const workspace = await open();
        const named = setNamed(workspace, name);
        const { set, draft, collisions } = orFailure(setToApply(workspace, named));
        if (collisions.length > 0) throw new Failure([...collisions, BOTH_KEPT].join('\n'));
        const findings = await findingsOf(workspace, brandsOf(workspace, set.edits), draft.files);
        const { errors } = countErrors(findings.come);
        if (errors > 0) throw new Failure(heldBy(errors));
        const files = filesToApply(workspace, named, set, draft.files, doing(workspace.root));
        await save(workspace, `livery change apply ${name}`, files);
        return { sentence: appliedSentence(named, draft.files) };
      }),
    '/api/approve-set': ({ name, isWithdrawn }) =>
      host.inTurn(async () => {
        const workspace = await open();
        const named = setNamed(workspace, name);
        const prepare = isWithdrawn ? setToWithdraw : setToApprove;
        const plan = orFailure(await prepare(workspace, named, doing(workspace.root)));
        await save(workspace, `livery change approve ${name}`, plan.files);
        return { sentence: plan.sentence };
      }),
    '/api/note-set': ({ name, text = '', about, to, isSettled }) =>
      host.inTurn(async () => {
        const workspace = await open();
        const named = setNamed(workspace, name);
        const input =
          to === undefined
            ? { text, about }
            : { to, ...(text !== '' && { text }), ...(isSettled !== undefined && { isSettled }) };
        await save(workspace, `livery change note ${name}`, [
          orFailure(setWithNote(workspace, named, input, doing(workspace.root))),
        ]);
        return { sentence: `The note is in ${named.path}.` };
      }),
    '/api/publish-set': async ({ name, moment }) => {
      expectNoDraftOf(name);
      releases.publish(name, moment);
      return {};
    },
    '/api/cancel-set': async ({ name }) => {
      releases.cancel(name);
      return {};
    },
    '/api/roll-back-set': async ({ name }) => {
      releases.rollBack(name);
      return {};
    },
    '/api/take-back-set': ({ name, take }) =>
      host.inTurn(async () => {
        const workspace = await open();
        const named = setNamed(workspace, name);
        const back = orFailure(setToTakeBack(workspace, named, doing(workspace.root), take));
        if (back.collisions.length > 0)
          throw new Failure([...back.collisions, take === 'mine' ? LOST_PLACES : BOTH_KEPT].join('\n'));
        await save(workspace, `livery change undo ${name}`, back.files);
        return { sentence: takenBackSentence(named, back.ofBrands) };
      }),
  };
  return { calls, forget: () => views.clear() };
}

const BOTH_KEPT = 'Nothing was written. Both are kept: choose whose values hold.';
const LOST_PLACES =
  'Nothing was written. The places of these are not there any more. Put them back, such as with git checkout, or keep what the files have.';

/** A set that begins with the draft. */
function begun(workspace: Workspace, name: string, title: string): NamedSet {
  if (title.trim() === '') throw new Failure('Say in the title what the change is for.');
  const { path, after = '' } = orFailure(begunSet(workspace, name, title));
  return { name, path, text: after, set: { title: title.trim(), edits: [], from: {} } };
}

/** The set as the edits of a draft come into it: without those that the draft was made of, which it has itself. */
function toReceive(named: NamedSet, { set: opened }: Draft): NamedSet {
  if (opened?.name !== named.name) return named;
  if (opened.hash !== digestOfEdits(named.set))
    throw new Failure(
      `${named.path} has changed since you opened it. Nothing was written, and your draft is as it was: keep it under another name, or discard it and open the set again.`,
    );
  const set: ChangeSet = { ...named.set, edits: [], from: {} };
  return { ...named, set };
}
