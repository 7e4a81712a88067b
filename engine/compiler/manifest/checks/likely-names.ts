import { type Finding, nearest } from '#compiler/issues/index.ts';
import { isObject, own } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'asset-unknown': {
    title: 'An asset has nearly the name of an inherited one',
    severity: 'warning',
    message: ({ path, name, nearest }) =>
      `${path}: ${JSON.stringify(name)} is a new asset; ${JSON.stringify(nearest)} stays as it is inherited.`,
    hint: ({ nearest }) => `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ path: string; name: string; nearest: string }>,
};

export const likelyNames = createCheck({
  docs: 'An asset that a brand adds is not called nearly as one that it inherits and leaves alone.',
  findings,
  run({ manifest, saidBy, path, report }) {
    const assets = own(manifest, 'assets');
    const names = Object.keys(isObject(assets) ? assets : {});
    const inherited = names.filter((name) => saidBy(pointerTo('/assets', name)) === 'others');
    for (const name of names) {
      const isNew = saidBy(pointerTo('/assets', name)) === 'brand';
      const near = isNew ? nearest(name, inherited) : undefined;
      const pointer = pointerTo('/assets', name);
      if (near !== undefined)
        report('asset-unknown', { pointer, on: 'key' }, { path: path(pointer), name, nearest: near });
    }
  },
});
