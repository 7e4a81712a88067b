import { type Finding, nearest } from '#compiler/issues/index.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';
import { patternValues } from './pattern-values.ts';

const IDS = '/modals/*/id';

const findings = {
  'modal-unopened': {
    title: 'Nothing opens a modal',
    severity: 'warning',
    message: ({ path }) => `${path}: no link of this brand opens this modal, and no code does.`,
    hint: ({ id, nearest: near }) =>
      near === undefined
        ? `Link to it, { "modal": ${JSON.stringify(id)} }, or remove it.`
        : `Did you mean ${JSON.stringify(near)}? Else link to it, { "modal": ${JSON.stringify(id)} }, or remove it.`,
  } satisfies Finding<{ path: string; id: string; nearest: string | undefined }>,
  'modal-needed': {
    title: 'A modal is taken out that code opens in every portal',
    severity: 'error',
    message: ({ path, id }) =>
      `${path} is taken out here, and the code of the portal opens it: visitors would see nothing where "${id}" was to open.`,
    hint: () => 'Leave it in, and change what it shows in its "main".',
  } satisfies Finding<{ path: string; id: string }>,
};

export const openedModals = createCheck({
  docs: 'Something opens each modal: a link, a setting or code. The modals that code opens in every portal are there.',
  findings,
  run(context) {
    const { manifest, survey, widgets, modals, path, report } = context;
    // The links of an unknown widget are not known either.
    if (modals === undefined || survey.placements.some(({ widget }) => !widgets.has(widget))) return;
    const references = [...survey.references, ...survey.droppedReferences];
    const linked = new Set(references.filter(({ to }) => to === IDS).map(({ value }) => value));
    const all = own(manifest, 'modals');
    const ids = patternValues(manifest, IDS);
    const gone = modals.needed.filter((id) => !ids.includes(id));
    for (const [index, modal] of isList(all) ? all.entries() : []) {
      const id = ownText(modal, 'id');
      if (id === undefined || linked.has(id) || modals.opens(id)) continue;
      const pointer = `/modals/${index}`;
      report('modal-unopened', { pointer: `${pointer}/id`, isOfWriter: true }, () => ({
        path: path(pointer),
        id,
        nearest: nearest(id, gone),
      }));
    }
    for (const id of gone) {
      const departure = linked.has(id) ? undefined : context.departed(IDS, id);
      // Where all modals went, what leads to them is told.
      if (
        departure?.pointer === '/modals' ||
        departure?.place.file !== `${context.folders.at(-1)}/brand.json`
      )
        continue;
      const { pointer, place } = departure;
      report('modal-needed', { pointer, place }, { path: path(pointer), id });
    }
  },
});
