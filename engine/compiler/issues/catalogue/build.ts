import type { Finding } from '#compiler/issues/issue.ts';

/** A name in the code of a widget that its widget.json does not have. */
export interface CodeName {
  readonly widget: string;
  readonly name: string;
  readonly nearest: string | undefined;
  readonly known: readonly string[];
}

/** The findings that keep a brand with a good manifest from becoming a bundle. */
export const buildFindings = {
  'build-abstract': {
    title: 'A brand is asked for that is only extended',
    severity: 'error',
    message: ({ id }) => `abstract: ${JSON.stringify(id)} is only extended and never built.`,
    hint: () => 'Build a brand that extends it.',
  } satisfies Finding<{ id: string }>,
  'build-code': {
    title: 'The code of a bundle cannot be built',
    severity: 'error',
    message: ({ reason, isPlaced }) =>
      isPlaced
        ? `The code cannot be built. ${reason}`
        : `The code of the brand's widgets cannot be built. ${reason}`,
    hint: ({ isPlaced }) => (isPlaced ? 'Mend this place.' : 'Mend the module that the message names.'),
  } satisfies Finding<{ reason: string; isPlaced?: boolean }>,
  'build-page': {
    title: 'The pages of a brand cannot be rendered',
    severity: 'error',
    message: ({ reason }) => `The brand's pages cannot be rendered. ${reason}`,
    hint: () => 'Mend the widget, or write "prerender": false in the route.',
  } satisfies Finding<{ reason: string }>,
  'build-moment': {
    title: 'A prerendered page would show the moment at which it was built',
    severity: 'error',
    message: ({ source, path }) =>
      `The prerendered page at ${path} would show what ${source} was when it was built, and the browser something else.`,
    hint: ({ source }) =>
      `${/random/i.test(source) ? 'Draw it in an effect, or where useHydrated of @liveryjs/engine/kit is true' : 'Read the time by useClock of @liveryjs/engine/kit, which is undefined until the page is in a browser'}; or write "prerender": false in the route.`,
  } satisfies Finding<{ source: string; path: string }>,
  'build-text': {
    title: 'A page of a brand would show keys in place of texts',
    severity: 'error',
    message: ({ reason }) => `The brand has texts that cannot be shown. ${reason}`,
    hint: () =>
      'Write the text in messages/<CODE>.json of the brand with the placeholders that its code fills, or mend the key in the code and run livery types.',
  } satisfies Finding<{ reason: string }>,
  'word-unlisted': {
    title: 'Code says a text that its widget.json does not list',
    severity: 'error',
    message: ({ key, widget }) =>
      `The code of the widget "${widget}" says ${JSON.stringify(key)}, which its widget.json does not list: a bundle would not have the text.`,
    hint: ({ nearest }) =>
      `${nearest === undefined ? '' : `Did you mean ${JSON.stringify(nearest)}? Else run`}${nearest === undefined ? 'Run' : ''} livery types, which lists the words of code; livery check then says where the text is missing.`,
  } satisfies Finding<{ key: string; widget: string; nearest: string | undefined }>,
  'slot-unrendered': {
    title: 'A widget describes a slot that its code does not show',
    severity: 'warning',
    message: ({ widget, slot }) =>
      `slots.${slot}: the code of the widget "${widget}" shows no slot of this name, so what brands place there is never seen.`,
    hint: ({ slot }) => `Show it by slot(${JSON.stringify(slot)}) in the component, or take it out here.`,
  } satisfies Finding<{ widget: string; slot: string }>,
  'slot-undescribed': {
    title: 'Code shows a slot that its widget.json does not describe',
    severity: 'error',
    message: ({ widget, name }) =>
      `The code of the widget "${widget}" shows the slot ${JSON.stringify(name)}, which its widget.json does not describe: no brand can place anything there.`,
    hint: ({ nearest, name }) =>
      nearest === undefined
        ? `Describe it in widget.json: "slots": { ${JSON.stringify(name)}: { "description": … } }.`
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<CodeName>,
  'slot-widget-unknown': {
    title: 'A slot takes a widget that does not exist',
    severity: 'error',
    message: ({ path, widget }) => `${path}: there is no widget ${JSON.stringify(widget)}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Write the name of a widget, or take it out.'
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ path: string; widget: string; nearest: string | undefined }>,
  'feature-unlisted': {
    title: 'Code asks for a feature that its widget.json does not list',
    severity: 'warning',
    message: ({ widget, name }) =>
      `The code of the widget "${widget}" asks for the feature ${JSON.stringify(name)}, which its widget.json does not list: nobody sees what it depends on.`,
    hint: ({ nearest, name, known }) =>
      nearest === undefined
        ? `Write "features": ${JSON.stringify([...known, name])} in widget.json.`
        : `Did you mean ${JSON.stringify(nearest)}? Else add it to "features" in widget.json.`,
  } satisfies Finding<CodeName>,
  'feature-nowhere': {
    title: 'A widget lists a feature that no brand has',
    severity: 'warning',
    message: ({ path, name }) =>
      `${path}: no brand has the feature ${JSON.stringify(name)}, so it is always off.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Add it to "features" of the brands that are to have it, or take it out here and in the code.'
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ path: string; name: string; nearest: string | undefined }>,
  'build-worker': {
    title: 'Workers cannot build a brand',
    severity: 'error',
    message: ({ reason }) => `No worker has built the brand. ${reason}`,
    hint: () => 'Mend what the message names, then run the same command again: it builds what is missing.',
  } satisfies Finding<{ reason: string }>,
  'over-budget-built': {
    title: 'A page was larger than its budget when the brand was last built',
    severity: 'warning',
    message: ({ path, kind, limit, actual, file }) =>
      `budgets[${JSON.stringify(path)}].${kind}: the last build needed ${actual} KiB, ${limit} KiB are allowed (${file}).`,
    hint: ({ id }) =>
      `Build it to see whether that still holds: livery build ${id}. Else take a widget out, give it "load": "near", or raise the budget.`,
  } satisfies Finding<{
    path: string;
    kind: string;
    limit: number;
    actual: number;
    file: string;
    id: string;
  }>,
  'report-foreign': {
    title: 'The report of the last build is not as a build writes it',
    severity: 'warning',
    message: ({ id }) =>
      `This is not the report of a build, so nobody knows whether the pages of ${id} keep their budgets.`,
    hint: ({ id }) => `Remove it, and build the brand again: livery build ${id}`,
  } satisfies Finding<{ id: string }>,
  'over-budget': {
    title: 'A page is larger than its budget',
    severity: 'error',
    message: ({ path, actual, limit, largest }) =>
      `${path}: the page needs ${actual} KiB after brotli, ${limit} KiB are allowed. Largest: ${largest.join(', ')}.`,
    hint: () => 'Take a widget out, give it "load": "near", or raise the budget.',
  } satisfies Finding<{ path: string; actual: number; limit: number; largest: readonly string[] }>,
};
