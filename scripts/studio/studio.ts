import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pointerTo } from '@liveryjs/compiler/manifest';
import type { DraftState, ReviewView, StudioCalls, StudioEdit, StudioPath } from '@liveryjs/studio/api';
import { counted } from '@liveryjs/workspace/check/counts';
import { type PastSave, pastSaves } from '@liveryjs/workspace/edits/past-saves';
import { saveFiles } from '@liveryjs/workspace/edits/save-files';
import { staleOverrides } from '@liveryjs/workspace/explain/stale-overrides';
import { Failure } from '@liveryjs/workspace/failure';
import { type BrandResult, listBrands, loadBrand, type Workspace } from '@liveryjs/workspace/open';
import { readRegularSync } from '@liveryjs/workspace/regular-file';
import type { BrandStore, LiveBrand } from '#scripts/dev/brand-store.ts';
import { changeCalls } from './change-calls.ts';
import { type ContentEdit, expectContent, filesOfEdits, isOfContent, onTheirs } from './content-edits.ts';
import { changesOf, type Draft, filesOf, keepDraft, NO_DRAFT, readDraft, withStep } from './draft.ts';
import type { DraftBrands, FileDraft } from './draft-brands.ts';
import { isSamePlace, withOwnItem } from './hidden-items.ts';
import { makeSure } from './make-sure.ts';
import { makeBrand, newBrandView, plannedBrand } from './new-brand.ts';
import { otherBrands } from './other-brands.ts';
import { addedPhoto, type PhotoWish, pictureOnTheirs } from './picture-edits.ts';
import { plainEdits } from './plain-edits.ts';
import { reviewOf } from './review.ts';
import { partsToSend, type ShownParts, shownParts } from './shown-parts.ts';
import { viewCalls } from './view-calls.ts';
import { type Addresses, languagesOfAll, portalsOf } from './views/brands.ts';
import { contentFile } from './views/contents.ts';

/** The time that a request for changes waits when there are none, in milliseconds. */
const LONGEST_WAIT = 25_000;

export interface StudioOptions {
  /** Brands with the draft over their files. */
  readonly store: DraftBrands;
  /** Brands as their files are, which their pages start with. */
  readonly saved: Pick<BrandStore, 'brand' | 'workspace'>;
  readonly addresses: () => Addresses;
  /** The folder of the releases, or the address of a storage, in which change sets are published. Default: none are. */
  readonly releases?: string | undefined;
  readonly log: (line: string) => void;
}

type Calls = {
  readonly [P in StudioPath]: (body: StudioCalls[P]['body']) => Promise<StudioCalls[P]['answer']>;
};

/** The work behind the studio's page: views of brands, and one draft that lies over their files. */
export class Studio {
  readonly #options: StudioOptions;
  #draft: Draft = NO_DRAFT;
  #revision = 1;
  #waiting: (() => void)[] = [];
  #shown = new Map<string, ShownParts>();
  /** Brands that are only extended, until something changes. */
  readonly #extended = new Map<string, BrandResult>();
  /** Saves of the journal, until files are written. */
  #saves: readonly PastSave[] | undefined;
  /** Changes of the draft come one after another. */
  #turns: Promise<unknown> = Promise.resolve();

  constructor(options: StudioOptions) {
    this.#options = options;
  }

  /** Takes up the draft that the repository keeps. */
  async begin(): Promise<void> {
    this.#draft = readDraft(this.#workspace.root, this.#options.log, (path) => this.#isDraftable(path));
    const changes = changesOf(this.#draft);
    if (changes.length === 0) return;
    const paths = changes.map(({ path }) => path).join(', ');
    this.#options.log(
      `A draft of the studio lies over ${paths}: the studio shows it until it is saved or discarded there.`,
    );
    await this.#lay(changes.map(({ path, after }) => ({ path, text: after ?? null })));
  }

  /** Takes in that files were written. @param files relative to the root */
  async refresh(files: readonly string[]): Promise<void> {
    await this.#options.store.refresh(files);
    this.#saves = undefined;
    this.#changeSets.forget();
    this.#changed();
  }

  /** Says that brands are others than before. */
  #changed(): void {
    this.#revision++;
    this.#extended.clear();
    for (const done of this.#waiting.splice(0)) done();
  }

  readonly #changeSets = changeCalls({
    releases: () => this.#options.releases,
    changed: () => this.#changed(),
    folders: () => {
      const { folders, root, brandsFolder } = this.#options.saved.workspace();
      return { ...(folders ?? { root, brandsFolder }) };
    },
    draft: () => this.#draft,
    changedOutside: () => this.#changedOutside(changesOf(this.#draft)),
    to: (draft) => this.#to(draft),
    written: (files) => this.refresh(files),
    inTurn: (work) => this.#inTurn(work),
  });

  readonly #views = viewCalls({
    workspace: () => this.#workspace,
    brand: (id) => this.#brand(id),
    brands: () => this.#options.store.brands(),
    portalsOf: (result) => this.#portalsOf(result),
    addresses: () => this.#options.addresses(),
    drafted: () => changesOf(this.#draft).map(({ path }) => path),
  });

  /** The answers to the calls of the page. They throw a Failure for what a person can mend. */
  readonly calls: Calls = {
    ...this.#changeSets.calls,
    ...this.#views,
    '/api/stale': async ({ brand }) => {
      this.#brand(brand);
      this.#saves ??= [...pastSaves(this.#workspace, (path) => textOf(this.#workspace, path))];
      const before = new Map(changesOf(this.#draft).map((file) => [file.path, file.before]));
      return {
        stale: staleOverrides(this.#workspace, brand, [{ before, lost: new Set() }, ...this.#saves]),
      };
    },
    '/api/shown': async ({ brand, has }) => this.#shownTo(brand, has),
    '/api/draft': async () => this.#state(),
    '/api/changes': async ({ since }) => {
      if (since >= this.#revision) await this.#nextChange();
      return { revision: this.#revision };
    },
    '/api/edit': ({ edits, gesture }) => this.#inTurn(() => this.#edit(edits, gesture)),
    '/api/other-brands': async ({ edit }) => otherBrands(this.#workspace, edit, (each) => this.#whole(each)),
    '/api/add-photo': (wish) => this.#inTurn(() => this.#addPhoto(wish)),
    '/api/undo': () =>
      this.#inTurn(() => this.#to({ ...this.#draft, count: Math.max(0, this.#draft.count - 1) })),
    '/api/redo': () =>
      this.#inTurn(() =>
        this.#to({ ...this.#draft, count: Math.min(this.#draft.steps.length, this.#draft.count + 1) }),
      ),
    '/api/discard': () => this.#inTurn(() => this.#to({ ...this.#draft, count: 0 })),
    '/api/rebase': ({ take }) => this.#inTurn(() => this.#rebase(take)),
    // A brand is made of files: what a draft says of its parent is no file yet.
    '/api/new-brand': async ({ from }) => newBrandView(this.#options.saved.workspace(), from),
    '/api/plan-brand': async (wish) => plannedBrand(this.#options.saved.workspace(), wish),
    '/api/make-brand': async (wish) => {
      const made = await this.#inTurn(() => makeBrand(this.#options.saved.workspace(), wish));
      if (made.wrong.length === 0) await this.#arrival(wish.id);
      return made;
    },
    '/api/review': () => this.#inTurn(() => this.#review()),
    '/api/save': () => this.#inTurn(() => this.#save()),
  };

  get #workspace(): Workspace {
    return this.#options.store.workspace();
  }

  /** A brand as it is shown, or one that is only extended. @throws Failure where there is none */
  #brand(id: string): LiveBrand {
    const brand = this.#options.store.brand(id);
    if (brand !== undefined) return brand;
    if (!listBrands(this.#workspace).includes(id))
      throw new Failure(`There is no brand ${JSON.stringify(id)} here.`);
    const result = this.#extended.get(id) ?? loadBrand(this.#workspace, id);
    this.#extended.set(id, result);
    return { id, result, issues: result.issues, parts: undefined, domains: [] };
  }

  #result(id: string): BrandResult {
    return this.#brand(id).result;
  }

  /** The portals that extend a brand which is none itself. All brands are read for it, and for no other. */
  #portalsOf(result: BrandResult): LiveBrand[] {
    return result.abstract ? portalsOf(result, this.#options.store.brands()) : [];
  }

  #shownTo(id: string, has: readonly string[]): StudioCalls['/api/shown']['answer'] {
    const rev = this.#revision;
    const { parts } = this.#brand(id);
    if (parts === undefined) return { rev };
    const { addressOf } = this.#options.addresses();
    const shown = shownParts(parts, this.#options.saved.brand(id)?.parts, addressOf, this.#shown.get(id));
    // The frame shows the brand by now: the next call is likely to be an edit.
    if (!this.#shown.has(id)) void this.#options.store.prepare(id);
    this.#shown.set(id, shown);
    return { rev, parts: partsToSend(shown, has) };
  }

  async #nextChange(): Promise<void> {
    await new Promise<void>((done) => {
      this.#waiting.push(done);
      setTimeout(done, LONGEST_WAIT).unref();
    });
  }

  /** Waits until a brand that was just written is among the others. Where it does not come, its page says so. */
  async #arrival(id: string): Promise<void> {
    const end = Date.now() + LONGEST_WAIT;
    while (this.#options.saved.brand(id) === undefined && Date.now() < end) await this.#nextChange();
  }

  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.#turns.then(work, work);
    this.#turns = turn;
    return turn;
  }

  #state(): DraftState {
    const { steps, count, set } = this.#draft;
    const changes = changesOf(this.#draft);
    const [undo, redo] = [steps[count - 1]?.sentence, steps[count]?.sentence];
    return {
      steps: count,
      ...(undo !== undefined && { undo }),
      ...(redo !== undefined && { redo }),
      files: changes.map(({ path }) => path),
      changedOutside: this.#changedOutside(changes),
      ...(set !== undefined && count > 0 && { set: { name: set.name, title: set.title } }),
    };
  }

  #changedOutside(changes: ReturnType<typeof changesOf>): string[] {
    return changes
      .filter(({ path, before }) => textOf(this.#workspace, path) !== before)
      .map(({ path }) => path);
  }

  async #edit(edits: readonly StudioEdit[], gesture?: string): Promise<DraftState> {
    for (const { brand } of edits) this.#brand(brand);
    const { steps, count } = this.#draft;
    const [first] = edits;
    const [last] = steps[count - 1]?.edits ?? [];
    // To show what was hidden just now is to take that back, to the byte.
    if (first?.op === 'reset' && last?.op === 'remove' && isSamePlace(first, last))
      return this.#to({ ...this.#draft, count: count - 1 });
    const whole = edits.flatMap((edit) => this.#whole(edit));
    for (const edit of whole.filter(isOfContent)) this.#expectContent(edit);
    const { sentences, wrong, files } = filesOfEdits(this.#workspace, whole);
    if (wrong.length > 0) throw new Failure(wrong.join('\n'));
    for (const { path } of files) makeSure(this.#workspace, path);
    if (files.length === 0) return this.#state();
    const step = {
      sentence: `${sentences[0] ?? ''}${andOthers(edits)}`,
      edits: whole,
      ...(gesture !== undefined && { gesture }),
      files,
    };
    const state = await this.#to(withStep(this.#draft, step));
    const added = whole.flatMap((edit) =>
      edit.op === 'add' ? pointerTo(edit.at, String(edit.value.id)) : [],
    );
    return { ...state, ...(added[0] !== undefined && { added: added[0] }) };
  }

  async #addPhoto(wish: PhotoWish): Promise<DraftState> {
    this.#brand(wish.brand);
    const { file, edit } = addedPhoto(this.#workspace, wish);
    if (file !== undefined) {
      makeSure(this.#workspace, file.path);
      saveFiles(this.#options.saved.workspace(), `livery studio: add ${file.path}`, [file]);
      await this.refresh([file.path]);
    }
    return this.#edit([edit]);
  }

  /** The edits of files that an edit is made of. */
  #whole(edit: StudioEdit): StudioEdit[] {
    return plainEdits(this.#workspace, edit).flatMap((each) =>
      withOwnItem(this.#workspace, this.#draft, each),
    );
  }

  #expectContent(edit: ContentEdit): void {
    const result = this.#result(edit.brand);
    const codes = languagesOfAll(result, this.#portalsOf(result)).map(({ code }) => code);
    expectContent(this.#workspace, result, codes, edit);
  }

  #isDraftable(path: string): boolean {
    try {
      makeSure(this.#workspace, path);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return false;
    }
  }

  /** Has another draft lie over the files. It is kept before it shows. */
  async #to(draft: Draft): Promise<DraftState> {
    const { root } = this.#workspace;
    const after = new Map(changesOf(draft).map((file) => [file.path, file.after]));
    const paths = new Set([...filesOf(this.#draft).map(({ path }) => path), ...after.keys()]);
    keepDraft(root, draft);
    this.#draft = draft;
    await this.#lay(
      [...paths].map((path) => ({ path, text: after.has(path) ? (after.get(path) ?? null) : undefined })),
    );
    return this.#state();
  }

  async #lay(drafts: readonly FileDraft[]): Promise<void> {
    await this.#options.store.lay(drafts);
    this.#changed();
  }

  async #rebase(take: StudioCalls['/api/rebase']['body']['take']): Promise<DraftState> {
    const before = this.#draft;
    const textsBefore = new Map(filesOf(before).map((file) => [file.path, file.before]));
    const { set } = before;
    await this.#to({ ...NO_DRAFT, ...(set !== undefined && { set }) });
    const textNow = (path: string) => textOf(this.#workspace, path);
    const onNow = (edit: StudioEdit): StudioEdit[] => {
      if (edit.op === 'picture') return pictureOnTheirs(this.#workspace, edit, textsBefore, textNow, take);
      if (!isOfContent(edit)) return [edit];
      const path = contentFile(this.#workspace, edit);
      return [onTheirs(this.#workspace, edit, textsBefore.get(path), textNow(path), take)];
    };
    try {
      for (const { edits, gesture } of before.steps.slice(0, before.count))
        await this.#edit(edits.flatMap(onNow), gesture);
    } catch (error) {
      await this.#to(before);
      if (!(error instanceof Failure)) throw error;
      throw new Failure(
        `Your draft is as it was, because one change does not fit the files as they are now: ${error.message}`,
      );
    }
    return this.#state();
  }

  #review(): Promise<ReviewView> {
    const isPortal = (id: string) => this.#options.store.brand(id) !== undefined;
    return reviewOf(this.#workspace, this.#draft, isPortal);
  }

  async #save(): Promise<DraftState> {
    const { set, count } = this.#draft;
    if (set !== undefined && count > 0)
      throw new Failure(
        `This draft is of the change set ${set.name}. Keep it there, and apply the set: then the log has it, too.`,
      );
    const changes = changesOf(this.#draft);
    for (const { path } of changes) makeSure(this.#workspace, path);
    const outside = this.#changedOutside(changes);
    if (outside.length > 0)
      throw new Failure(
        `${outside.join(', ')} changed outside the studio. Nothing was saved, and your draft is kept.`,
      );
    const { errors } = await this.#review();
    if (errors > 0)
      throw new Failure(
        `Nothing was saved, because this draft adds ${errors === 1 ? 'an error' : `${errors} errors`}.`,
      );
    saveFiles(this.#workspace, `livery studio: ${changes.map(({ path }) => path).join(', ')}`, changes);
    await this.refresh(changes.map(({ path }) => path));
    return this.#to(NO_DRAFT);
  }
}

/** Says of edits in how many more brands they are than the first; empty where they are of one. */
function andOthers(edits: readonly StudioEdit[]): string {
  const others = new Set(edits.map(({ brand }) => brand)).size - 1;
  return others < 1 ? '' : ` And in ${counted(others, 'other brand')}.`;
}

/** The text of a file as it is saved; undefined where there is none. */
function textOf({ root }: Workspace, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file)
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(readRegularSync(file))
    : undefined;
}
