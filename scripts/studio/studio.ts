import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { own, pointerTo, valueAt } from '@liveryjs/compiler/manifest';
import type { DraftState, Json, ReviewView, StudioCalls, StudioEdit, StudioPath } from '@liveryjs/studio/api';
import { applyEdits } from '@liveryjs/workspace/edits/apply-edits';
import type { BrandEdit } from '@liveryjs/workspace/edits/edit';
import { saveFiles } from '@liveryjs/workspace/edits/save-files';
import { personOf } from '@liveryjs/workspace/explain/person';
import { Failure } from '@liveryjs/workspace/failure';
import { placeIn } from '@liveryjs/workspace/inside';
import { type BrandResult, listBrands, loadBrand, type Workspace } from '@liveryjs/workspace/open';
import { readRegularSync } from '@liveryjs/workspace/regular-file';
import type { LiveBrand } from '#scripts/dev/brand-store.ts';
import { changesOf, type Draft, filesOf, keepDraft, NO_DRAFT, readDraft, withStep } from './draft.ts';
import type { DraftBrands, FileDraft } from './draft-brands.ts';
import { plainEdits } from './plain-edits.ts';
import { reviewOf } from './review.ts';
import { partsToSend, type ShownParts, shownParts } from './shown-parts.ts';
import { blanksView } from './views/blanks.ts';
import { type Addresses, brandView, summaryOf } from './views/brands.ts';
import { colorsView } from './views/colors.ts';
import { formView } from './views/form.ts';
import { messagesView, textView } from './views/messages.ts';
import { pageView } from './views/outline.ts';

/** The time that a request for changes waits when there are none, in milliseconds. */
const LONGEST_WAIT = 25_000;

export interface StudioOptions {
  /** Brands with the draft over their files. */
  readonly store: DraftBrands;
  /** The brand as its files are, which its pages start with. */
  readonly saved: (id: string) => LiveBrand | undefined;
  readonly addresses: () => Addresses;
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
  /** Changes of the draft come one after another. */
  #turns: Promise<unknown> = Promise.resolve();

  constructor(options: StudioOptions) {
    this.#options = options;
  }

  /** Takes up the draft that the repository keeps. */
  async begin(): Promise<void> {
    this.#draft = readDraft(this.#workspace.root, this.#options.log);
    const changes = changesOf(this.#draft);
    if (changes.length === 0) return;
    const paths = changes.map(({ path }) => path).join(', ');
    this.#options.log(
      `A draft of the studio lies over ${paths}: the studio shows it until it is saved or discarded there.`,
    );
    await this.#lay(changes.map(({ path, after }) => ({ path, text: after })));
  }

  /** Takes in that files were written. @param files relative to the root */
  async refresh(files: readonly string[]): Promise<void> {
    await this.#options.store.refresh(files);
    this.#changed();
  }

  /** Says that brands are others than before. */
  #changed(): void {
    this.#revision++;
    this.#extended.clear();
    for (const done of this.#waiting.splice(0)) done();
  }

  /** The answers to the calls of the page. They throw a Failure for what a person can mend. */
  readonly calls: Calls = {
    '/api/brands': async () => {
      const drafted = changesOf(this.#draft).map(({ path }) => path);
      const addresses = this.#options.addresses();
      const ids = listBrands(this.#workspace);
      const brands = ids.map((id) => this.#brand(id));
      return {
        brands: [
          ...brands.filter(({ result }) => !result.abstract),
          ...brands.filter(({ result }) => result.abstract),
        ].map((brand) => summaryOf(brand, addresses, drafted)),
      };
    },
    '/api/brand': async ({ brand }) =>
      brandView(
        this.#workspace,
        this.#brand(brand),
        this.#options.addresses().port,
        this.#options.store.brands(),
      ),
    '/api/page': async ({ brand, page, ...options }) => {
      const result = this.#result(brand);
      const person = options.audience === undefined ? undefined : personOf(this.#workspace, result, options);
      if (person !== undefined && 'wrong' in person) throw new Failure(person.wrong);
      return pageView(this.#workspace, result, page, person);
    },
    '/api/form': async ({ brand, at: place, language }) => {
      const form = formView(this.#workspace, this.#result(brand), place, language);
      return form === undefined ? {} : { form };
    },
    '/api/blanks': async ({ brand, at: place, language }) =>
      blanksView(this.#workspace, this.#result(brand), place, language),
    '/api/colors': async ({ brand, shownBy = brand }) => colorsView(this.#result(shownBy), brand),
    '/api/messages': async ({ brand, languages, at: place }) =>
      messagesView(this.#workspace, this.#result(brand), languages, place),
    '/api/text': async ({ brand, key, language }) =>
      textView(this.#workspace, this.#result(brand), key, language),
    '/api/shown': async ({ brand, has }) => this.#shownTo(brand, has),
    '/api/draft': async () => this.#state(),
    '/api/changes': async ({ since }) => {
      if (since >= this.#revision) await this.#nextChange();
      return { revision: this.#revision };
    },
    '/api/edit': ({ edits, gesture }) => this.#inTurn(() => this.#edit(edits, gesture)),
    '/api/undo': () =>
      this.#inTurn(() => this.#to({ ...this.#draft, count: Math.max(0, this.#draft.count - 1) })),
    '/api/redo': () =>
      this.#inTurn(() =>
        this.#to({ ...this.#draft, count: Math.min(this.#draft.steps.length, this.#draft.count + 1) }),
      ),
    '/api/discard': () => this.#inTurn(() => this.#to({ ...this.#draft, count: 0 })),
    '/api/rebase': () => this.#inTurn(() => this.#rebase()),
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

  #shownTo(id: string, has: readonly string[]): StudioCalls['/api/shown']['answer'] {
    const rev = this.#revision;
    const { parts } = this.#brand(id);
    if (parts === undefined) return { rev };
    const { addressOf } = this.#options.addresses();
    const shown = shownParts(parts, this.#options.saved(id)?.parts, addressOf, this.#shown.get(id));
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

  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.#turns.then(work, work);
    this.#turns = turn;
    return turn;
  }

  #state(): DraftState {
    const { steps, count } = this.#draft;
    const changes = changesOf(this.#draft);
    const [undo, redo] = [steps[count - 1]?.sentence, steps[count]?.sentence];
    return {
      steps: count,
      ...(undo !== undefined && { undo }),
      ...(redo !== undefined && { redo }),
      files: changes.map(({ path }) => path),
      changedOutside: this.#changedOutside(changes),
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
      return this.#to({ steps, count: count - 1 });
    const whole = edits
      .flatMap((edit) => plainEdits(this.#workspace, edit))
      .flatMap((edit) => this.#withOwnItem(edit));
    const { sentences, wrong, files } = applyEdits(this.#workspace, whole as readonly BrandEdit[]);
    if (wrong.length > 0) throw new Failure(wrong.join('\n'));
    for (const { path } of files) this.#makeSure(path);
    if (files.length === 0) return this.#state();
    const step = {
      sentence: sentences[0] ?? '',
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

  /** A placement that the draft hid is shown again with all that the brand's file says of it. */
  #withOwnItem(edit: StudioEdit): StudioEdit[] {
    const { steps, count } = this.#draft;
    const isHidden = steps
      .slice(0, count)
      .some((step) => step.edits.some((each) => each.op === 'remove' && isSamePlace(each, edit)));
    if (edit.op !== 'reset' || !isHidden) return [edit];
    const file = `${this.#workspace.brandsFolder}/${edit.brand}/brand.json`;
    const before = changesOf(this.#draft).find(({ path }) => path === file)?.before;
    const item = before === undefined ? undefined : valueAt(JSON.parse(before), edit.at);
    if (item === undefined || own(item, '$remove') === true) return [edit];
    return [edit, { op: 'set', brand: edit.brand, at: edit.at, value: item as Json }];
  }

  /** Makes sure that a file is in the folder of the brands. @throws Failure */
  #makeSure(path: string): void {
    const { root, brandsFolder } = this.#workspace;
    placeIn(join(root, brandsFolder), join(root, path));
  }

  /** Has another draft lie over the files. It is kept before it shows. */
  async #to(draft: Draft): Promise<DraftState> {
    const { root } = this.#workspace;
    const after = new Map(changesOf(draft).map((file) => [file.path, file.after]));
    const paths = new Set([...filesOf(this.#draft).map(({ path }) => path), ...after.keys()]);
    keepDraft(root, draft);
    this.#draft = draft;
    await this.#lay([...paths].map((path) => ({ path, text: after.get(path) })));
    return this.#state();
  }

  async #lay(drafts: readonly FileDraft[]): Promise<void> {
    await this.#options.store.lay(drafts);
    this.#changed();
  }

  async #rebase(): Promise<DraftState> {
    const before = this.#draft;
    await this.#to(NO_DRAFT);
    try {
      for (const { edits, gesture } of before.steps.slice(0, before.count)) await this.#edit(edits, gesture);
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
    const changes = changesOf(this.#draft);
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
    await this.#options.store.refresh(changes.map(({ path }) => path));
    return this.#to(NO_DRAFT);
  }
}

function isSamePlace(edit: StudioEdit, other: StudioEdit): boolean {
  return edit.brand === other.brand && edit.at === other.at;
}

/** The text of a file as it is saved; undefined where there is none. */
function textOf({ root }: Workspace, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file)
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(readRegularSync(file))
    : undefined;
}
