import { bytes, fileMistakes, textOf } from './file-rows.ts';
import type { Files } from './prepared.ts';

const CODES = ['AR', 'BR', 'CN', 'EN', 'ES', 'HI', 'ID', 'JA', 'KO', 'TH', 'TY', 'VI'];
const FOLDER = 'brands/harbor/content';
const inherited = (code: string) => textOf(`brands/house/content/privacy.${code}.md`).trimEnd();
/** The content in all languages of the brand, so that nothing is stale, and the one of a language with more below it. */
const all = (code = 'EN', more = ''): Files =>
  Object.fromEntries(
    CODES.map((each) => [
      `${FOLDER}/privacy.${each}.md`,
      `${inherited(each)}\n${each === code && more !== '' ? `\n${more}\n` : ''}`,
    ]),
  );
const line =
  (more: string, code = 'EN') =>
  () =>
    all(code, more);
const file =
  (name: string, text: string | Uint8Array = inherited('EN')) =>
  () => ({ [`${FOLDER}/${name}`]: text });
const changed = (code: string, from: string | RegExp, to: string) => () => ({
  ...all(),
  [`${FOLDER}/privacy.${code}.md`]: `${inherited(code).replace(from, to)}\n`,
});

/** Links. */
const links = fileMistakes('harbor', {
  'to a page that is misspelt': [
    line('See [rules](/ruels).'),
    'content-link',
    'content/privacy.EN.md «[rules](/ruels)»',
    'Known: "/", "/live", "/sports", "/fish", "/rng", "/pvp",',
  ],
  'to a page that is not there': [
    line('See [rules](/shop).', 'VI'),
    'content-link',
    'content/privacy.VI.md «[rules](/shop)»',
    'Known: "/", "/live", "/sports", "/fish", "/rng", "/pvp",',
  ],
  'to a file of a website': [
    line('See [rules](help.html).'),
    'content-address',
    'content/privacy.EN.md «[rules](help.html)»',
    'Write https://…, mailto:…, the path of a page such as',
  ],
  'to a file of contents': [
    line('See [terms](terms.EN.md).'),
    'content-address',
    'content/privacy.EN.md «[terms](terms.EN.md)»',
    'Write https://…, mailto:…, the path of a page such as',
  ],
  'to a host without its scheme': [
    line('See [rules](www.harbor.example).'),
    'content-address',
    'content/privacy.EN.md «[rules](www.harbor.example)»',
    'Write https://…, mailto:…, the path of a page such as',
  ],
  'to an insecure host': [
    line('See [rules](http://harbor.example).'),
    'content-address',
    'content/privacy.EN.md «[rules](http://harbor.example)»',
    'Write https://…, mailto:…, the path of a page such as',
  ],
  'to the brand itself': [
    line('See [rules](https://harbor.localhost/help).'),
    'content-link-own',
    'content/privacy.EN.md «[rules](https://harbor.localhost/help)»',
    'Write the path alone: /help.',
  ],
  'to code': [
    line('See [rules](javascript:alert(1)).'),
    'content-address',
    'content/privacy.EN.md «[rules](javascript:alert(1))»',
    'Write https://…, mailto:…, the path of a page such as',
  ],
  'to nothing': [
    line('See [rules]().'),
    'content-address',
    'content/privacy.EN.md «[rules]()»',
    'Write https://…, mailto:…, the path of a page such as',
  ],
  'to somebody, without the scheme': [
    line('Write to [us](help@harbor.example).'),
    'content-address',
    'content/privacy.EN.md «[us](help@harbor.example)»',
    'Write https://…, mailto:…, the path of a page such as',
  ],
  'without a text': [
    line('See [](/help).'),
    'content-link-text',
    'content/privacy.EN.md «[](/help)»',
    'Write where it leads in the brackets',
  ],
  'with a space between its brackets': [
    line('See [rules] (/help).'),
    'content-sign',
    'content/privacy.EN.md «[rules] (/help)»',
    'A link is [text](/page), with nothing between the brackets.',
  ],
  'with its brackets turned around': [
    line('See (rules)[/help].'),
    'content-sign',
    'content/privacy.EN.md «(rules)[/help]»',
    'A link is [text](/page): its text stands in the square',
  ],
  'with its brackets turned around, to a host': [
    line('See (rules)[https://harbor.example].'),
    'content-sign',
    'content/privacy.EN.md «(rules)[https://harbor.example]»',
    'A link is [text](/page): its text stands in the square',
  ],
  'to a definition that is not there': [
    line('See [rules][rules].'),
    'content-sign',
    'content/privacy.EN.md «[rules][rules]»',
    'A link is [text](/page): nothing says where this one leads.',
  ],
  'to a definition that is not there, by its text': [
    line('See [the rules][].', 'ES'),
    'content-sign',
    'content/privacy.ES.md «[the rules][]»',
    'A link is [text](/page): nothing says where this one leads.',
  ],
  'as a bare address': [
    line('See https://harbor.example/x.'),
    'content-sign',
    'content/privacy.EN.md «https://harbor.example/x.»',
    'An address becomes a link as [text](https://…) or',
  ],
  'to a heading that is misspelt': [
    line('See [above](#dtaa).'),
    'content-hash',
    'content/privacy.EN.md «[above](#dtaa)»',
    'Did you mean "data"? A heading gets an id so: ## Limits',
  ],
  'to a heading by its text': [
    line('See [above](#what-we-keep).'),
    'content-hash',
    'content/privacy.EN.md «[above](#what-we-keep)»',
    'Known: "data", "browser" or "rights". A heading gets an id',
  ],
  'to a note at the foot': [
    line('A note[^1].\n\n[^1]: Here.'),
    'content-sign',
    'content/privacy.EN.md «[^1]»',
    'Contents have no footnotes: write the note where it belongs.',
  ],
  'to a note at the foot that is not there': [
    line('A note[^2].', 'VI'),
    'content-sign',
    'content/privacy.VI.md «[^2]»',
    'Contents have no footnotes: write the note where it belongs.',
  ],
});

/** Pictures. */
const pictures = fileMistakes('harbor', {
  'without a description': [
    line('![](asset:logo)'),
    'content-picture',
    'content/privacy.EN.md «![](asset:logo)»',
    'Write what it shows in the brackets: ![a map of the',
  ],
  'with a space for a description': [
    line('![ ](asset:favicon)'),
    'content-picture',
    'content/privacy.EN.md «![ ](asset:favicon)»',
    'Write what it shows in the brackets: ![a map of the',
  ],
  'with the name of a file for a description': [
    line('![logo.svg](asset:logo)'),
    'content-picture',
    'content/privacy.EN.md «![logo.svg](asset:logo)»',
    'Write what it shows in the brackets: ![a map of the',
  ],
  'by a file': [
    line('![the logo](assets/logo.svg)'),
    'content-asset',
    'content/privacy.EN.md «![the logo](assets/logo.svg)»',
    'Did you mean "asset:logo"?',
  ],
  'without its scheme': [
    line('![the logo](lgo)'),
    'content-asset',
    'content/privacy.EN.md «![the logo](lgo)»',
    'Did you mean "asset:logo"?',
  ],
  'from elsewhere': [
    line('![the logo](https://a.example/a.png)'),
    'content-asset',
    'content/privacy.EN.md «![the logo](https://a.example/a.png)»',
    'Name the file in "assets" of brand.json, and write ![what',
  ],
});

/** Headings. */
const headings = fileMistakes('harbor', {
  'without a space': [
    line('#Rules'),
    'content-sign',
    'content/privacy.EN.md «#»',
    'A heading has a space after its #.',
  ],
  'with nothing behind its sign': [
    line('#'),
    'content-heading-empty',
    'content/privacy.EN.md «#»',
    'Write its text behind the #, or take it out.',
  ],
  'two levels below': [
    line('### Rules'),
    'content-heading',
    'content/privacy.EN.md «### Rules»',
    'Write ## in front of it.',
  ],
  'three levels below, in a translation': [
    line('#### Luật', 'VI'),
    'content-heading',
    'content/privacy.VI.md «#### Luật»',
    'Write ## in front of it.',
  ],
  'with an id of another one': [
    line('# Rules {#data}'),
    'content-lacks',
    'content/privacy.AR.md «م»',
    'Translate what is missing, or take it out in EN, too.',
  ],
  'with an id of two words': [
    line('# Rules {#Data Rules}'),
    'content-lacks',
    'content/privacy.AR.md «م»',
    'Translate what is missing, or take it out in EN, too.',
  ],
  'with an id and a space': [
    line('# Rules { #rules }'),
    'content-lacks',
    'content/privacy.AR.md «م»',
    'Translate what is missing, or take it out in EN, too.',
  ],
  'with an id that ends in a dot': [
    line('# Rules {#rules.}', 'VI'),
    'content-sign',
    'content/privacy.VI.md «{#rules.}»',
    'An id is {#name} at the end of a heading, of letters,',
  ],
  'with a translated id': [
    changed('VI', '{#rights}', '{#quyen}'),
    'content-lacks',
    'content/privacy.VI.md «C»',
    'Translate what is missing, or take it out in EN, too.',
  ],
  'without its id in a translation': [
    changed('ES', ' {#rights}', ''),
    'content-lacks',
    'content/privacy.ES.md «Q»',
    'Translate what is missing, or take it out in EN, too.',
  ],
  'with a misspelt id in a translation': [
    changed('JA', '{#browser}', '{#browsr}'),
    'content-lacks',
    'content/privacy.JA.md «当»',
    'Translate what is missing, or take it out in EN, too.',
  ],
  'that a translation lacks': [
    changed('VI', /# .*\{#rights\}\n/, ''),
    'content-lacks',
    'content/privacy.VI.md «C»',
    'Translate what is missing, or take it out in EN, too.',
  ],
  'that no translation has': [
    line('# More rules'),
    'content-lacks',
    'content/privacy.AR.md «م»',
    'Translate what is missing, or take it out in EN, too.',
  ],
});

/** Words, lists and tables. */
const words = fileMistakes('harbor', {
  'a placeholder that nothing fills': [
    line('You must be {age}.', 'VI'),
    'content-placeholder',
    'content/privacy.VI.md «{age}»',
    'Known: "brand". A placement fills further ones with',
  ],
  'a misspelt placeholder': [
    line('{brnad} pays.', 'VI'),
    'content-placeholder',
    'content/privacy.VI.md «{brnad}»',
    'Did you mean "brand"? A placement fills further ones with',
  ],
  'two pairs of braces': [
    line('{{brand}} pays.', 'VI'),
    'content-sign',
    'content/privacy.VI.md «{{brand}}»',
    'A placeholder stands in one pair of braces: {name}.',
  ],
  'a dollar before braces': [
    line('$'.concat('{brand} pays.'), 'VI'),
    'content-sign',
    'content/privacy.VI.md «$'.concat('{brand}»'),
    'A placeholder stands in one pair of braces: {name}.',
  ],
  'bold words that do not end': [
    line('**Rules are rules.'),
    'content-sign',
    'content/privacy.EN.md «**»',
    'Bold words stand between two times **, without a space',
  ],
  'bold words with spaces': [
    line('** Rules ** are rules.'),
    'content-sign',
    'content/privacy.EN.md «**»',
    'Bold words stand between two times **, without a space',
  ],
  'words that are struck through': [
    line('~~old~~ new'),
    'content-sign',
    'content/privacy.EN.md «~~old~~»',
    'Contents strike nothing through: take the words or the',
  ],
  'a box to tick': [
    line('- [ ] do it'),
    'content-sign',
    'content/privacy.EN.md «[ ]»',
    'Contents have no boxes to tick: take it out.',
  ],
  'bullets of a word processor': [
    line('• one\n• two\n• three'),
    'content-sign',
    'content/privacy.EN.md «•»',
    'An item of a list begins with - and a space.',
  ],
  'small bullets of a word processor': [
    line('▪ one\n▪ two', 'VI'),
    'content-sign',
    'content/privacy.VI.md «▪»',
    'An item of a list begins with - and a space.',
  ],
  'bullets behind a line of words': [
    line('You need:\n· one\n· two'),
    'content-sign',
    'content/privacy.EN.md «·»',
    'An item of a list begins with - and a space.',
  ],
  'a row without a cell': [
    line('| a | b |\n| --- | --- |\n| 1 |'),
    'content-row',
    'content/privacy.EN.md «| 1 |»',
    'Write all cells, also those that say nothing: | a | | c |.',
  ],
  'a table without a line below its head': [
    line('| a | b |\n| 1 | 2 |\n| 3 | 4 |'),
    'content-sign',
    'content/privacy.EN.md «| a | b |»',
    'A table has a line such as | --- | --- | below its first',
  ],
  'words behind four spaces': [
    line('    indented text'),
    'content-sign',
    'content/privacy.EN.md «    indented text»',
    'A line that begins with four spaces is shown as code: take',
  ],
  'a tag of HTML': [
    line('<b>hello</b>'),
    'content-html',
    'content/privacy.EN.md «<b>»',
    'Write it in Markdown: **bold**, *emphasis*, [link](/help),',
  ],
  'a line break of HTML': [
    line('one<br>two'),
    'content-html',
    'content/privacy.EN.md «<br>»',
    'Write it in Markdown: **bold**, *emphasis*, [link](/help),',
  ],
  'a note': [
    line('TODO: write this.'),
    'content-unwritten',
    'content/privacy.EN.md «TODO: write this.»',
    'Write the text, or take the note out.',
  ],
  'a place for a name': [
    line('[COMPANY NAME] runs this portal.'),
    'content-unwritten',
    'content/privacy.EN.md «[COMPANY NAME] runs this portal.»',
    'Write the text, or take the note out.',
  ],
  'a place for a date': [
    line('This holds from [insert date] on.'),
    'content-unwritten',
    'content/privacy.EN.md «This holds from [insert date] on.»',
    'Write the text, or take the note out.',
  ],
  'Lorem ipsum': [
    line('Lorem ipsum dolor sit amet.'),
    'content-unwritten',
    'content/privacy.EN.md «Lorem ipsum dolor sit amet.»',
    'Write the text, or take the note out.',
  ],
  'a space of no width': [
    line('one\u200b two'),
    'text-hidden',
    'content/privacy.EN.md «​»',
    'Take it out: it turns letters around, breaks a word, or',
  ],
  'a mark that turns the order around': [
    line('one \u202etwo', 'VI'),
    'text-hidden',
    'content/privacy.VI.md «‮»',
    'Take it out: it turns letters around, breaks a word, or',
  ],
});

/** Files. */
const files = fileMistakes('harbor', {
  'in a language that the brand does not speak': [
    file('privacy.DE.md'),
    'content-unused',
    'content/privacy.DE.md «W»',
    'Add the language to "languages" of brand.json, or remove',
  ],
  'in another language that the brand does not speak': [
    file('terms.FR.md'),
    'content-unused',
    'content/terms.FR.md «W»',
    'Add the language to "languages" of brand.json, or remove',
  ],
  'in small letters': [
    file('privacy.en.md'),
    'content-unused',
    'content/privacy.en.md «W»',
    'Did you mean "privacy.EN.md"?',
  ],
  'without a language': [
    file('privacy.md'),
    'content-unused',
    'content/privacy.md «W»',
    'Did you mean "privacy.EN.md"?',
  ],
  'with a hyphen': [
    file('privacy-EN.md'),
    'content-unused',
    'content/privacy-EN.md «W»',
    'Did you mean "privacy.EN.md"?',
  ],
  'with a misspelt name': [
    file('privcy.EN.md'),
    'content-unused',
    'content/privcy.EN.md «W»',
    'Did you mean "privacy.EN.md"?',
  ],
  'of a word processor': [
    file('privacy.EN.docx', bytes('PK')),
    'file-unread',
    'content/privacy.EN.docx «P»',
    'Files here are called <name>.<CODE>.md. Rename it, or',
  ],
  'of a word processor under the right name': [
    file('privacy.EN.md', bytes('PK\x03\x04\x14\0\x06\0\x08\0\xff\xfe')),
    'bad-utf8',
    'content/privacy.EN.md «�»',
    'Save the file in the encoding UTF-8.',
  ],
  'in a folder': [
    file('EN/privacy.md'),
    'file-unread',
    'content/EN «»',
    'Files here are called <name>.<CODE>.md. Rename it, or',
  ],
  'with nothing in it': [
    file('privacy.EN.md', ''),
    'content-empty',
    'content/privacy.EN.md «»',
    'Write the text, or remove the file: then visitors read the',
  ],
  'with a line break in it': [
    file('privacy.EN.md', '\n\n'),
    'content-empty',
    'content/privacy.EN.md «»',
    'Write the text, or remove the file: then visitors read the',
  ],
  'of HTML': [
    file('privacy.EN.md', '<!DOCTYPE html>\n<html><body>\n<p>Hi</p>\n\n<p>there</p></body></html>'),
    'content-html',
    'content/privacy.EN.md «<!DOCTYPE html>»',
    'Write it in Markdown: **bold**, *emphasis*, [link](/help),',
  ],
  'of HTML without its first line': [
    file('privacy.EN.md', '<html lang="en">\n\n<p>Hi</p>\n\n</html>'),
    'content-html',
    'content/privacy.EN.md «<html lang="en">»',
    'Write it in Markdown: **bold**, *emphasis*, [link](/help),',
  ],
  'with what other programs read': [
    () => ({ ...all(), [`${FOLDER}/privacy.EN.md`]: `---\ntitle: Privacy\n---\n\n${inherited('EN')}` }),
    'content-front-matter',
    'content/privacy.EN.md «---»',
    'Take them out: the name of the file and the manifest say',
  ],
  'that is not translated': [
    () => ({ ...all(), [`${FOLDER}/privacy.VI.md`]: inherited('EN') }),
    'content-same',
    'content/privacy.VI.md «W»',
    'livery messages export VI writes it for a translator.',
  ],
  'in the default language alone': [
    file('privacy.EN.md', `${inherited('EN')}\n\nMore.\n`),
    'content-overridden',
    'content/privacy.EN.md «W»',
    'livery messages export AR --brand harbor --missing writes',
  ],
});

export const contentMistakes = [...links, ...pictures, ...headings, ...words, ...files];
