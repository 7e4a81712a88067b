import type { Finding } from '#compiler/issues/index.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { foldCase, pageFile } from '#compiler/manifest/page-file.ts';
import { createCheck } from './define-check.ts';
import { addressedLanguages, languageStarts } from './language-starts.ts';
import { isBelow, reservedBy } from './reserved-by.ts';

/** An address of a route, and the file of its page. */
interface Address {
  readonly pointer: string;
  readonly address: string;
  readonly route: string;
  readonly file: string;
}

/** The place of an address, the file that its page would be, and the address that has that file already. */
interface Collision {
  readonly path: string;
  readonly address: string;
  readonly file: string;
  readonly other: { readonly address: string; readonly route: string; readonly file: string };
}

const findings = {
  'path-collision': {
    title: 'Two routes have the same address',
    severity: 'error',
    message: ({ path, address, route }) =>
      `${path}: ${JSON.stringify(address)} is also an address of routes[${route}].`,
    hint: () => 'An address can show one page only; change or remove one of the two.',
  } satisfies Finding<{ path: string; address: string; route: string }>,
  'page-collision': {
    title: 'The pages of two routes cannot both be written',
    severity: 'error',
    message: ({ path, address, file, other }) => {
      const first = `${JSON.stringify(other.address)} in routes[${other.route}]`;
      if (foldCase(file).startsWith(`${foldCase(other.file)}/`))
        return `${path}: the page of ${JSON.stringify(address)} would need a folder ${other.file}, which is the page of ${first}.`;
      const what = other.file === file ? 'the page' : 'a folder of the page';
      return `${path}: the page of ${JSON.stringify(address)} would be the file ${file}, which is ${what} of ${first}.`;
    },
    hint: () => 'Choose another address for one of the two.',
  } satisfies Finding<Collision>,
  'page-case': {
    title: 'The addresses of two routes differ by case alone',
    severity: 'error',
    message: ({ path, address, file, other }) =>
      `${path}: the page of ${JSON.stringify(address)} would be the file ${file}, and ${other.file}, which differs by case alone, is that of ${JSON.stringify(other.address)} in routes[${other.route}]: many disks and hosts keep one of the two.`,
    hint: ({ address, other }) =>
      `Choose another address for one of the two. Where both show one page, take this route out, and write ${JSON.stringify(address)} into "aliases" of routes[${other.route}].`,
  } satisfies Finding<Collision>,
  'path-reserved': {
    title: 'A route has the address of something that is no page',
    severity: 'error',
    message: ({ path, address, reserved }) =>
      `${path}: ${JSON.stringify(reserved)} is not for pages, so ${JSON.stringify(address)} would never be shown.`,
    hint: () => 'Choose another address.',
  } satisfies Finding<{ path: string; address: string; reserved: string }>,
  'path-language': {
    title: 'A route has the address of a language',
    severity: 'error',
    message: ({ path, address, language, start }) =>
      isBelow(address, start)
        ? `${path}: ${JSON.stringify(address)} is an address in ${language}, whose addresses begin with ${start}, so this page would never be shown.`
        : `${path}: ${JSON.stringify(address)} differs by case alone from an address in ${language}, whose addresses begin with ${start}: many disks and hosts keep one of the two.`,
    hint: () =>
      'Choose another address, or let addresses say no language with "addresses": "none" in languages.',
  } satisfies Finding<{ path: string; address: string; language: string; start: string }>,
};

export const oneRoutePerPath = createCheck({
  docs: 'No two routes share a path, an alias or the file of a page, also where they differ by case alone, no route has the same address twice, and none has the address of a language or of something that is no page.',
  findings,
  run({ manifest, survey, reserved, path, report }) {
    const addressed = new Map<string, Address>();
    const files = new Map<string, Address>();
    const folders = new Map<string, Address>();
    const routes = own(manifest, 'routes');
    const starts = languageStarts(addressedLanguages(own(manifest, 'languages')));
    for (const [index, route] of isList(routes) ? routes.entries() : []) {
      const pointer = `/routes/${index}`;
      if (survey.dropped.has(pointer)) continue;
      const id = ownText(route, 'id') ?? String(index);
      const aliases = own(route, 'aliases');
      const addresses: [string, unknown][] = [[`${pointer}/path`, own(route, 'path')]];
      for (const [number, alias] of isList(aliases) ? aliases.entries() : []) {
        addresses.push([`${pointer}/aliases/${number}`, alias]);
      }
      for (const [addressPointer, address] of addresses) {
        if (typeof address !== 'string') continue;
        const addressedPage = { pointer: addressPointer, address, route: id, file: pageFile(address) };
        const by = reservedBy(reserved, address);
        const same = addressed.get(address);
        const folded = foldCase(addressedPage.file);
        const above = foldersOf(folded);
        const other = [folded, ...above]
          .flatMap((name) => files.get(name) ?? [])
          .concat(folders.get(folded) ?? [])
          // A route may have its own page under two names.
          .find((before) => foldCase(before.file) !== folded || before.route !== id);
        const language = starts.find(({ start }) => isBelow(address.toLowerCase(), start));
        if (language !== undefined)
          report(
            'path-language',
            { pointer: addressPointer },
            { path: path(addressPointer), address, language: language.code, start: language.start },
          );
        else if (by !== undefined)
          report(
            'path-reserved',
            { pointer: addressPointer },
            { path: path(addressPointer), address, reserved: by },
          );
        else if (same !== undefined)
          report(
            'path-collision',
            // The brand that wrote the other one is told where this one is inherited.
            { pointer: addressPointer, cause: same.pointer },
            { path: path(addressPointer), address, route: same.route },
          );
        else if (other !== undefined)
          report(
            isSameFolded(other.file, addressedPage.file) ? 'page-case' : 'page-collision',
            { pointer: addressPointer },
            { path: path(addressPointer), ...addressedPage, other },
          );
        if (!addressed.has(address)) addressed.set(address, addressedPage);
        if (!files.has(folded)) files.set(folded, addressedPage);
        for (const folder of above) if (!folders.has(folder)) folders.set(folder, addressedPage);
      }
    }
  },
});

/** Tells whether two files are one to a disk that folds case, and two to all others. */
function isSameFolded(file: string, other: string): boolean {
  return file !== other && foldCase(file) === foldCase(other);
}

/** `a/b/c.html` stands in `a` and `a/b`. */
function foldersOf(file: string): string[] {
  return [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));
}
