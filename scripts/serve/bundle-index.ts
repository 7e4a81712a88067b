import { existsSync } from 'node:fs';
import { localHost } from '@liveryjs/workspace/hosts';
import { inside } from '@liveryjs/workspace/inside';
import { type BrandId, parseBrandId } from '@liveryjs/workspace/names';
import { isAsRead, namesOrTold, type ReadBundle, readBrand, type ServedBundle } from './bundles.ts';
import { nameOf } from './host-names.ts';
import { createWatch, type Watched } from './watch-folder.ts';

/** All is looked through at most so often where no event says that it changed. */
const LOOK_THROUGH_MS = 1000;

/** The bundles of a folder by the host names that they answer on, always as they are by then. */
export interface BundleIndex {
  /** The bundle that answers on a host name, with or without port. Its cost does not depend on how many brands there are. */
  find(host: string): ServedBundle | undefined;
  /** All bundles, each with those of its domains that lead to it. */
  all(): ServedBundle[];
  close(): void;
}

export interface IndexOptions {
  /**
   * Is told, in a sentence and once, what is not served: a report of another shape or of another brand, and a host name that
   * two bundles claim.
   */
  readonly note: (sentence: string) => void;
  /** The one brand that is asked for; the others are not read. Default: all. */
  readonly only?: string | undefined;
}

type Served = ReadBundle & { readonly bundle: ServedBundle };

/** The folder of a brand as it was read, and what tells that it changed. */
interface Brand {
  readonly read: readonly ReadBundle[];
  readonly watched: Watched | undefined;
}

/** Reads the bundles of a folder once, and each of them again when it has changed. */
export function openBundles(outDir: string, { note, only }: IndexOptions): BundleIndex {
  const brands = new Map<BrandId, Brand>();
  /** All that claim a host name, as a domain or as the name that a brand always has. */
  const claims = new Map<string, readonly Served[]>();
  const changed = new Set<BrandId>();
  const told = new Set<string>();
  const tell = (sentence: string) => {
    if (!told.has(sentence)) note(sentence);
    told.add(sentence);
  };
  const watching = only === undefined ? createWatch(tell) : undefined;
  let folder: Watched | undefined;
  let lookedThrough = Number.NEGATIVE_INFINITY;

  const put = (id: BrandId, brand: Brand | undefined) => {
    const before = servedOf(brands.get(id));
    if (brand === undefined) brands.delete(id);
    else brands.set(id, brand);
    for (const host of hostsOf(before)) {
      const others = (claims.get(host) ?? []).filter((served) => served.brand !== id);
      if (others.length === 0) claims.delete(host);
      else claims.set(host, others);
    }
    for (const served of servedOf(brand))
      for (const host of hostsOf([served])) claims.set(host, [...(claims.get(host) ?? []), served]);
  };
  const readAgain = (id: BrandId): Brand | undefined => {
    const before = brands.get(id);
    const brandFolder = inside(outDir, id);
    // A file that changes while the folder is read is marked by then.
    const watched = watching?.renew(before?.watched, brandFolder, (name) => {
      if (name === null || SAYS_WHAT_IS_SERVED.includes(name)) changed.add(id);
    });
    if (existsSync(brandFolder)) return { watched, read: readBrand(outDir, id, before?.read ?? [], note) };
    watched?.close();
    return undefined;
  };
  const readThese = (ids: Iterable<BrandId>) => {
    const hosts = new Set<string>();
    for (const id of ids) {
      const brand = readAgain(id);
      put(id, brand);
      for (const host of hostsOf(servedOf(brand))) hosts.add(host);
    }
    for (const host of hosts) {
      const claimed = claims.get(host) ?? [];
      if (claimed.length < 2 || !claimed.some(({ bundle }) => bundle.domains.includes(host))) continue;
      const names = claimed.map(({ bundle }) => bundle.id).sort();
      tell(
        `${names.join(' and ')} both have the host name ${host}, so it leads to neither. Build one of them without it.`,
      );
    }
  };
  const lookThrough = () => {
    lookedThrough = performance.now();
    changed.clear();
    folder = watching?.renew(folder, outDir, (name) => {
      const id = parseBrandId(name);
      if (id !== undefined) changed.add(id);
      else if (name === null) lookedThrough = Number.NEGATIVE_INFINITY;
    });
    const names = only === undefined ? namesOrTold(outDir, tell) : [only];
    readThese(new Set([...brands.keys(), ...names.flatMap((name) => parseBrandId(name) ?? [])]));
  };
  const update = () => {
    const isOld = performance.now() - lookedThrough > LOOK_THROUGH_MS;
    // A folder that is not there yet costs nothing to look through.
    const isUnwatched = watching !== undefined && folder === undefined;
    if (lookedThrough < 0 || isUnwatched || (isOld && watching?.isShort())) return lookThrough();
    if (changed.size === 0) return;
    // One of the changes may be that of the folder itself, which was moved away or removed.
    if (folder && !folder.isStill()) return lookThrough();
    const ids = [...changed];
    changed.clear();
    readThese(ids);
  };
  const leadsTo = (name: string): Served | undefined => {
    const claimed = claims.get(name) ?? [];
    return claimed.length === 1
      ? claimed[0]
      : // A host name that two bundles claim leads to neither: which of them is right, nothing here can know.
        claimed.find(({ bundle }) => localHost(bundle.id) === name);
  };
  return {
    find(host) {
      update();
      const name = nameOf(host);
      const served = leadsTo(name);
      if (served && isAsRead(served)) return served.bundle;
      // No event comes from a disk that another machine writes to.
      const id = served?.brand ?? brandIn(name, brands);
      if (id !== undefined) readThese([id]);
      else if (performance.now() - lookedThrough > LOOK_THROUGH_MS) lookThrough();
      return leadsTo(name)?.bundle;
    },
    all() {
      update();
      return [...brands.values()].flatMap(({ read }) =>
        servedOf({ read }).map(({ bundle }) => ({
          ...bundle,
          domains: bundle.domains.filter((host) => leadsTo(host)?.bundle === bundle),
        })),
      );
    },
    close() {
      folder?.close();
      for (const { watched } of brands.values()) watched?.close();
    },
  };
}

/** The entries in a brand's folder that change when something else is to be served of it. */
const SAYS_WHAT_IS_SERVED = ['current', 'build-report.json'];

function servedOf(brand: Pick<Brand, 'read'> | undefined): Served[] {
  return (brand?.read ?? []).filter((read): read is Served => read.bundle !== undefined);
}

function hostsOf(read: readonly Served[]): Set<string> {
  return new Set(read.flatMap(({ bundle }) => [...bundle.domains, localHost(bundle.id)]));
}

/** The brand whose own name, or the name of whose preview, a host name is. */
function brandIn(name: string, brands: ReadonlyMap<BrandId, unknown>): BrandId | undefined {
  const [, id] = /^(?:[0-9a-f]{12}--)?([a-z0-9_-]+)\.localhost$/.exec(name) ?? [];
  if (id === undefined) return undefined;
  const exact = parseBrandId(id);
  if (exact !== undefined && brands.has(exact)) return exact;
  return [...brands.keys()].find((brand) => brand.toLowerCase() === id);
}
