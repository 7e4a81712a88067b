import { bytes, fileMistakes, replaced, textOf, utf16 } from './file-rows.ts';

const FOLDER = 'brands/harbor/messages';
const [english, vietnamese] = ['EN', 'VI'].map((code) => textOf(`${FOLDER}/${code}.json`));
const inEnglish = (from: string | RegExp, to: string) => replaced(`${FOLDER}/EN.json`, from, to);
const inVietnamese = (from: string | RegExp, to: string) => replaced(`${FOLDER}/VI.json`, from, to);
const title = (to: string) => inEnglish('"In dock for maintenance"', to);
const viTitle = (to: string) => inVietnamese('"Đang vào bến để bảo trì"', to);
const added = (member: string) => inVietnamese('"maintenance.title"', `${member},\n  "maintenance.title"`);
const file = (name: string, text: string | Uint8Array | undefined) => () => ({ [`${FOLDER}/${name}`]: text });
const sources = (text: string) => file('VI.sources.json', text);

/** Keys. */
const keys = fileMistakes('harbor', {
  'a misspelt key': [
    inEnglish('"maintenance.title"', '"maintenace.title"'),
    'message-unused',
    'messages/EN.json «"In dock for maintenance"»',
    'Did you mean "maintenance.title"? Else remove it.',
  ],
  'a key in capitals': [
    inEnglish('"maintenance.title"', '"Maintenance.title"'),
    'message-unused',
    'messages/EN.json «"In dock for maintenance"»',
    'Did you mean "maintenance.title"? Else remove it.',
  ],
  'a key with an underscore': [
    inEnglish('"maintenance.title"', '"maintenance_title"'),
    'message-unused',
    'messages/EN.json «"In dock for maintenance"»',
    'Did you mean "maintenance.title"? Else remove it.',
  ],
  'a key twice': [
    inEnglish('"regionBlock.title"', '"notFound.title": "No page",\n  "regionBlock.title"'),
    'duplicate-key',
    'messages/EN.json «"notFound.title"»',
    'Keep one of the two.',
  ],
  'a group of keys': [
    inEnglish('"maintenance.title"', '"notFound2": { "title": "No page" },\n  "maintenance.title"'),
    'message-shape',
    'messages/EN.json «{ "title": "No page" }»',
    'Messages are flat: write "group.key": "text".',
  ],
  'a key that nothing says': [
    inEnglish('"maintenance.title"', '"harbor.extra": "No page",\n  "maintenance.title"'),
    'message-unused',
    'messages/EN.json «"No page"»',
    'Remove it.',
  ],
  'a text in the default language alone': [
    inVietnamese(/ {2}"maintenance\.title".*\n/, ''),
    'message-overridden',
    'messages/EN.json «"In dock for maintenance"»',
    'livery messages export VI --brand harbor --missing writes',
  ],
  'the list of texts that are the same, misspelt': [
    added('"$smae": ["maintenance.title"]'),
    'unknown-key',
    'messages/VI.json «"$smae"»',
    'Did you mean "$same"?',
  ],
  'the list of texts that are the same, in the plural': [
    added('"$sames": ["maintenance.title"]'),
    'unknown-key',
    'messages/VI.json «"$sames"»',
    'Did you mean "$same"?',
  ],
  'the list of texts that are the same as a text': [
    added('"$same": "maintenance.title"'),
    'message-same-shape',
    'messages/VI.json «"maintenance.title"»',
    'Write "$same": ["group.key"]: texts that are as in the',
  ],
  'a misspelt key among texts that are the same': [
    added('"$same": ["maintenance.titel"]'),
    'message-same-unknown',
    'messages/VI.json «"maintenance.titel"»',
    'Did you mean "maintenance.title"? Else take it out.',
  ],
  'a key that is gone among texts that are the same': [
    added('"$same": ["shop.closed"]'),
    'message-same-unknown',
    'messages/VI.json «"shop.closed"»',
    'Take it out.',
  ],
  'a translated text among texts that are the same': [
    added('"$same": ["maintenance.title"]'),
    'message-same-idle',
    'messages/VI.json «"maintenance.title"»',
    'Take it out: it would keep silent about a text',
  ],
  'a misspelt schema': [
    added('"$shcema": "messages.schema.json"'),
    'unknown-key',
    'messages/VI.json «"$shcema"»',
    'Did you mean "$schema"?',
  ],
});

/** Files that are no JSON, or have a name that nothing reads. */
const files = fileMistakes('harbor', {
  'curly quotes': [
    title('“In dock for maintenance”'),
    'json-syntax',
    'messages/EN.json «“In»',
    'Write straight quotes, ": a word processor has made others',
  ],
  'a curly quote at the end': [
    title('"In dock for maintenance”'),
    'json-syntax',
    'messages/EN.json «"In dock for maintenance”,»',
    'Write straight quotes, ": a word processor has made others',
  ],
  'curly quotes around a key': [
    inEnglish('"maintenance.title"', '“maintenance.title”'),
    'json-syntax',
    'messages/EN.json «“maintenance.title”»',
    'Write straight quotes, ": a word processor has made others',
  ],
  'quotes inside of a text': [
    title('"In "dock" for maintenance"'),
    'json-syntax',
    'messages/EN.json «dock»',
    'Write \\" for a quote inside of a text.',
  ],
  'quotes inside of a translation': [
    viTitle('"Đang "vào bến" để bảo trì"'),
    'json-syntax',
    'messages/VI.json «vào»',
    'Write \\" for a quote inside of a text.',
  ],
  'a line break inside of a text': [
    title('"In dock\nfor maintenance"'),
    'json-syntax',
    'messages/EN.json «"In dock»',
    'Write " at its end; a string cannot go on in the next line.',
  ],
  'a tab inside of a text': [
    title('"In dock\tfor maintenance"'),
    'json-syntax',
    'messages/EN.json «"In dock	for maintenance"»',
    'Write \\n for a line break and \\t for a tab.',
  ],
  'a comment': [
    inEnglish('"maintenance.title"', '// title\n  "maintenance.title"'),
    'json-syntax',
    'messages/EN.json «// title»',
    'Remove the comment.',
  ],
  'a comma behind the last text': [
    inEnglish(/"\n}/, '",\n}'),
    'json-syntax',
    'messages/EN.json «,»',
    'Remove the comma.',
  ],
  'a comma between texts': [
    inEnglish('for maintenance",', 'for maintenance"'),
    'json-syntax',
    'messages/EN.json «"notFound.title"»',
    'Write a comma between this and what stands before it.',
  ],
  'two bytes a letter': [
    file('VI.json', utf16(vietnamese ?? '')),
    'bad-utf8',
    'messages/VI.json «�»',
    'Save the file in the encoding UTF-8.',
  ],
  'one byte a letter': [
    () => ({ [`${FOLDER}/ES.json`]: bytes(textOf(`${FOLDER}/ES.json`)) }),
    'bad-utf8',
    'messages/ES.json «�»',
    'Save the file in the encoding UTF-8.',
  ],
  'a mark of the order of bytes': [
    file('VI.json', `\ufeff${vietnamese}`),
    'byte-order-mark',
    'messages/VI.json «﻿»',
    'Save the file as "UTF-8", not as "UTF-8 with BOM".',
  ],
  'a name in small letters': [
    () => ({ [`${FOLDER}/VI.json`]: undefined, [`${FOLDER}/vi.json`]: vietnamese }),
    'message-file-unknown',
    'messages/vi.json «{»',
    'Rename vi.json to VI.json.',
  ],
  'a language that the brand does not speak': [
    file('DE.json', english),
    'message-file-unknown',
    'messages/DE.json «{»',
    'Known: "EN", "AR", "ID", "ES", "TY", "BR", "VI", "HI",',
  ],
  'a copy': [
    file('VI (1).json', vietnamese),
    'message-file-unknown',
    'messages/VI (1).json «{»',
    'Take what is needed of it into VI.json, and remove it.',
  ],
  'a copy of before': [
    file('EN.old.json', english),
    'message-file-unknown',
    'messages/EN.old.json «{»',
    'Take what is needed of it into EN.json, and remove it.',
  ],
  'a language with its country': [
    file('en-US.json', english),
    'message-file-unknown',
    'messages/en-US.json «{»',
    'Take what is needed of it into EN.json, and remove it.',
  ],
  'a table': [
    file('VI.csv', 'key,text'),
    'file-unread',
    'messages/VI.csv «k»',
    'Files here are called <CODE>.json. Rename it, or remove it.',
  ],
  'a folder': [
    file('EN/main.json', english),
    'file-unread',
    'messages/EN «»',
    'Files here are called <CODE>.json. Rename it, or remove it.',
  ],
  'no file': [
    file('VI.json', undefined),
    'message-overridden',
    'messages/EN.json «"{brand} is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'livery messages export VI --brand harbor --missing writes',
  ],
});

/** Digests of the sources of translations. */
const digests = fileMistakes('harbor', {
  'a digest of words': [
    sources('{ "maintenance.title": "In dock" }'),
    'message-sources',
    'messages/VI.sources.json «"In dock"»',
    'livery messages import writes this file. Take the entry',
  ],
  'a digest that is too short': [
    sources('{ "maintenance.title": "aaaaaaaa" }'),
    'message-sources',
    'messages/VI.sources.json «"aaaaaaaa"»',
    'livery messages import writes this file. Take the entry',
  ],
  'a digest that is null': [
    sources('{ "maintenance.title": null }'),
    'message-sources',
    'messages/VI.sources.json «null»',
    'livery messages import writes this file. Take the entry',
  ],
  'a digest of another text': [
    sources('{ "maintenance.title": "0123456789abcdef" }'),
    'message-outdated',
    'messages/VI.json «"Đang vào bến để bảo trì"»',
    'In EN it is "In dock for maintenance" now. livery messages',
  ],
  'a list of digests': [
    sources('[]'),
    'message-sources',
    'messages/VI.sources.json «[]»',
    'livery messages import writes this file. Take the entry',
  ],
  'a comma behind the last digest': [
    sources('{ "maintenance.title": "0123456789abcdef", }'),
    'json-syntax',
    'messages/VI.sources.json «,»',
    'Remove the comma.',
  ],
  'digests of a language that is not spoken': [
    file('DE.sources.json', '{}'),
    'message-file-unknown',
    'messages/DE.sources.json «{»',
    'Known: "EN", "AR", "ID", "ES", "TY", "BR", "VI", "HI",',
  ],
  'digests in the singular': [
    file('VI.source.json', '{}'),
    'message-file-unknown',
    'messages/VI.source.json «{»',
    'Rename VI.source.json to VI.sources.json.',
  ],
  'digests behind a hyphen': [
    file('VI-sources.json', '{}'),
    'message-file-unknown',
    'messages/VI-sources.json «{»',
    'Rename VI-sources.json to VI.sources.json.',
  ],
});

/** The schema that an editor reads the file by. */
const schemas = fileMistakes('harbor', {
  'the schema of the texts of another brand': [
    inVietnamese('schemas/harbor/', 'schemas/aurora/'),
    'schema-of-other',
    'messages/VI.json «"../../../.livery/schemas/aurora/messages.schema.json"»',
    'Write "../../../.livery/schemas/harbor/messages.schema.json"',
  ],
});

const results = (key: 'title' | 'description', to: string) =>
  inEnglish(new RegExp(`(?<="route\\.home\\.${key}": )"[^"]*"`), to);
const inResults = (to: string) => results('description', to);
const CALM = 'A calm and clear place for sports and e-sports. ';

/** Titles and descriptions as lists of results show them. */
const ofPages = fileMistakes('harbor', {
  'a description of a word': [
    inResults('"Sports."'),
    'page-text-length',
    'messages/EN.json «"Sports."»',
    'Say in a sentence what visitors find on the page',
  ],
  'a description of some Chinese letters': [
    replaced(`${FOLDER}/CN.json`, /(?<="route\.home\.description": )"[^"]*"/, '"体育与电竞。"'),
    'page-text-length',
    'messages/CN.json «"体育与电竞。"»',
    'A Chinese, Japanese or Korean letter counts as two.',
  ],
  'a description of several paragraphs': [
    inResults(`"${CALM.repeat(4)}Come in."`),
    'page-text-length',
    `messages/EN.json «"${CALM.repeat(4)}Come in."»`,
    'Say it in 160 letters',
  ],
  'a title of a letter': [
    results('title', '"–"'),
    'page-text-length',
    'messages/EN.json «"–"»',
    'Name what stands on the page',
  ],
  'a title of several sentences': [
    results('title', `"${CALM}${CALM}"`),
    'page-text-length',
    `messages/EN.json «"${CALM}${CALM}"»`,
    'Say it in 70 letters',
  ],
  'the description of another page': [
    inResults('"Bet on e-sports tournaments from all over the world."'),
    'page-text-same',
    'messages/EN.json «"Bet on e-sports tournaments from all over the world."»',
    "Write a description that is the page's own",
  ],
  'the title of another page': [
    results('title', '"E-sports"'),
    'page-text-same',
    'messages/EN.json «"E-sports"»',
    "Write a title that is the page's own",
  ],
});

export const messageFileMistakes = [...ofPages, ...schemas, ...keys, ...files, ...digests];
