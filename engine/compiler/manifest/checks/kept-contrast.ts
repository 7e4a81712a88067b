import { type Finding, issueOf, oneOf, type Place } from '#compiler/issues/index.ts';
import { isList, type JsonValue, own, ownText } from '#compiler/manifest/json.ts';
import { readJsonFile } from '#compiler/manifest/parse/read-json-file.ts';
import type { CheckContext } from './check.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'contrast-lowered': {
    title: 'A brand asks for less contrast than it inherits',
    severity: 'warning',
    message: ({ path, parent, ratio, before }) =>
      `${path}: asks for a contrast of ${ratio}, where ${parent} asks for ${before}.`,
    hint: ({ before }) => `Take the ratio out, and choose colours that have a contrast of ${before}.`,
  } satisfies Finding<{ path: string; parent: string; ratio: number; before: number }>,
  'contrast-removed': {
    title: 'A brand takes out pairs of colours that must be readable',
    severity: 'warning',
    message: ({ path, parent, pairs }) =>
      `${path}: whether ${oneOf(pairs, 4)} can be read is not checked any more, as ${parent} does.`,
    hint: () => 'Leave the pairs as they are inherited, and give other pairs an id of their own.',
  } satisfies Finding<{ path: string; parent: string; pairs: readonly string[] }>,
};

const LIST = '/theme/contrast';

export const keptContrast = createCheck({
  docs: 'A brand asks for no less contrast than the brand that it extends.',
  findings,
  run(context) {
    const { manifest, inherited, folders, path, report } = context;
    if (context.saidBy(LIST) === 'others') return;
    const before = pairsOf(inherited);
    if (before.size === 0) return;
    const pairs = pairsOf(manifest);
    const parent = folders.at(-2)?.split('/').at(-1) ?? '';
    const gone: string[] = [];
    for (const [id, pair] of before) {
      const now = pairs.get(id);
      const same =
        now !== undefined && ['text', 'on'].every((key) => own(now.pair, key) === own(pair.pair, key));
      if (!same) gone.push(id);
      else if (ratioOf(now.pair) < ratioOf(pair.pair)) {
        const pointer = `${LIST}/${now.index}/ratio`;
        const args = { path: path(pointer), parent, ratio: ratioOf(now.pair), before: ratioOf(pair.pair) };
        report('contrast-lowered', { pointer }, args);
      }
    }
    if (gone.length === 0) return;
    const finding = findings['contrast-removed'];
    const shown = (id: string) => {
      const pair = before.get(id)?.pair;
      return `${ownText(pair, 'text')} on ${ownText(pair, 'on')}`;
    };
    const { whole, placeOf } = placesOf(context);
    const add = (place: Place, about: string, ids: readonly string[]) =>
      context.add(
        issueOf('contrast-removed', finding, place, { path: about, parent, pairs: ids.map(shown) }),
      );
    const unnamed = gone.filter((id) => placeOf(id) === undefined);
    if (unnamed.length > 0) add(whole, 'theme.contrast', unnamed);
    for (const id of gone) {
      const place = placeOf(id);
      if (place !== undefined) add(place, `theme.contrast[${id}]`, [id]);
    }
  },
});

interface Pair {
  readonly index: number;
  readonly pair: JsonValue;
}

function pairsOf(manifest: JsonValue | undefined): Map<string, Pair> {
  const list = own(own(manifest, 'theme'), 'contrast');
  return new Map(
    (isList(list) ? list : []).flatMap((pair, index) => {
      const id = ownText(pair, 'id');
      return id === undefined ? [] : [[id, { index, pair }] as const];
    }),
  );
}

/** The contrast that a pair asks for; that of texts where it says nothing. */
function ratioOf(pair: JsonValue): number {
  const ratio = own(pair, 'ratio');
  return typeof ratio === 'number' ? ratio : 4.5;
}

/** Where the brand itself writes the list, and a pair of it. */
function placesOf({ folders, files }: Pick<CheckContext, 'folders' | 'files'>) {
  const file = `${folders.at(-1)}/brand.json`;
  const { value, positions } = readJsonFile(files, file, '');
  const list = own(own(value, 'theme'), 'contrast');
  const ids = isList(list) ? list.map((item) => ownText(item, 'id')) : [];
  const placeAt = (pointer: string): Place => ({ file, pointer, ...positions.at(pointer) });
  return {
    whole: placeAt(LIST),
    placeOf: (id: string) => (ids.includes(id) ? placeAt(`${LIST}/${ids.indexOf(id)}`) : undefined),
  };
}
