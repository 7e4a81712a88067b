import type { Finding } from '#engine/issues/issue.ts';

/** What keeps a brand with a good manifest from becoming a bundle. */
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
  'over-budget': {
    title: 'A page is larger than its budget',
    severity: 'error',
    message: ({ path, actual, limit, largest }) =>
      `${path}: the page needs ${actual} KiB after brotli, ${limit} KiB are allowed. Largest: ${largest.join(', ')}.`,
    hint: () => 'Take a widget out, give it "load": "near", or raise the budget.',
  } satisfies Finding<{ path: string; actual: number; limit: number; largest: readonly string[] }>,
};
