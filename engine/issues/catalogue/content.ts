import type { Finding } from '#engine/issues/issue.ts';
import { didYouMean, oneOf, withMore } from '#engine/issues/words.ts';

export interface StaleContent {
  name: string;
  /** The default language. */
  from: string;
  /** In which it is stale. */
  languages: readonly string[];
  /** How many contents it is so with. */
  count: number;
  brand: string;
  folder: string;
}

function moreContents(count: number): string {
  return count < 2 ? '' : `; so it is with ${count - 1} more ${count === 2 ? 'content' : 'contents'}`;
}

/** Contents: Markdown files of a brand, one a language. */
export const contentFindings = {
  'content-missing': {
    title: 'A content has no file in the default language',
    severity: 'error',
    message: ({ path, file }) => `${path}: ${file} does not exist.`,
    hint: ({ nearest, file }) =>
      nearest === undefined ? `Write ${file}, in Markdown.` : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ path: string; file: string; nearest: string | undefined }>,
  'content-untranslated': {
    title: 'Contents are missing in a language',
    severity: 'warning',
    message: ({ path, files, language }) =>
      `${path}: ${oneOf(files, 4).replace(/ or ([^ ]+)$/, ' and $1')} ${files.length === 1 ? 'does' : 'do'} not exist; visitors read ${files.length === 1 ? 'it' : 'them'} in ${language}.`,
    hint: () => 'Write what is missing, or take the language out.',
  } satisfies Finding<{ path: string; files: readonly string[]; language: string }>,
  'content-unused': {
    title: 'Nothing shows a file of contents',
    severity: 'warning',
    message: ({ name }) => `No placement shows ${name}.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Place it with { "widget": "rich-text", "props": { "content": … } }, or remove it. Files are called <name>.<CODE>.md, by a language of the brand.'
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ name: string; nearest: string | undefined }>,
  'content-html': {
    title: 'A content holds HTML',
    severity: 'error',
    message: ({ html }) => `${html} is HTML, which contents do not show.`,
    hint: () =>
      'Write it in Markdown: **bold**, *emphasis*, [link](/help), ![picture](asset:name), | table |.',
  } satisfies Finding<{ html: string }>,
  'content-depth': {
    title: 'A content is nested too deeply',
    severity: 'error',
    message: ({ limit }) => `Quotes, lists or emphasis stand more than ${limit} deep in each other.`,
    hint: () => 'Write it flatter: nobody can follow a text of that many levels.',
  } satisfies Finding<{ limit: number }>,
  'content-heading': {
    title: 'A heading leaves out a level',
    severity: 'error',
    message: ({ heading, level, before }) =>
      before === 0
        ? `The first heading, ${JSON.stringify(heading)}, is of level ${level}.`
        : `The heading ${JSON.stringify(heading)} is of level ${level}, below one of level ${before}.`,
    hint: ({ before }) => `Write ${'#'.repeat(before + 1)} in front of it.`,
  } satisfies Finding<{ heading: string; level: number; before: number }>,
  'content-link': {
    title: 'A link of a content leads to no page',
    severity: 'error',
    message: ({ address }) => `${JSON.stringify(address)} is the path of no page of the brand.`,
    hint: ({ nearest, known }) => didYouMean(nearest, known),
  } satisfies Finding<{ address: string; nearest: string | undefined; known: readonly string[] }>,
  'content-address': {
    title: 'A link of a content has an address that is not allowed',
    severity: 'error',
    message: ({ address }) => `${JSON.stringify(address)} is not an address that a content may lead to.`,
    hint: () => 'Write https://…, mailto:…, the path of a page such as /help, or # and the id of a heading.',
  } satisfies Finding<{ address: string }>,
  'content-hash': {
    title: 'A link of a content leads to a heading that is not there',
    severity: 'error',
    message: ({ address, hash }) => `${JSON.stringify(address)}: no heading there has the id "${hash}".`,
    hint: ({ nearest, known }) =>
      known.length === 0
        ? 'Give the heading an id: ## Limits {#limits}.'
        : `${didYouMean(nearest, known)} A heading gets an id so: ## Limits {#limits}.`,
  } satisfies Finding<{
    address: string;
    hash: string;
    nearest: string | undefined;
    known: readonly string[];
  }>,
  'content-asset': {
    title: 'A content shows a picture that is no asset of the brand',
    severity: 'error',
    message: ({ address }) => `${JSON.stringify(address)} is no asset of the brand.`,
    hint: ({ nearest, known }) =>
      nearest === undefined
        ? `Name the file in "assets" of brand.json, and write ![what it shows](asset:name). Known: ${oneOf(known)}.`
        : `Did you mean ${JSON.stringify(nearest)}?`,
  } satisfies Finding<{ address: string; nearest: string | undefined; known: readonly string[] }>,
  'content-overridden': {
    title: 'A content is overridden in the default language, and not in others',
    severity: 'warning',
    message: ({ name, from, languages, count }) =>
      `The brand says the content ${JSON.stringify(name)} anew in ${from}, and visitors in ${withMore(languages, 'language')} still read the inherited one${moreContents(count)}.`,
    hint: ({ name, languages, brand, folder }) =>
      `livery messages export ${languages[0]} --brand ${brand} --missing writes what is stale for a translator. Or write ${folder}/content/${name}.${languages[0]}.md.`,
  } satisfies Finding<StaleContent>,
  'content-outdated': {
    title: 'A content was translated from another text than there is now',
    severity: 'warning',
    message: ({ name, from, languages, count }) =>
      `The content ${JSON.stringify(name)} was translated to ${withMore(languages, 'language')} from another text than ${from} has now${moreContents(count)}.`,
    hint: ({ languages, brand }) =>
      `livery messages export ${languages[0]} --brand ${brand} --missing writes what is stale for a translator, and livery messages import takes it back: changed, or in the state translated where it still holds.`,
  } satisfies Finding<StaleContent>,
  'content-picture': {
    title: 'A picture of a content has no description',
    severity: 'warning',
    message: ({ address }) =>
      `The picture ${JSON.stringify(address)} has no description: who cannot see it does not know what it shows.`,
    hint: ({ address }) => `Write what it shows in the brackets: ![a map of the pond](${address}).`,
  } satisfies Finding<{ address: string }>,
  'content-empty': {
    title: 'A content says nothing',
    severity: 'warning',
    message: () => 'The file has no text: its page says nothing.',
    hint: () =>
      'Write the text, or remove the file: then visitors read the inherited one, or that of the default language.',
  } satisfies Finding<object>,
  'content-placeholder': {
    title: 'A content has a placeholder that nothing fills',
    severity: 'error',
    message: ({ name }) => `Nothing fills {${name}}.`,
    hint: ({ nearest, known }) =>
      `${didYouMean(nearest, known)} A placement fills further ones with "values": { "${nearest ?? 'name'}": … }.`,
  } satisfies Finding<{ name: string; nearest: string | undefined; known: readonly string[] }>,
};
