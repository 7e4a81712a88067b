import { fileMistakes, replaced } from './file-rows.ts';

const FOLDER = 'brands/harbor/messages';
const inEnglish = (from: string | RegExp, to: string) => replaced(`${FOLDER}/EN.json`, from, to);
const inVietnamese = (from: string | RegExp, to: string) => replaced(`${FOLDER}/VI.json`, from, to);
const brand = (to: string) => inEnglish('{brand}', to);
const title = (to: string) => inEnglish('"In dock for maintenance"', to);
const viTitle = (to: string) => inVietnamese('"Đang vào bến để bảo trì"', to);
const calm = (to: string) => inEnglish('a calm place', to);
/** The text of a count in English and in Vietnamese. */
const counts = (en: string, vi: string) => () => ({
  ...inEnglish('"maintenance.title"', `"account.unread": ${JSON.stringify(en)},\n  "maintenance.title"`)(),
  ...inVietnamese('"maintenance.title"', `"account.unread": ${JSON.stringify(vi)},\n  "maintenance.title"`)(),
});

/** Placeholders as other formats write them, or as a slip leaves them. */
const placeholders = fileMistakes('harbor', {
  'two pairs of braces': [brand('{{brand}}'), 'message-syntax', 'messages/EN.json «{»', 'Write {brand}.'],
  'two pairs of braces and spaces': [
    brand('{{ brand }}'),
    'message-syntax',
    'messages/EN.json «{»',
    'Write {brand}.',
  ],
  'two pairs of braces in a translation': [
    inVietnamese('{brand}', '{{brand}}'),
    'message-syntax',
    'messages/VI.json «{»',
    'Write {brand}.',
  ],
  'a dollar before braces': [
    brand('$'.concat('{brand}')),
    'message-foreign-placeholder',
    'messages/EN.json «$'.concat('{brand}»'),
    "Write {brand}. Where the sign is meant, write $'' in front",
  ],
  'a dollar before a name': [
    brand('$brand'),
    'message-arguments',
    'messages/EN.json «"$brand is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'a percent sign before braces': [
    brand('%{brand}'),
    'message-foreign-placeholder',
    'messages/EN.json «%{brand}»',
    'Write {brand}.',
  ],
  'the letters of C': [
    brand('%s'),
    'message-arguments',
    'messages/EN.json «"%s is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'the letters of Python': [
    brand('%(brand)s'),
    'message-arguments',
    'messages/EN.json «"%(brand)s is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'a colon before a name': [
    brand(':brand'),
    'message-arguments',
    'messages/EN.json «":brand is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'a number in braces': [
    brand('{0}'),
    'message-argument-unfilled',
    'messages/EN.json «"{0} is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'Write the rest in plain words: only {brand} is filled there.',
  ],
  'a name in square brackets': [
    brand('[brand]'),
    'message-arguments',
    'messages/EN.json «"[brand] is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'a name in angle brackets': [
    brand('<brand>'),
    'message-arguments',
    'messages/EN.json «"<brand> is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'a brace that is not closed': [
    brand('{brand'),
    'message-syntax',
    'messages/EN.json «{brand »',
    'Write {name} or {name, number}; names are letters and',
  ],
  'a brace that is not opened': [
    brand('brand}'),
    'message-arguments',
    'messages/EN.json «"brand} is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'a name in capitals': [
    brand('{Brand}'),
    'message-argument-unfilled',
    'messages/EN.json «"{Brand} is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'Did you mean {brand}? Write the rest in plain words: only',
  ],
  'a name of two words': [
    brand('{brand name}'),
    'message-syntax',
    'messages/EN.json «{brand »',
    'Write {name} or {name, number}; names are letters and',
  ],
  'a name of two words in a translation': [
    inVietnamese('{brand}', '{thương hiệu}'),
    'message-syntax',
    'messages/VI.json «{thương »',
    'Write {name} or {name, number}; names are letters and',
  ],
  'a name in quotes': [
    brand("'{brand}'"),
    'message-arguments',
    'messages/EN.json «"\'{brand}\' is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'braces of full width': [
    brand('｛brand｝'),
    'message-arguments',
    'messages/EN.json «"｛brand｝ is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'braces of full width in a translation': [
    inVietnamese('{brand}', '｛brand｝'),
    'message-arguments',
    'messages/VI.json «"｛brand｝ là bến đỗ yên ả cho thể thao, thể thao điện tử và bàn chơi trực tuyến. Ít lời, tỷ lệ cược rõ ràng, một tài khoản."»',
    'In EN it is "{brand} is a calm place for sports, e-sports',
  ],
  'the name of the brand itself': [
    brand('Harbor'),
    'message-arguments',
    'messages/EN.json «"Harbor is a calm place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'In the inherited text it is "{brand} brings together slots,',
  ],
  'the name of the brand in a translation': [
    inVietnamese('{brand}', 'Harbor'),
    'message-arguments',
    'messages/VI.json «"Harbor là bến đỗ yên ả cho thể thao, thể thao điện tử và bàn chơi trực tuyến. Ít lời, tỷ lệ cược rõ ràng, một tài khoản."»',
    'In EN it is "{brand} is a calm place for sports, e-sports',
  ],
  'a name that is translated': [
    inVietnamese('{brand}', '{tên}'),
    'message-arguments',
    'messages/VI.json «"{tên} là bến đỗ yên ả cho thể thao, thể thao điện tử và bàn chơi trực tuyến. Ít lời, tỷ lệ cược rõ ràng, một tài khoản."»',
    'In EN it is "{brand} is a calm place for sports, e-sports',
  ],
});

/** Plurals. */
const plurals = fileMistakes('harbor', {
  'a plural without other': [
    counts('{count, plural, one {# unread}}', '{count, plural, other {# chưa}}'),
    'message-syntax',
    'messages/EN.json «}»',
    'Add other {…}: it stands for every case that is not named.',
  ],
  'a plural without other in a translation': [
    counts('{count, plural, one {# new} other {# new}}', '{count, plural, một {# chưa}}'),
    'message-syntax',
    'messages/VI.json «}»',
    'Add other {…}: it stands for every case that is not named.',
  ],
  'a plural without one': [
    counts('{count, plural, other {# unread}}', '{count, plural, other {# chưa}}'),
    'message-overridden',
    'messages/EN.json «"{count, plural, other {# unread}}"»',
    'livery messages export AR --brand harbor --missing writes',
  ],
  'forms of another language': [
    counts('{count, plural, one {# new} other {# new}}', '{count, plural, one {#} few {#} other {# chưa}}'),
    'message-overridden',
    'messages/EN.json «"{count, plural, one {# new} other {# new}}"»',
    'livery messages export AR --brand harbor --missing writes',
  ],
  'the word plural in capitals': [
    counts('{count, Plural, one {# new} other {# new}}', '{count, plural, other {# chưa}}'),
    'message-syntax',
    'messages/EN.json «Plural»',
    'Types: number, date, time, plural, selectordinal, select.',
  ],
  'the word plural translated': [
    counts('{count, plural, one {# new} other {# new}}', '{count, số nhiều, other {# chưa}}'),
    'message-syntax',
    'messages/VI.json «số»',
    'Types: number, date, time, plural, selectordinal, select.',
  ],
  'a comma that is missing': [
    counts('{count plural, one {# new} other {# new}}', '{count, plural, other {# chưa}}'),
    'message-syntax',
    'messages/EN.json «{count »',
    'Write {name} or {name, number}; names are letters and',
  ],
  'a last brace that is missing': [
    counts('{count, plural, one {# new} other {# new}', '{count, plural, other {# chưa}}'),
    'message-syntax',
    'messages/EN.json «{count, plural, one {# new} other {# new}»',
    'Write } after the placeholder; a brace as text is written',
  ],
  'a count by another name': [
    counts('{anzahl, plural, one {# new} other {# new}}', '{anzahl, plural, other {# chưa}}'),
    'message-argument-unfilled',
    'messages/EN.json «"{anzahl, plural, one {# new} other {# new}}"»',
    'The text that this one takes the place of is "{count,',
  ],
  'a count that is a date': [
    counts('{count, date} new', '{count, date} chưa'),
    'message-argument-kind',
    'messages/EN.json «"{count, date} new"»',
    'In the inherited text it is "{count, plural, one {# unread}',
  ],
});

/** Texts that show something else than was meant. */
const words = fileMistakes('harbor', {
  'a tag of HTML': [
    calm('a <b>calm</b> place'),
    'message-markup',
    'messages/EN.json «"{brand} is a <b>calm</b> place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'Leave markup to the widget; split the text in two if a part',
  ],
  'a line break of HTML': [
    calm('a calm<br/>place'),
    'message-markup',
    'messages/EN.json «"{brand} is a calm<br/>place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'Leave markup to the widget; split the text in two if a part',
  ],
  'a space of HTML': [
    calm('a calm&nbsp;place'),
    'message-markup',
    'messages/EN.json «"{brand} is a calm&nbsp;place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'Leave markup to the widget; split the text in two if a part',
  ],
  'an ampersand of HTML': [
    calm('a calm &amp; clear place'),
    'message-markup',
    'messages/EN.json «"{brand} is a calm &amp; clear place for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'Leave markup to the widget; split the text in two if a part',
  ],
  'bold words of Markdown': [
    calm('a **calm** place'),
    'message-sign',
    'messages/EN.json «**calm**»',
    'Leave what is bold to the widget: texts are no Markdown.',
  ],
  'a link of Markdown': [
    calm('a [calm](/help) place'),
    'message-sign',
    'messages/EN.json «[calm](/help)»',
    'Leave links to the widget: texts are no Markdown.',
  ],
  'a line break with two backslashes': [
    calm('a calm\\\\nplace'),
    'message-sign',
    'messages/EN.json «"{brand} is a calm\\\\nplace for sports, e-sports and live tables. Few words, clear odds, one account."»',
    'Write a line break of JSON with one backslash, or a space.',
  ],
  'a letter as an escape with two backslashes': [
    title('"In dock \\\\u2013 for maintenance"'),
    'message-sign',
    'messages/EN.json «"In dock \\\\u2013 for maintenance"»',
    'Write the letter itself, or its escape of JSON with one backslash.',
  ],
  'a letter as HTML writes it': [
    calm('a calm&nbsp;place'),
    'message-sign',
    'messages/EN.json «&nbsp;»',
    'Write the character itself: texts are no HTML.',
  ],
  'a sign by its number': [
    calm('a calm &#38; quiet place'),
    'message-sign',
    'messages/EN.json «&#38;»',
    'Write the character itself: texts are no HTML.',
  ],
  'a place to fill in': [
    title('"[COMPANY NAME] is in dock"'),
    'message-unwritten',
    'messages/EN.json «"[COMPANY NAME] is in dock"»',
    'Write the text, or take the key out: then the inherited',
  ],
  'Lorem ipsum': [
    title('"Lorem ipsum dolor sit amet"'),
    'message-unwritten',
    'messages/EN.json «"Lorem ipsum dolor sit amet"»',
    'Write the text, or take the key out: then the inherited',
  ],
  'a note': [
    title('"TBD"'),
    'message-unwritten',
    'messages/EN.json «"TBD"»',
    'Write the text, or take the key out: then the inherited',
  ],
  crosses: [
    title('"XXX"'),
    'message-unwritten',
    'messages/EN.json «"XXX"»',
    'Write the text, or take the key out: then the inherited',
  ],
  'its own key': [
    title('"maintenance.title"'),
    'message-unwritten',
    'messages/EN.json «"maintenance.title"»',
    'Write the text, or take the key out: then the inherited',
  ],
  nothing: [
    title('""'),
    'message-empty',
    'messages/EN.json «""»',
    'Write the text, or take the key out: then the inherited',
  ],
  'a space': [
    title('" "'),
    'message-empty',
    'messages/EN.json «" "»',
    'Write the text, or take the key out: then the inherited',
  ],
  'a space of no width': [
    title('"In dock\u200b for maintenance"'),
    'text-hidden',
    'messages/EN.json «"In dock​ for maintenance"»',
    'Take it out: it turns letters around, breaks a word, or',
  ],
  'a mark that turns the order around': [
    title('"In dock \u202efor maintenance"'),
    'text-hidden',
    'messages/EN.json «"In dock ‮for maintenance"»',
    'Take it out: it turns letters around, breaks a word, or',
  ],
  'a mark of the order of bytes inside': [
    viTitle('"Đang bảo trì\ufeff"'),
    'text-hidden',
    'messages/VI.json «"Đang bảo trì﻿"»',
    'Take it out: it turns letters around, breaks a word, or',
  ],
  'a letter of another alphabet': [
    title('"In dоck for maintenance"'),
    'message-alphabets',
    'messages/EN.json «"In dоck for maintenance"»',
    'Write the word anew: it looks right, and no search finds it.',
  ],
  'another language': [
    viTitle('"ปิดปรับปรุงชั่วคราว"'),
    'message-script',
    'messages/VI.json «"ปิดปรับปรุงชั่วคราว"»',
    'Write the text in the language of the file, or move it to',
  ],
  'letters of another encoding': [
    viTitle('"Äang báº£o trÃ¬"'),
    'garbled-letter',
    'messages/VI.json «áº£»',
    'Write ả, or save the text anew from where it came, as UTF-8.',
  ],
  'the text of the default language': [
    viTitle('"In dock for maintenance"'),
    'message-same',
    'messages/VI.json «"In dock for maintenance"»',
    'Translate it; if it is the same in both languages, name',
  ],
  'a number': [title('5'), 'message-shape', 'messages/EN.json «5»', 'Write the text in double quotes.'],
  'a list': [
    title('["In dock"]'),
    'message-shape',
    'messages/EN.json «["In dock"]»',
    'Messages are flat: write "group.key": "text".',
  ],
  'no text': [title('null'), 'message-shape', 'messages/EN.json «null»', 'Write the text in double quotes.'],
});

export const textMistakes = [...placeholders, ...plurals, ...words];
