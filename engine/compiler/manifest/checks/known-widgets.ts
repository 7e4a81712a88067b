import { didYouMean, type Finding, nearest, type UnknownName } from '#compiler/issues/index.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'unknown-widget': {
    title: 'A placement names a widget that does not exist',
    severity: 'error',
    message: ({ path, value }) => `${path}: there is no widget ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<UnknownName>,
  'widgets-missing': {
    title: 'There are no widgets',
    severity: 'error',
    message: () =>
      'There is not one widget: no folder of widgets has any, and no package with widgets is installed.',
    hint: () =>
      'Run npm install in the folder of the repository, and start the command there, or name that folder with --root.',
  } satisfies Finding<Record<never, never>>,
};

export const knownWidgets = createCheck({
  docs: 'A placement names a widget of the workspace.',
  findings,
  run({ survey, widgets, path, report }) {
    const widgetIds = [...widgets.keys()];
    const [first] = survey.placements;
    // Without any, each placement would be told of.
    if (widgetIds.length === 0 && first !== undefined)
      return report('widgets-missing', { pointer: `${first.pointer}/widget` }, {});
    for (const { widget, pointer } of survey.placements) {
      if (widgets.has(widget)) continue;
      const widgetPointer = `${pointer}/widget`;
      const args = () => ({
        path: path(widgetPointer),
        value: widget,
        nearest: nearest(widget, widgetIds),
        known: widgetIds,
      });
      report('unknown-widget', { pointer: widgetPointer }, args);
    }
  },
});
