import { didYouMean, type Finding, nearest, type UnknownName } from '#engine/issues/index.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'unknown-widget': {
    title: 'A placement names a widget that does not exist',
    severity: 'error',
    message: ({ path, value }) => `${path}: there is no widget ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<UnknownName>,
};

export const knownWidgets = createCheck({
  docs: 'A placement names a widget of the workspace.',
  findings,
  run({ survey, widgets, path, report }) {
    const known = [...widgets.keys()];
    for (const { widget, pointer } of survey.placements) {
      if (widgets.has(widget)) continue;
      const at = `${pointer}/widget`;
      const args = () => ({ path: path(at), value: widget, nearest: nearest(widget, known), known });
      report('unknown-widget', { pointer: at }, args);
    }
  },
});
