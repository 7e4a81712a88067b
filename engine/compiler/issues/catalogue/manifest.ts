import type { Change, Finding } from '#compiler/issues/issue.ts';
import { chain, didYouMean, type UnknownName } from '#compiler/issues/words.ts';

/** Versions, inheritance and the workspace. */
export const manifestFindings = {
  'schema-version-missing': {
    title: 'A manifest does not say its version',
    severity: 'error',
    message: () => '"schemaVersion" is missing.',
    hint: ({ latest }) => `Write "schemaVersion": ${latest}.`,
  } satisfies Finding<{ latest: number }>,
  'schema-version-unknown': {
    title: 'A manifest is of a version that is not known',
    severity: 'error',
    message: ({ received, latest }) =>
      `schemaVersion: expected a whole number from 1 to ${latest}, got ${received}.`,
    hint: ({ received, latest }) =>
      /^[1-9]\d*$/.test(received)
        ? `This version of Livery reads manifests up to version ${latest}.`
        : `Write "schemaVersion": ${latest}, a number without quotes.`,
  } satisfies Finding<{ received: string; latest: number }>,
  'brand-folder': {
    title: 'The id of a brand is not the name of its folder',
    severity: 'error',
    message: ({ id, folder }) => `id: expected ${JSON.stringify(folder)}, the name of the folder, got ${id}.`,
    hint: ({ folder }) => `Write "id": ${JSON.stringify(folder)} or rename the folder.`,
  } satisfies Finding<{ id: string; folder: string }>,
  'extends-unknown': {
    title: 'The brand to inherit from does not exist',
    severity: 'error',
    message: ({ parent, file }) => `extends: there is no brand ${JSON.stringify(parent)} (${file}).`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{
    parent: string;
    file: string;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'extends-form': {
    title: 'A brand does not say by one name what it inherits from',
    severity: 'error',
    message: ({ received }) => `extends: expected the id of one brand, got ${received}.`,
    hint: ({ ids }) =>
      ids.length === 0
        ? 'Write "extends": "house", the id of the brand that this one inherits from.'
        : `A brand extends one other brand, which may extend a further one: write ${ids.map((id) => `"extends": ${JSON.stringify(id)}`).join(' or ')}.`,
  } satisfies Finding<{ received: string; ids: readonly string[]; meant: string | undefined }>,
  'extends-missing': {
    title: 'A brand that only says what differs inherits from nothing',
    severity: 'error',
    message: ({ lacks, more }) =>
      `This manifest extends no brand, and is not whole by itself: ${lacks} is missing${more === 0 ? '' : `, and ${more} more`}.`,
    hint: ({ parents }) => `Write ${parents.map((id) => `"extends": ${JSON.stringify(id)}`).join(' or ')}.`,
  } satisfies Finding<{ lacks: string; more: number; parents: readonly string[] }>,
  'extends-cycle': {
    title: 'Brands inherit from each other in a circle',
    severity: 'error',
    message: ({ ids }) => `extends: ${chain(ids, ' → ')} goes in a circle.`,
    hint: () => 'Take "extends" out of one of them.',
  } satisfies Finding<{ ids: readonly string[] }>,
  'abstract-unextended': {
    title: 'No brand extends an abstract brand',
    severity: 'warning',
    message: () =>
      'abstract: no brand extends this one, and it is not shown itself, so visitors see nothing of it.',
    hint: ({ id }) =>
      `Write "extends": ${JSON.stringify(id)} in a brand, or take "abstract" out; livery remove ${id} takes the brand away.`,
  } satisfies Finding<{ id: string }>,
  'extends-depth': {
    title: 'Brands inherit over too many steps',
    severity: 'error',
    message: ({ limit }) => `extends: the chain of brands has more than ${limit} steps.`,
    hint: () => 'Extend a brand that stands nearer to the root.',
  } satisfies Finding<{ limit: number }>,
  'duplicate-id': {
    title: 'Two items of a list have the same id',
    severity: 'error',
    message: ({ path, id, line, column }) =>
      `${path}: the id ${JSON.stringify(id)} is used twice; first at ${line}:${column}.`,
    hint: () => 'Give one of the two another id.',
  } satisfies Finding<{ path: string; id: string; line: number; column: number }>,
  'list-remove': {
    title: 'An item is removed that is not inherited',
    severity: 'error',
    message: ({ path, id }) => `${path}: there is no inherited item ${JSON.stringify(id)} to remove.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{ path: string; id: string; nearest: string | undefined; known: readonly string[] }>,
  'list-anchor': {
    title: 'An item is placed beside one that does not exist',
    severity: 'error',
    message: ({ path, key, target }) => `${path}.${key}: the list has no other item ${target}.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{
    path: string;
    key: string;
    target: string;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'list-circle': {
    title: 'Items of a list are placed beside each other in a circle',
    severity: 'error',
    message: ({ path, key, ids }) => {
      const side = key === '$before' ? 'before' : 'behind';
      const circle = [...ids, ids[0]].map((id) => JSON.stringify(id)).join(` ${side} `);
      return `${path}.${key}: ${circle} is a circle, and no order.`;
    },
    hint: ({ key, ids }) =>
      ids.length === 1
        ? 'Write the id of another item, or leave it out: then the item keeps its place.'
        : `Take ${JSON.stringify(key)} out of one of them: the others stand beside it.`,
  } satisfies Finding<{
    path: string;
    key: string;
    /** The item, and those by which it leads back to itself. */
    ids: readonly string[];
  }>,
  'list-directive': {
    title: 'An item says wrongly what happens to it in its list',
    severity: 'error',
    message: ({ path, what }) => `${path}: ${what}.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ path: string; what: string; hint: string }>,
  'value-shared': {
    title: 'Two brands say a value that each has for itself',
    severity: 'warning',
    message: ({ path, value, other }) => `${path}: ${JSON.stringify(value)} is also what ${other} says.`,
    hint: ({ other }) => `Write what is this brand's own: with the same value it is taken for ${other}.`,
  } satisfies Finding<{ path: string; value: string; other: string }>,
  'origin-of-brand': {
    title: 'An origin that must be foreign is that of another brand',
    severity: 'warning',
    message: ({ path, value, other }) =>
      `${path}: ${JSON.stringify(value)} is where the brand ${other} answers.`,
    hint: ({ other }) =>
      `Write the origin that it really is, or take it out: a copied manifest still says what ${other} says.`,
  } satisfies Finding<{ path: string; value: string; other: string }>,
  'domain-collision': {
    title: 'Two brands claim one domain',
    severity: 'error',
    message: ({ path, domain, other }) => `${path}: ${JSON.stringify(domain)} is also claimed by ${other}.`,
    hint: () => 'A host name can show one brand only.',
  } satisfies Finding<{ path: string; domain: string; other: string }>,
  'host-taken': {
    title: 'Something else answers on the host name of a brand',
    severity: 'warning',
    message: ({ path, host, taken }) =>
      `${path}: ${host} is the host of ${taken} on a developer's machine, where the portal cannot be seen.`,
    hint: ({ path }) => (path === 'id' ? 'Choose another id: livery rename.' : 'Write another host name.'),
  } satisfies Finding<{ path: string; host: string; taken: string }>,
  'widget-name': {
    title: 'The name of a widget is not the name of its folder',
    severity: 'error',
    message: ({ name, folder }) =>
      `name: expected ${JSON.stringify(folder)}, the name of the folder, got ${name}.`,
    hint: ({ folder }) => `Write "name": ${JSON.stringify(folder)} or rename the folder.`,
  } satisfies Finding<{ name: string; folder: string }>,
  'widget-twice': {
    title: 'Two folders hold widgets of the same name',
    severity: 'error',
    message: ({ name, other }) => `name: ${JSON.stringify(name)} is also the widget of ${other}.`,
    hint: () => 'Rename one of the two folders.',
  } satisfies Finding<{ name: string; other: string }>,
  'adapter-twice': {
    title: 'Two folders hold adapters of the same name',
    severity: 'error',
    message: ({ name, other }) => `${JSON.stringify(name)} is also the adapter of ${other}.`,
    hint: () => 'Rename one of the two files.',
  } satisfies Finding<{ name: string; other: string }>,
  'jurisdiction-name': {
    title: 'The name of a file of jurisdictions is no code',
    severity: 'error',
    message: ({ name }) => `${JSON.stringify(name)} is not named after a code, so that no brand can name it.`,
    hint: () =>
      'Rename it to <CODE>.json: two capital letters, and after a hyphen up to three more or digits, such as XM.json or XM-N.json.',
  } satisfies Finding<{ name: string }>,
  'jurisdiction-twice': {
    title: 'Two folders hold rules of the same jurisdiction',
    severity: 'error',
    message: ({ code, other }) => `${JSON.stringify(code)} is also the jurisdiction of ${other}.`,
    hint: () => 'Give one of the two another code.',
  } satisfies Finding<{ code: string; other: string }>,
  'widget-component': {
    title: 'The component file of a widget does not exist',
    severity: 'error',
    message: ({ file }) => `component: ${file} does not exist.`,
    hint: () => 'Write the file that default-exports the component, or correct its name.',
  } satisfies Finding<{ file: string }>,
  'widget-required': {
    title: 'A widget requires a setting that it does not have',
    severity: 'error',
    message: ({ path, key }) =>
      `${path}: ${JSON.stringify(key)} is required, and is no setting of the widget.`,
    hint: ({ nearest, known }) =>
      nearest === undefined && known.length === 0
        ? 'Describe it in "properties", or take it out of "required".'
        : didYouMean(nearest, known),
  } satisfies Finding<{
    path: string;
    key: string;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'widget-setting': {
    title: 'The schema of a setting leaves nothing that can be set',
    severity: 'error',
    message: ({ path, what }) => `${path}: ${what}.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ path: string; what: string; hint: string }>,
  'widget-token': {
    title: 'The code of a widget names a token that no brand has',
    severity: 'error',
    message: ({ widget, value }) => `${widget}: no brand has the token ${JSON.stringify(value)}.`,
    hint: ({ nearest, known }) =>
      nearest === undefined && known.length === 0
        ? 'Write the name of a token such as "color.text.primary".'
        : didYouMean(nearest, known),
  } satisfies Finding<{
    widget: string;
    value: string;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'portal-code': {
    title: 'A file that portal.json names does not exist',
    severity: 'error',
    message: ({ file }) => `${file} does not exist.`,
    hint: () => 'Write the file, or correct its name: it is relative to the folder of portal.json.',
  } satisfies Finding<{ file: string }>,
  'widget-schema': {
    title: 'The props schema of a widget cannot be used',
    severity: 'error',
    message: ({ what }) => `props: ${what}.`,
    hint: ({ hint }) =>
      hint ?? 'props is a JSON Schema 2020-12 of type object; its $refs are paths relative to this file.',
  } satisfies Finding<{ what: string; hint: string | undefined }>,
  'setting-undescribed': {
    title: 'A setting of a widget has no description',
    severity: 'warning',
    message: ({ path }) =>
      `${path}: the setting has no description, so nobody who places the widget knows its meaning.`,
    hint: () => 'Write "description": a sentence that editors and livery widgets show.',
  } satisfies Finding<{ path: string }>,
  'setting-undeclared': {
    title: 'The code of a widget reads a setting that it does not have',
    severity: 'error',
    message: ({ widget, name }) =>
      `The code of the widget "${widget}" reads the setting "${name}", which its widget.json does not have: no brand can give it a value.`,
    hint: ({ nearest, known }) =>
      nearest === undefined
        ? `${known.length === 0 ? '' : `${didYouMean(undefined, known)} `}To add it, describe it in "props" of widget.json, and run livery types.`
        : didYouMean(nearest, known),
  } satisfies Finding<{
    widget: string;
    name: string;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'schema-broken': {
    title: 'A schema of the workspace cannot be used',
    severity: 'error',
    message: ({ what }) => `${what}.`,
    hint: () => 'Correct the schema; no brand can be checked without it.',
  } satisfies Finding<{ what: string }>,
  'workspace-folder': {
    title: 'A folder of the workspace is missing',
    severity: 'error',
    message: ({ folder, what }) => `There is no folder ${folder} with ${what}.`,
    hint: () => 'Start the command in the folder that holds brands/, widgets/ and schemas/.',
  } satisfies Finding<{ folder: string; what: string }>,
  'check-failed': {
    title: 'A check of the repository breaks',
    severity: 'error',
    message: ({ docs, reason }) => `The check ${JSON.stringify(docs)} broke: ${reason}`,
    hint: () => 'Mend the check: it runs for every brand, also for a manifest with values of a wrong shape.',
  } satisfies Finding<{ docs: string; reason: string }>,
  'check-file': {
    title: 'A file of checks cannot be used',
    severity: 'error',
    message: ({ why }) => `The file ${why}.`,
    hint: () => 'Each file of checks/ exports one check: export default defineCheck({ … }).',
  } satisfies Finding<{ why: string }>,
  'unknown-reference': {
    title: 'A name leads to nothing',
    severity: 'error',
    message: ({ path, value, what }) => `${path}: there is no ${what} ${JSON.stringify(value)}.`,
    hint: ({ nearest, known, file, hint = didYouMean(nearest, known) }) =>
      `${hint}${file === undefined ? '' : ` To write one of your own, make ${file}.`}`,
  } satisfies Finding<
    UnknownName & {
      what: string;
      file?: string | undefined;
      hint?: string | undefined;
      changes?: readonly Change[] | undefined;
    }
  >,
};
