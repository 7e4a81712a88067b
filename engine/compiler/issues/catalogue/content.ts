import type { Finding } from '#compiler/issues/issue.ts';
import { didYouMean, oneOf, withMore } from '#compiler/issues/words.ts';

export interface StaleContent {
  name: string;
  /** The default language. */
  from: string;
  /** In which it is stale. */
  languages: readonly string[];
  /** The number of contents that are stale. */
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
    message: ({ path, files, language, others }) =>
      `${path}: ${oneOf(files, 4).replace(/ or ([^ ]+)$/, ' and $1')} ${files.length === 1 ? 'does' : 'do'} not exist; visitors read ${files.length === 1 ? 'it' : 'them'} in ${language}${others.length === 0 ? '' : `; so it is in ${others.join(', ')}`}.`,
    hint: ({ others }) =>
      others.length === 0
        ? 'Write what is missing, or take the language out.'
        : 'Write what is missing, or take the languages out.',
  } satisfies Finding<{
    path: string;
    files: readonly string[];
    language: string;
    /** Further languages that lack the same. */
    others: readonly string[];
  }>,
  'content-unused': {
    title: 'Nothing shows a file of contents',
    severity: 'warning',
    message: ({ name, language }) =>
      language === undefined
        ? `No placement shows ${name}.`
        : `The brand does not speak ${JSON.stringify(language)}: nobody reads ${name}.`,
    hint: ({ nearest, language }) => {
      if (language !== undefined) return 'Add the language to "languages" of brand.json, or remove the file.';
      return nearest === undefined
        ? 'Place it with { "widget": "rich-text", "props": { "content": … } }, or remove it. Files are called <name>.<CODE>.md, by a language of the brand.'
        : `Did you mean ${JSON.stringify(nearest)}?`;
    },
  } satisfies Finding<{ name: string; nearest: string | undefined; language: string | undefined }>,
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
  'content-marks': {
    title: 'A content has more marks than are taken apart',
    severity: 'error',
    message: ({ count, marks, most }) => `There are ${count} ${marks}; ${most} are the most.`,
    hint: () => 'Divide it by empty lines, or into several contents. Write # in front of headings.',
  } satisfies Finding<{ count: number; marks: string; most: number }>,
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
  'hash-unknown': {
    title: 'A link leads to a heading that its page does not have',
    severity: 'warning',
    message: ({ path, route, hash, languages }) =>
      `${path}: no heading of routes[${route}] has the id "${hash}"${languages.length === 0 ? '' : ` in ${withMore(languages, 'language')}`}, so the link leads to its top.`,
    hint: ({ nearest, known, languages }) =>
      languages.length > 0
        ? 'Headings of translations have other ids. Give each the same: ## Limits {#limits}.'
        : known.length === 0
          ? 'Give the heading an id: ## Limits {#limits}. Or take "hash" out.'
          : `${didYouMean(nearest, known)} A heading gets an id so: ## Limits {#limits}.`,
  } satisfies Finding<{
    path: string;
    route: string;
    hash: string;
    /** Languages that lack it where others do not. */
    languages: readonly string[];
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
    message: ({ address, alt }) =>
      `The picture ${JSON.stringify(address)} has ${alt === '' ? 'no description' : `the name of a file for a description, ${JSON.stringify(alt)}`}: who cannot see it does not know what it shows.`,
    hint: ({ address }) => `Write what it shows in the brackets: ![a map of the pond](${address}).`,
  } satisfies Finding<{ address: string; alt: string }>,
  'content-sign': {
    title: 'A content shows signs that were to mark something',
    severity: 'warning',
    message: ({ literal }) => `${literal} is shown as it is written.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ literal: string; hint: string }>,
  'content-unwritten': {
    title: 'A content is not written yet',
    severity: 'warning',
    message: ({ note }) => `The text says ${JSON.stringify(note)}, and visitors read it.`,
    hint: () => 'Write the text, or take the note out.',
  } satisfies Finding<{ note: string }>,
  'content-link-text': {
    title: 'A link of a content has no text',
    severity: 'warning',
    message: ({ address }) => `The link to ${JSON.stringify(address)} has no text: nobody sees it.`,
    hint: ({ address }) => `Write where it leads in the brackets: [all rules](${address}).`,
  } satisfies Finding<{ address: string }>,
  'content-row': {
    title: 'A row of a table has another number of cells than its head',
    severity: 'warning',
    message: ({ cells, columns }) =>
      `The row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and the table has ${columns} ${columns === 1 ? 'column' : 'columns'}.`,
    hint: ({ cells, columns }) =>
      cells < columns
        ? 'Write all cells, also those that say nothing: | a | | c |.'
        : 'Take out what is too much: it is not shown. A | in a word is written \\|.',
  } satisfies Finding<{ cells: number; columns: number }>,
  'content-heading-empty': {
    title: 'A heading of a content has no text',
    severity: 'warning',
    message: () => 'The heading has no text: it is an empty line that is read out as a heading.',
    hint: () => 'Write its text behind the #, or take it out.',
  } satisfies Finding<object>,
  'content-front-matter': {
    title: 'A content begins with what other programs read',
    severity: 'error',
    message: () =>
      'The lines between --- at the beginning are for other programs, and visitors would read them.',
    hint: () => 'Take them out: the name of the file and the manifest say what a content is.',
  } satisfies Finding<object>,
  'content-link-own': {
    title: 'A link of a content names the brand’s own pages by their host',
    severity: 'warning',
    message: ({ href }) =>
      `${JSON.stringify(href)} is this brand itself. Such a link loads the portal anew, and leads away from any other of its addresses.`,
    hint: ({ href }) => `Write the path alone: ${href.replace(/^https?:\/\/[^/]*/i, '') || '/'}.`,
  } satisfies Finding<{ href: string }>,
  'content-same': {
    title: 'A content is the same in two languages',
    severity: 'warning',
    message: ({ name, from, languages }) =>
      `The content ${JSON.stringify(name)} says the same in ${withMore(languages, 'language')} as in ${from}: it was copied, and not translated.`,
    hint: ({ languages }) =>
      `livery messages export ${languages[0]} writes it for a translator. Without the file visitors read the default language, and messages status says what is missing.`,
  } satisfies Finding<{ name: string; from: string; languages: readonly string[] }>,
  'content-lacks': {
    title: 'A translated content lacks a part of its source',
    severity: 'warning',
    message: ({ name, codes, from, lacks }) =>
      `The content ${JSON.stringify(name)} lacks in ${withMore(codes, 'language')} what it has in ${from}: ${lacks.join(', ')}.`,
    hint: ({ from }) => `Translate what is missing, or take it out in ${from}, too.`,
  } satisfies Finding<{ name: string; codes: readonly string[]; from: string; lacks: readonly string[] }>,
  'content-id-twice': {
    title: 'Two headings of a content have one id',
    severity: 'warning',
    message: ({ id }) => `Another heading before this one has the id "${id}": links lead to that one.`,
    hint: () => 'Give each heading an id of its own.',
  } satisfies Finding<{ id: string }>,
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
