import { nearest } from '#engine/issues/index.ts';
import type { Check } from './check.ts';

export const knownWidgets: Check = {
  meta: { codes: ['unknown-widget'], docs: 'A placement names a widget of the workspace.' },
  run({ survey, widgets, path, report }) {
    const known = [...widgets.keys()];
    for (const { widget, pointer } of survey.placements) {
      if (widgets.has(widget)) continue;
      const at = `${pointer}/widget`;
      const args = { path: path(at), value: widget, nearest: nearest(widget, known), known };
      report('unknown-widget', { pointer: at }, args);
    }
  },
};
