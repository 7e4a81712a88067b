import { codePoint } from '#compiler/issues/hidden.ts';
import type { Finding } from '#compiler/issues/issue.ts';
import { didYouMean, oneOf, withMore } from '#compiler/issues/words.ts';

export interface Differing {
  key: string;
  language: string;
  /** The language that the text is compared with, and its text. */
  from: string;
  text: string;
}

/** Languages and message files. `key` is the message's key. */
export const messageFindings = {
  'message-file-missing': {
    title: 'A language has no messages',
    severity: 'error',
    message: ({ path, language }) => `${path}: there are no messages in ${language}.`,
    hint: ({ file, nearest }) =>
      `${nearest === undefined ? 'Write' : `Did you mean ${JSON.stringify(nearest)}? Else write`} ${file}: { "key": "text", … }.`,
  } satisfies Finding<{ path: string; language: string; file: string; nearest: string | undefined }>,
  'message-file-unknown': {
    title: 'A message file is for a language that the brand does not speak',
    severity: 'warning',
    message: ({ language, others }) =>
      others.length === 0
        ? `The brand does not support the language ${JSON.stringify(language)}; nothing reads this file.`
        : `The brand supports none of the languages ${[language, ...others].map((code) => JSON.stringify(code)).join(', ')}; nothing reads this file and ${others.length === 1 ? 'one more' : `${others.length} more`}.`,
    hint: ({ language, name, nearest, known, copied }) => {
      if (nearest?.toLowerCase() === language.toLowerCase())
        return `Rename ${name} to ${name.replace(language, nearest)}.`;
      if (copied === undefined) return didYouMean(nearest, known);
      return copied.endsWith('.sources.json')
        ? `Rename ${name} to ${copied}.`
        : `Take what is needed of it into ${copied}, and remove it.`;
    },
  } satisfies Finding<{
    language: string;
    /** Codes of other languages that have such a file. */
    others: readonly string[];
    /** Its path in the workspace. */
    name: string;
    nearest: string | undefined;
    known: readonly string[];
    /** The file that was meant, where this is a copy of it or has a name that differs a little. */
    copied: string | undefined;
  }>,
  'message-missing': {
    title: 'A text is missing in a language',
    severity: 'error',
    message: ({ path, key, languages }) =>
      `${path}: ${JSON.stringify(key)} has no text in ${withMore(languages, 'language')}.`,
    hint: ({ key, files, from, text, nearest }) => {
      const slip = nearest === undefined ? '' : `Did you mean ${JSON.stringify(nearest)}? Else write`;
      const start = `${slip === '' ? 'Write' : slip} ${JSON.stringify(key)} in ${withMore(files, 'file')}`;
      return text === undefined ? `${start}.` : `${start}; in ${from} it is ${JSON.stringify(text)}.`;
    },
  } satisfies Finding<{
    path: string;
    key: string;
    languages: readonly string[];
    files: readonly string[];
    from: string;
    text: string | undefined;
    nearest: string | undefined;
  }>,
  'messages-missing': {
    title: 'A language lacks texts',
    severity: 'error',
    message: ({ path, language, others, count, total, parts, named }) => {
      const where = parts.map(({ part, keys }) => {
        const told = named ? ` (${keys.map((key) => JSON.stringify(key)).join(', ')})` : '';
        return `${part} ${keys.length}${told}`;
      });
      return `${path}: ${count} of the ${total} texts that the brand needs are missing in ${language}: ${where.join(', ')}${inOthers(others)}.`;
    },
    hint: ({ language, file, from, sources }) =>
      `Write them in ${file}; in ${from} they are in ${sources.join(' and ')}. livery messages export ${language} --missing writes them for a translator. Or take the language out.`,
  } satisfies Finding<{
    path: string;
    language: string;
    /** Further languages that lack the same. */
    others: readonly string[];
    count: number;
    total: number;
    parts: readonly { readonly part: string; readonly keys: readonly string[] }[];
    /** True when the keys are named. */
    named: boolean;
    file: string;
    from: string;
    sources: readonly string[];
  }>,
  'message-empty': {
    title: 'A text is empty',
    severity: 'warning',
    message: ({ key }) => `${key}: the text is empty, and nothing is shown in its place.`,
    hint: () => 'Write the text, or take the key out: then the inherited text is shown, if there is one.',
  } satisfies Finding<{ key: string }>,
  'message-unused': {
    title: 'Nothing uses a text',
    severity: 'warning',
    message: ({ key, languages }) =>
      `${key}: nothing in this brand uses this text${languages.length === 0 ? '' : `, which is in ${withMore(languages, 'language')} as well`}.`,
    hint: ({ nearest, languages }) => {
      const remove = `emove it${languages.length === 0 ? '' : ` in ${languages.length === 1 ? 'both' : `all ${languages.length + 1}`} files`}.`;
      return nearest === undefined
        ? `R${remove}`
        : `Did you mean ${JSON.stringify(nearest)}? Else r${remove}`;
    },
  } satisfies Finding<{
    key: string;
    /** The other languages that have it. */
    languages: readonly string[];
    nearest: string | undefined;
  }>,
  'message-shape': {
    title: 'A message file holds something that is not a text',
    severity: 'error',
    message: ({ key, received }) => `${key}: expected a text, got ${received}.`,
    hint: ({ nested }) =>
      nested ? 'Messages are flat: write "group.key": "text".' : 'Write the text in double quotes.',
  } satisfies Finding<{ key: string; received: string; nested: boolean }>,
  'message-same-shape': {
    title: '$same of a message file is no list of keys',
    severity: 'error',
    message: ({ received }) => `$same: expected a list of keys, got ${received}.`,
    hint: () => 'Write "$same": ["group.key"]: texts that are as in the default language on purpose.',
  } satisfies Finding<{ received: string }>,
  'message-same': {
    title: 'A text is the same as in the default language',
    severity: 'warning',
    message: ({ key, language, from, text, count }) =>
      `${key}: ${language} has the text of ${from}, ${JSON.stringify(text)}${moreTexts(count)}.`,
    hint: ({ key, file, count, language }) =>
      count === 1
        ? `Translate it; if it is the same in both languages, name ${JSON.stringify(key)} in "$same" of ${file}.`
        : `livery messages export ${language} --missing writes them for a translator. Name those that are the same in both languages in "$same" of ${file}.`,
  } satisfies Finding<{
    key: string;
    language: string;
    from: string;
    text: string;
    file: string;
    /** The number of texts that the finding is about. */
    count: number;
  }>,
  'message-overridden': {
    title: 'A text is overridden in the default language, and not in others',
    severity: 'warning',
    message: ({ key, from, languages, count }) =>
      `${key}: the brand says this text anew in ${from}, and ${withMore(languages, 'language')} still ${languages.length === 1 ? 'says' : 'say'} the inherited one${moreTexts(count)}.`,
    hint: ({ languages, brand, folder }) =>
      `livery messages export ${languages[0]} --brand ${brand} --missing writes what is stale for a translator. Or write the text into ${folder}/messages/${languages[0]}.json.`,
  } satisfies Finding<{
    key: string;
    from: string;
    languages: readonly string[];
    /** The number of texts that the finding is about. */
    count: number;
    brand: string;
    folder: string;
  }>,
  'page-text-same': {
    title: 'Two pages have the same title or description',
    severity: 'warning',
    message: ({ key, kind, page, other, language, text, others }) =>
      `${key}: ${page} and ${other} have the same ${kind} in ${language}, ${JSON.stringify(text)}${inOthers(others)}.`,
    hint: ({ kind }) =>
      `Write a ${kind} that is the page's own: a list of results shows both, and nobody can tell them apart.`,
  } satisfies Finding<{
    key: string;
    kind: 'title' | 'description';
    page: string;
    other: string;
    language: string;
    text: string;
    /** Further languages in which it is so. */
    others: readonly string[];
  }>,
  'page-text-length': {
    title: 'A title or description has a length that lists of results have no use for',
    severity: 'warning',
    message: ({ key, kind, page, language, width, isShort, least, most, others }) => {
      const name = kind === 'title' && !isShort ? ", with the brand's name behind it" : '';
      const limit = isShort ? `${least} at least` : `${most} at most`;
      return `${key}: the ${kind} of ${page} has ${width} ${width === 1 ? 'letter' : 'letters'} in ${language}${name}; search engines take ${limit}${inOthers(others)}.`;
    },
    hint: ({ kind, isShort, most }) => {
      if (!isShort)
        return `Say it in ${most} letters: results cut off what is longer. A Chinese, Japanese or Korean one counts as two.`;
      return kind === 'title'
        ? 'Name what stands on the page: a result shows it in large letters.'
        : 'Say in a sentence what visitors find on the page: it stands below the title in results. A Chinese, Japanese or Korean letter counts as two.';
    },
  } satisfies Finding<{
    key: string;
    kind: 'title' | 'description';
    page: string;
    language: string;
    width: number;
    isShort: boolean;
    least: number;
    most: number;
    /** Further languages in which it is so. */
    others: readonly string[];
  }>,
  'message-outdated': {
    title: 'A translation was made from another text than there is now',
    severity: 'warning',
    message: ({ key, language, from, count }) =>
      `${key}: the text in ${language} was translated from another one than ${from} has now${moreTexts(count)}.`,
    hint: ({ language, from, text, brand }) =>
      `In ${from} it is ${JSON.stringify(text)} now. livery messages export ${language} --brand ${brand} --missing writes what is stale for a translator, and livery messages import takes it back: changed, or in the state translated where it still holds.`,
  } satisfies Finding<{
    key: string;
    language: string;
    from: string;
    text: string;
    count: number;
    brand: string;
  }>,
  'message-sources': {
    title: 'A file of sources holds something that is no digest',
    severity: 'error',
    message: ({ key, received }) =>
      key === ''
        ? `Expected an object with a digest for each key, got ${received}.`
        : `${key}: expected the digest of a text, 16 of the digits 0 to f, got ${received}.`,
    hint: () =>
      'livery messages import writes this file. Take the entry out: the translation is then taken to be current.',
  } satisfies Finding<{ key: string; received: string }>,
  'message-syntax': {
    title: 'A text is not a valid ICU message',
    severity: 'error',
    message: ({ key, what }) => `${key}: ${what}.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ key: string; what: string; hint: string }>,
  'message-quoted-placeholder': {
    title: 'An apostrophe makes a placeholder a text',
    severity: 'warning',
    message: ({ key, literal }) =>
      `${key}: an apostrophe stands in front of ${literal}, so pages show ${literal} as it is written.`,
    hint: ({ literal }) =>
      literal === '#'
        ? "Write ’# or ''# for an apostrophe in front of the number; where the sign # itself is meant, move it out of the plural."
        : `Write ’${literal} or ''${literal} for an apostrophe in front of the value; where the braces themselves are meant, quote each of them: '{'name'}'.`,
  } satisfies Finding<{ key: string; literal: string }>,
  'message-foreign-placeholder': {
    title: 'A text has a placeholder of another format',
    severity: 'warning',
    message: ({ key, literal }) =>
      literal.startsWith('$')
        ? `${key}: pages show the sign $ of ${literal} in front of the value.`
        : `${key}: ${literal} is no placeholder, and pages show it as it is written.`,
    hint: ({ write, literal }) =>
      `Write ${write}.${literal.startsWith('$') ? ` Where the sign is meant, write $'' in front of ${write}, or give the value its currency.` : ''}`,
  } satisfies Finding<{ key: string; literal: string; write: string }>,
  'message-placeholder-twice': {
    title: 'A text has a placeholder twice, side by side',
    severity: 'warning',
    message: ({ key, name }) =>
      `${key}: {${name}} stands here twice, side by side: pages say the value twice.`,
    hint: () => 'Keep one of the two.',
  } satisfies Finding<{ key: string; name: string }>,
  'message-line-break': {
    title: 'A text begins or ends with a line break',
    severity: 'warning',
    message: ({ key, atEnd }) =>
      `${key}: the text ${atEnd ? 'ends' : 'begins'} with a line break, which no page shows.`,
    hint: () => 'Take it out.',
  } satisfies Finding<{ key: string; atEnd: boolean }>,
  'message-arguments': {
    title: 'A text has other placeholders than in the default language',
    severity: 'error',
    message: ({ key, language, lacks, adds, from }) => {
      const parts = [
        ...(lacks.length > 0 ? [`lacks ${names(lacks)}`] : []),
        ...(adds.length > 0 ? [`has ${names(adds)}, which ${from} has not`] : []),
      ];
      return `${key}: the text in ${language} ${parts.join(' and ')}.`;
    },
    hint: ({ from, text }) => `In ${from} it is ${JSON.stringify(text)}.`,
  } satisfies Finding<Differing & { lacks: readonly string[]; adds: readonly string[] }>,
  'message-argument-kind': {
    title: 'A placeholder is formatted otherwise than in the default language',
    severity: 'error',
    message: ({ key, language, name, kind, wanted, from }) =>
      `${key}: {${name}} is ${kind} in ${language} and ${wanted} in ${from}.`,
    hint: ({ from, text }) => `In ${from} it is ${JSON.stringify(text)}.`,
  } satisfies Finding<Differing & { name: string; kind: string; wanted: string }>,
  'message-argument-unfilled': {
    title: 'A text has a placeholder that nothing fills',
    severity: 'error',
    message: ({ key, unfilled, path }) =>
      `${key}: nothing fills ${names(unfilled)}${path === undefined ? '' : ` in ${path}`}, and pages would show the key in place of the text.`,
    hint: (args) =>
      'before' in args
        ? `The text that this one takes the place of is ${JSON.stringify(args.before)}: it says what may be filled, and {brand} is the brand's name.`
        : `${meantName(args.nearest)}Write the rest in plain words: ${filledNames(args.fills)} filled there.`,
  } satisfies Finding<
    { key: string; unfilled: readonly string[]; path?: string } & (Filled | { before: string })
  >,
  'message-argument-setting': {
    title: 'A setting names a text with a placeholder that it does not fill',
    severity: 'error',
    message: ({ path, key, unfilled }) =>
      `${path}: nothing fills ${names(unfilled)} of ${JSON.stringify(key)} here, and pages would show the key in place of the text.`,
    hint: ({ fills, text }) =>
      `Name another text: this one is ${JSON.stringify(text)}, and ${filledNames(fills)} filled here.`,
  } satisfies Finding<{ key: string; text: string; path: string; unfilled: readonly string[] } & Filled>,
  'message-plural': {
    title: 'A plural lacks forms that its language has',
    severity: 'warning',
    message: ({ key, name, language, lacks }) =>
      `${key}: the plural of {${name}} lacks ${oneOf(lacks)}, which ${language} tells apart.`,
    hint: ({ lacks }) => `Add ${lacks.map((form) => `${form} {…}`).join(' ')}.`,
  } satisfies Finding<{ key: string; name: string; language: string; lacks: readonly string[] }>,
  'message-plural-unread': {
    title: 'A plural has forms that its language has not',
    severity: 'warning',
    message: ({ key, name, language, unread }) =>
      `${key}: the plural of {${name}} has ${oneOf(unread)}, which ${language} never reads.`,
    hint: ({ unread }) =>
      `Take ${unread.map((form) => `${form} {…}`).join(' and ')} out${unread.includes('one') ? ': what is true of 1 alone stands in =1 {…}' : ''}.`,
  } satisfies Finding<{ key: string; name: string; language: string; unread: readonly string[] }>,
  'message-plural-number': {
    title: 'A plural says one number where its form stands for several',
    severity: 'warning',
    message: ({ key, form, name, language, numbers }) => {
      const some = [...numbers.slice(0, 5), ...(numbers.length > 5 ? ['…'] : [])].join(', ');
      return `${key}: ${form} {…} of {${name}} does not say the number, and ${language} reads it for ${some}.`;
    },
    hint: ({ form, number }) =>
      `Write the number as # in ${form} {…}; what is true of one number alone stands in =${number} {…}.`,
  } satisfies Finding<{
    key: string;
    form: string;
    /** Placeholder that holds the number. */
    name: string;
    language: string;
    number: number;
    numbers: readonly number[];
  }>,
  'message-markup': {
    title: 'A text holds markup',
    severity: 'warning',
    message: ({ key, tag }) => `${key}: ${tag} is shown as it is written; texts are not HTML.`,
    hint: () => 'Leave markup to the widget; split the text in two if a part looks different.',
  } satisfies Finding<{ key: string; tag: string }>,
  'message-sign': {
    title: 'A text holds signs of another format',
    severity: 'warning',
    message: ({ key, literal }) => `${key}: ${literal} is shown as it is written.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ key: string; literal: string; hint: string }>,
  'message-alphabets': {
    title: 'A word of a text has letters of two alphabets',
    severity: 'warning',
    message: ({ key, word, letter }) =>
      `${key}: the letter ${JSON.stringify(letter)} in ${JSON.stringify(word)} is of another alphabet than the others (${codePoint(letter)}).`,
    hint: () => 'Write the word anew: it looks right, and no search finds it.',
  } satisfies Finding<{ key: string; word: string; letter: string }>,
  'message-script': {
    title: 'A text is written in the letters of another language',
    severity: 'warning',
    message: ({ key, term, locale }) =>
      `${key}: ${JSON.stringify(term)} has other letters than the language ${locale} is written in.`,
    hint: () => 'Write the text in the language of the file, or move it to the file of its own language.',
  } satisfies Finding<{ key: string; term: string; locale: string }>,
  'text-hidden': {
    title: 'A text holds a character that nobody sees',
    severity: 'warning',
    message: ({ key, letter }) =>
      `${key === undefined ? 'The text' : `${key}: the text`} holds ${codePoint(letter)}, which nobody sees.`,
    hint: () => 'Take it out: it turns letters around, breaks a word, or keeps a search from finding it.',
  } satisfies Finding<{ key: string | undefined; letter: string }>,
  'message-same-unknown': {
    title: '$same of a message file names no text',
    severity: 'warning',
    message: ({ key, language }) => `$same: there is no text "${key}" in ${language}.`,
    hint: ({ nearest }) =>
      nearest === undefined ? 'Take it out.' : `Did you mean ${JSON.stringify(nearest)}? Else take it out.`,
  } satisfies Finding<{ key: string; language: string; nearest: string | undefined }>,
  'message-same-idle': {
    title: '$same of a message file names a text that no other language has',
    severity: 'warning',
    message: ({ key, language }) =>
      `$same: no other language has the text that ${language} has for "${key}".`,
    hint: () => 'Take it out: it would keep silent about a text that is not translated later.',
  } satisfies Finding<{ key: string; language: string }>,
  'text-parent-name': {
    title: 'An inherited text calls the brand by the name of another',
    severity: 'warning',
    message: ({ what, name, id, brand, more }) =>
      `${what}: ${brand} inherits this text, which says ${JSON.stringify(name)}, the name of the brand ${id}${moreTexts(more + 1)}.`,
    hint: ({ brand }) =>
      `Write {brand}, which is filled with the name of each brand, or give ${brand} a text of its own.`,
  } satisfies Finding<{ what: string; name: string; id: string; brand: string; more: number }>,
  'message-unwritten': {
    title: 'A text is not written yet',
    severity: 'warning',
    message: ({ key, note }) => `${key}: the text says ${JSON.stringify(note)}, and visitors read it.`,
    hint: () => 'Write the text, or take the key out: then the inherited text is shown, if there is one.',
  } satisfies Finding<{ key: string; note: string }>,
};

/** The languages beside the one that is told. */
function inOthers(codes: readonly string[]): string {
  return codes.length === 0 ? '' : `; so it is in ${codes.join(', ')}`;
}

function moreTexts(count: number): string {
  return count < 2 ? '' : `; so it is with ${count - 1} more ${count === 2 ? 'text' : 'texts'}`;
}

/** The arguments that fill placeholders in a setting. */
export interface Filled {
  fills: readonly string[];
  nearest: string | undefined;
}

function meantName(nearest: string | undefined): string {
  return nearest === undefined ? '' : `Did you mean {${nearest}}? `;
}

function filledNames(fills: readonly string[]): string {
  return `${fills.length === 1 ? 'only ' : ''}${names(fills)} ${fills.length === 1 ? 'is' : 'are'}`;
}

function names(list: readonly string[]): string {
  return list.map((name) => `{${name}}`).join(', ');
}
