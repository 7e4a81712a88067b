import { SourceText } from '@liveryjs/compiler/manifest';
import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { counted } from '#workspace/check/counts.ts';
import type { Export, ExportedText } from '#workspace/messages/exported.ts';
import { groupBy } from '#workspace/messages/group-by.ts';
import type { PlacedRemark } from '#workspace/print-changes.ts';
import type { Returned, ReturnedText } from './returned.ts';
import { attributes, content, lines } from './xml.ts';

/**
 * Texts as XLIFF 2.1: a file for each brand, a unit for each text, and in notes what the translator has to know.
 * Placeholders are `ph`, so that no tool takes them for words; a text with plurals or choices stays as it is, since each
 * language has forms of its own. A text that both languages share on purpose is `final`.
 */
export function writeXliff({ language, source, texts }: Export): string {
  const head = attributes({
    xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
    version: '2.1',
    srcLang: source.locale,
    trgLang: language.locale,
  });
  const files = [...groupBy(texts, ({ brand }) => brand)].flatMap(([brand, brandTexts]) => [
    `<file${attributes({
      id: brand,
      original: `brands/${brand}/messages/${language.code}.json`,
      srcDir: directionOf(source.locale),
      trgDir: directionOf(language.locale),
      'xml:space': 'preserve',
    })}>`,
    ...brandTexts.flatMap((text, index) => lines(unit(text, index))),
    '</file>',
  ]);
  return `${['<?xml version="1.0" encoding="UTF-8"?>', `<xliff${head}>`, ...lines(files), '</xliff>'].join('\n')}\n`;
}

/** Why a segment is `initial`, in the words of tools for translators. */
const SUB_STATES: Readonly<Record<ExportedText['state'], string>> = {
  missing: 'missing',
  same: 'same',
  stale: 'needs-translation',
  translated: 'translated',
};

function unit(text: ExportedText, index: number): string[] {
  const notes = [
    ...text.shown.map((place) => ['shown', place] as const),
    ...(text.description === '' ? [] : [['description', text.description] as const]),
    ...text.arguments.map(({ name, kinds }) => ['argument', `{${name}}: ${kinds.join(', ')}`] as const),
    ...text.plurals.map(({ name, forms }) => ['plural', `{${name}}: ${forms.join(', ')}`] as const),
  ].map(([category, note]) => `<note${attributes({ category })}>${content(note)}</note>`);
  const placeholders = [...new Set([...placeholdersIn(text.source), ...placeholdersIn(text.translation)])];
  const idOf = (placeholder: string) => `d${placeholders.indexOf(placeholder) + 1}`;
  const data = placeholders.map(
    (placeholder) => `<data id="${idOf(placeholder)}">${content(placeholder)}</data>`,
  );
  const state =
    text.same && text.translation !== '' ? 'final' : text.state === 'translated' ? 'translated' : 'initial';
  return [
    `<unit${attributes({ id: `t${index + 1}`, name: text.key, canResegment: 'no' })}>`,
    ...lines(notes.length === 0 ? [] : ['<notes>', ...lines(notes), '</notes>']),
    ...lines(data.length === 0 ? [] : ['<originalData>', ...lines(data), '</originalData>']),
    ...lines([
      `<segment${attributes({ state, ...(state === 'initial' ? { subState: `livery:${SUB_STATES[text.state]}` } : {}) })}>`,
      ...lines([
        `<source>${inline(text.source, idOf)}</source>`,
        ...(text.translation === '' ? [] : [`<target>${inline(text.translation, idOf)}</target>`]),
      ]),
      '</segment>',
    ]),
    '</unit>',
  ];
}

const PLACEHOLDER = /\{\s*[\w-]+\s*(?:,\s*(?:number|date|time)\s*(?:,[^{}']*)?)?\}/g;

/** The placeholders of a text as they are written there; none of one with plurals, choices or quotes. */
function placeholdersIn(text: string): string[] {
  return /[{}']/.test(text.replace(PLACEHOLDER, '')) ? [] : (text.match(PLACEHOLDER) ?? []);
}

function inline(text: string, idOf: (placeholder: string) => string): string {
  let [rest, out] = [text, ''];
  for (const [index, placeholder] of placeholdersIn(text).entries()) {
    const start = rest.indexOf(placeholder);
    const ph = attributes({ id: String(index + 1), dataRef: idOf(placeholder), disp: placeholder });
    out += `${content(rest.slice(0, start))}<ph${ph}/>`;
    rest = rest.slice(start + placeholder.length);
  }
  return out + content(rest);
}

/** The most levels of elements that are read; the files of translators' tools have a dozen. */
const MOST_DEEP = 100;

/** Returns how deep elements are nested, at the most; for a text that is no XML, an estimate. */
function depthOf(text: string): number {
  let [depth, most] = [0, 0];
  for (const [, closes, opens] of text.matchAll(/<(\/)?[A-Za-z_][^<>]*?(\/)?>/g)) {
    if (closes !== undefined) depth -= 1;
    else if (opens === undefined) depth += 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Reads what `writeXliff` wrote, as tools for translators save it: with segments of their own, and with their marks. */
export function readXliff(text: string, file: string): Returned {
  const places = new SourceText(file, text);
  const spotAt = (offset: number) => {
    const { line, column } = places.position(offset, offset);
    return { file, line, column };
  };
  const deep = depthOf(text);
  if (deep > MOST_DEEP)
    return {
      texts: [],
      refusals: [
        {
          ...spotAt(0),
          name: '',
          what: `The file has elements ${deep} deep; ${MOST_DEEP} are read at the most.`,
          remedy: 'Take the file that the translator got.',
        },
      ],
    };
  let root: XmlElement | null;
  try {
    root = parseXml(text, { includeOffsets: true }).root;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const what = `The file is no XML: ${error.message.split('\n', 1)[0]?.replace(/\s*\(line.*$/, '')}.`;
    const { line, column } = error;
    return {
      texts: [],
      refusals: [
        { file, line, column, name: '', what, remedy: 'Save it in the tool of the translator again.' },
      ],
    };
  }
  const texts: ReturnedText[] = [];
  const refusals: PlacedRemark[] = [];
  const locale = root?.attributes.trgLang;
  let code: string | undefined;
  for (const inFile of root === null ? [] : within(root, 'file')) {
    const [, brand, language] =
      /([^/\\]+)[/\\]messages[/\\]([^/\\]+)\.json$/.exec(inFile.attributes.original ?? '') ?? [];
    if (brand === undefined || language === undefined) {
      const count = within(inFile, 'unit').length;
      const what = `the file ${JSON.stringify(inFile.attributes.original ?? '')} in it is none of a brand's messages; ${counted(count, 'unit')} of it ${count === 1 ? 'is' : 'are'} not taken.`;
      const remedy = 'Write its "original" as the export did, such as brands/aurora/messages/VI.json.';
      if (count > 0) refusals.push({ ...spotAt(inFile.start), name: '', what, remedy });
      continue;
    }
    code ??= language;
    for (const unitElement of within(inFile, 'unit')) {
      const read = textOf(unitElement, brand, spotAt);
      if ('refusal' in read) refusals.push(read.refusal);
      else texts.push(read.text);
    }
  }
  if (code !== undefined && locale !== undefined) return { language: { code, locale }, texts, refusals };
  const what =
    'This is no file of livery messages export: xliff has to have "trgLang", and file an "original" such as brands/aurora/messages/VI.json.';
  const remedy = 'Take the file that the translator got, in XLIFF 2.';
  return { texts: [], refusals: [...refusals, { ...spotAt(0), name: '', what, remedy }] };
}

function textOf(
  unit: XmlElement,
  brand: string,
  spotAt: (offset: number) => { file: string; line: number; column: number },
): { text: ReturnedText } | { refusal: PlacedRemark } {
  const key = unit.attributes.name ?? '';
  const data = new Map(
    within(unit, 'data').map((dataElement) => [dataElement.attributes.id ?? '', dataElement.text]),
  );
  const parts = unit.children.filter((child) => isNamed(child, 'segment') || isNamed(child, 'ignorable'));
  const broken: string[] = [];
  const plainText = (element: XmlElement | undefined): string =>
    (element?.children ?? [])
      .map((child): string => {
        if (child instanceof XmlText) return child.text;
        if (!(child instanceof XmlElement)) return '';
        const { dataRef = '', id = '', hex = '20' } = child.attributes;
        if (localName(child) === 'cp') {
          // Anybody may have written another number than that of a character.
          const code = /^[0-9a-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.POSITIVE_INFINITY;
          if (code > 0x10ffff) broken.push(`a character (cp) of the number "${hex}", which there is not`);
          return code > 0x10ffff ? '' : String.fromCodePoint(code);
        }
        if (localName(child) !== 'ph') return plainText(child);
        const original = data.get(dataRef);
        if (original === undefined) broken.push(`a placeholder (ph ${id}) without its original data`);
        return original ?? '';
      })
      .join('');
  const source = parts.map((part) => plainText(within(part, 'source')[0])).join('');
  // A segment in the state that every one begins with has been translated by nobody, whatever a tool put there.
  const isTranslated = parts.some(
    (part) => within(part, 'target').length > 0 && part.attributes.state !== 'initial',
  );
  // Text between two segments is the same in both languages where nothing else is said.
  const targets = parts.map(
    (part) =>
      within(part, 'target')[0] ?? (isNamed(part, 'ignorable') ? within(part, 'source')[0] : undefined),
  );
  const translation = isTranslated ? targets.map(plainText).join('') : '';
  const target = parts.flatMap((part) => within(part, 'target'))[0];
  const spot = spotAt((target ?? unit).start);
  if (key === '' || broken.length > 0)
    return {
      refusal: {
        ...spot,
        name: key,
        what: key === '' ? 'a unit has no "name", which is the key of its text.' : `it has ${broken[0]}.`,
        remedy: 'Put in what is missing, as it is in the file that the translator got.',
      },
    };
  const same = parts.length > 0 && parts.every(({ attributes: { state } }) => state === 'final');
  return { text: { key, brand, source, translation, same, holds: isTranslated, spot } };
}

/** The name of an element without the prefix that a tool may write. */
function localName({ name }: XmlElement): string {
  return name.replace(/^.*:/, '');
}

function isNamed(node: unknown, name: string): node is XmlElement {
  return node instanceof XmlElement && localName(node) === name;
}

/** The elements of a name inside of another, from top to bottom. */
function within(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => {
    if (isNamed(child, name)) return [child];
    return child instanceof XmlElement ? within(child, name) : [];
  });
}
