import { type KeptRepository, loadBrand, type Refreshed } from '@liveryjs/workspace/open';
import { type BrandStore, type LiveBrand, liveBrand } from '#scripts/dev/brand-store.ts';

/** A text over a file. */
export interface FileDraft {
  /** Relative to the workspace root. */
  readonly path: string;
  /** Null has the file be gone; undefined takes away what was laid over it. */
  readonly text: string | null | undefined;
}

/** Brands as they are with a draft over their files. Who asks for the files sees nothing of it. */
export interface DraftBrands extends Pick<BrandStore, 'brands' | 'brand' | 'workspace'> {
  /** Lays texts over files, or takes them away. Resolves when brands and the workspace have them. */
  lay(drafts: readonly FileDraft[]): Promise<void>;
  /** Takes in that files were written. @param files relative to the workspace root */
  refresh(files: readonly string[]): Promise<void>;
  /** Reads a brand ahead, so that its first draft shows as soon as the next. */
  prepare(id: string): Promise<void>;
}

/**
 * @param saved the brands as their files are: also those that no draft concerns are taken from there
 * @param open opens the repository once more, when that is first needed
 * @param pseudo whether pseudo-languages are added to every brand
 */
export function createDraftBrands(
  saved: Pick<BrandStore, 'brands' | 'brand' | 'workspace'>,
  open: () => Promise<KeptRepository>,
  pseudo = false,
): DraftBrands {
  let repository: KeptRepository | undefined;
  const live = new Map<string, LiveBrand>();
  const stale = new Set<string>();
  /** Tells of each path that ever had a draft whom it concerns. Their brands stay here, which is sooner up to date after a save. */
  const concerning = new Map<string, Refreshed['concerns']>();
  let turns: Promise<unknown> = Promise.resolve();

  const opened = async () => {
    repository ??= await open();
    return repository;
  };
  const take = ({ concerns }: Refreshed) => {
    for (const [id, { result }] of live) if (concerns(result)) stale.add(id);
  };
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = turns.then(work, work);
    turns = turn;
    return turn;
  };
  const draftOf = (stored: LiveBrand): LiveBrand | undefined => {
    if (repository === undefined) return stored;
    const { id } = stored;
    const before = live.get(id);
    if (before !== undefined && !stale.has(id)) return before;
    const workspace = repository.workspace();
    const result = loadBrand(workspace, id);
    if (result.abstract) return undefined;
    const brand = liveBrand(workspace, result, { before: before ?? stored, pseudo });
    live.set(id, brand);
    stale.delete(id);
    return brand;
  };
  const isDrafted = ({ result }: LiveBrand) => [...concerning.values()].some((concerns) => concerns(result));
  const shown = (stored: LiveBrand) => (isDrafted(stored) ? draftOf(stored) : stored);

  return {
    brands: () => saved.brands().flatMap((stored) => shown(stored) ?? []),
    brand(id) {
      const stored = saved.brand(id);
      return stored && shown(stored);
    },
    workspace: () => (repository ?? saved).workspace(),
    lay: (drafts) =>
      inTurn(async () => {
        if (drafts.length === 0) return;
        const { draft } = await opened();
        for (const { path, text } of drafts) {
          const look = await draft(path, text);
          take(look);
          if (!look.isSame) concerning.set(path, look.concerns);
        }
      }),
    refresh: (files) =>
      inTurn(async () => {
        if (repository) take(await repository.refresh(files));
      }),
    prepare: (id) =>
      inTurn(async () => {
        const stored = saved.brand(id);
        await opened();
        if (stored) draftOf(stored);
      }),
  };
}
