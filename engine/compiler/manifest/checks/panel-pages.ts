import { didYouMean, type Finding, nearest, type UnknownName } from '#compiler/issues/index.ts';
import { isObject, own, ownText } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { createCheck } from './define-check.ts';
import { departureOf } from './known-references.ts';
import { patternValues } from './pattern-values.ts';

const findings = {
  'panel-default': {
    title: 'A panel opens with a page that it does not have',
    severity: 'error',
    message: ({ path, value }) => `${path}: the panel has no page ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<UnknownName>,
  'panel-page': {
    title: 'A link opens a page that its panel does not have',
    severity: 'error',
    message: ({ path, value, panel }) => `${path}: the panel ${panel} has no page ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<UnknownName & { panel: string }>,
};

export const panelPages = createCheck({
  docs: 'A panel opens with one of its pages, and links open pages that it has.',
  findings,
  run(context) {
    const { manifest, brand, survey, path, report } = context;
    const pagesOf = (panel: string) =>
      patternValues(own(own(own(brand, 'panels'), panel), 'pages') ?? [], '/*/id');
    const panels = own(manifest, 'panels');
    for (const [name, panel] of Object.entries(isObject(panels) ? panels : {})) {
      const value = ownText(panel, 'default');
      const pointer = pointerTo(pointerTo('/panels', name), 'default');
      const pageIds = pagesOf(name);
      const pages = `${pointerTo('/panels', name)}/pages/*/id`;
      if (value === undefined || survey.dropped.has(pointerTo('/panels', name)) || pageIds.includes(value))
        continue;
      // The first page takes the place of one that is left out.
      if (patternValues(manifest, pages).includes(value) || departureOf(context, pointer, pages, value))
        continue;
      report('panel-default', { pointer }, () => ({
        path: path(pointer),
        value,
        nearest: nearest(value, pageIds),
        known: pageIds,
      }));
    }
    for (const { pointer: link, value: target } of survey.links) {
      const panel = ownText(target, 'panel');
      const value = ownText(target, 'page');
      // A panel that does not exist is found as a reference.
      if (panel === undefined || value === undefined || own(own(brand, 'panels'), panel) === undefined)
        continue;
      const pageIds = pagesOf(panel);
      const pointer = `${link}/page`;
      const pages = `${pointerTo('/panels', panel)}/pages/*/id`;
      // A page that was taken out is found where that is said.
      if (pageIds.includes(value) || departureOf(context, link, pages, value) !== undefined) continue;
      report('panel-page', { pointer }, () => ({
        path: path(pointer),
        value,
        panel,
        nearest: nearest(value, pageIds),
        known: pageIds,
      }));
    }
  },
});
