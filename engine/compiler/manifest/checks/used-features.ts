import { type Finding, nearest } from '#compiler/issues/index.ts';
import { isObject, own } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'feature-unused': {
    title: 'Nothing depends on a feature',
    severity: 'warning',
    message: ({ path }) => `${path}: nothing in this brand depends on this feature.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Name it in a "when", or remove it.'
        : `Did you mean ${JSON.stringify(nearest)}? Else name it in a "when", or remove it.`,
  } satisfies Finding<{ path: string; nearest: string | undefined }>,
};

export const usedFeatures = createCheck({
  docs: 'Something depends on each feature: a `when`, a setting or the code of a widget.',
  findings,
  run({ manifest, survey, widgets, path, report }) {
    // The names in an unknown widget are not known either.
    if (survey.placements.some(({ widget }) => !widgets.has(widget))) return;
    const references = [...survey.references, ...survey.droppedReferences];
    const used = new Set(references.filter(({ to }) => to === '/features/*#').map(({ value }) => value));
    for (const { widget } of survey.placements)
      for (const name of widgets.get(widget)?.features ?? []) used.add(name);
    const features = own(manifest, 'features');
    const names = Object.keys(isObject(features) ? features : {});
    const ofWidgets = survey.placements.flatMap(({ widget }) => widgets.get(widget)?.features ?? []);
    const knownFeatures = [...new Set([...names, ...ofWidgets])];
    for (const name of names) {
      const pointer = pointerTo('/features', name);
      if (!used.has(name)) {
        report('feature-unused', { pointer, on: 'key', isOfWriter: true }, () => {
          const others = knownFeatures.filter((other) => other !== name);
          return { path: path(pointer), nearest: nearest(name, others) };
        });
      }
    }
  },
});
