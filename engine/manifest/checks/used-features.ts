import { isObject, own } from '#engine/manifest/json.ts';
import { pointerTo } from '#engine/manifest/pointer.ts';
import type { Check } from './check.ts';

export const usedFeatures: Check = {
  meta: {
    codes: ['feature-unused'],
    docs: 'Something depends on each feature: a `when`, a setting or the code of a widget.',
  },
  run({ manifest, survey, widgets, path, report }) {
    // What an unknown widget would name is not known either.
    if (survey.placements.some(({ widget }) => !widgets.has(widget))) return;
    const references = [...survey.references, ...survey.droppedReferences];
    const used = new Set(references.filter(({ to }) => to === '/features/*#').map(({ value }) => value));
    for (const { widget } of survey.placements)
      for (const name of widgets.get(widget)?.features ?? []) used.add(name);
    const features = own(manifest, 'features');
    for (const name of Object.keys(isObject(features) ? features : {})) {
      const pointer = pointerTo('/features', name);
      if (!used.has(name)) report('feature-unused', { pointer, on: 'key' }, { path: path(pointer) });
    }
  },
};
