import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExportedText } from '#workspace/messages/exported.ts';
import { type FormatName, formatNames, formatOf, formats } from './formats.ts';
import { exported, kept, letters, text } from './testing.ts';

/** Writes texts and reads them, as `key brand source translation same`. */
function returned(format: FormatName, texts: readonly ExportedText[], change = (written: string) => written) {
  const { write, read } = formats[format];
  const {
    language,
    texts: back,
    refusals,
  } = read(change(write(exported(texts))).replace(/^\ufeff/, ''), 'vi');
  return { language, refusals, texts: back.map(({ spot: _, ...rest }) => rest) };
}

describe.each(formatNames)('%s', (format) => {
  it('brings back whatever a text holds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ source: letters, translation: letters, same: fc.boolean() }), { minLength: 1 }),
        (all) => {
          const texts = all.map((fields, index) => text({ key: `text.k${index}`, ...fields }));
          expect(returned(format, texts)).toEqual({
            language: { code: 'VI', locale: 'vi' },
            refusals: [],
            // XLIFF says it in the state of the translation.
            texts: texts.map((original) => ({
              ...kept(original),
              same: original.same && (format !== 'xliff' || original.translation !== ''),
              holds: format !== 'xliff' || original.translation !== '',
            })),
          });
        },
      ),
      { numRuns: 50 },
    );
  });

  it('says where a file is broken, and that another is none of an export', () => {
    const broken = { json: '{ "a": ', csv: 'key,"brand\nx', xliff: '<xliff>\n<file></xliff>' }[format];
    expect(formats[format].read(broken, 'back').refusals).toMatchObject([
      { file: 'back', line: expect.any(Number) },
    ]);
    const other = { json: '{}', csv: 'a,b\n1,2\n', xliff: '<html/>' }[format];
    const { language, refusals } = formats[format].read(other, 'back');
    expect(language).toBeUndefined();
    expect(refusals).toHaveLength(1);
  });
});

it('a cell of a table is never a formula', () => {
  const texts = ['=1+1', '+84', '-5 %', '@name', "'=1", "'quoted'"].map((source) => text({ source }));
  const written = formats.csv.write(exported(texts));
  expect(
    written
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[2]),
  ).toEqual(["'=1+1", "'+84", "'-5 %", "'@name", "''=1", "'quoted'", undefined]);
  // A spreadsheet that takes the apostrophe for its own sign leaves it out.
  expect(returned('csv', texts, (csv) => csv.replace("'=1+1", '=1+1')).texts[0]?.source).toBe('=1+1');
});

it('a table may come back with other separators, line ends and columns', () => {
  const texts = [
    text({ source: 'One; two', translation: 'Một; hai', shown: [], description: '', plurals: [] }),
  ];
  const german = (csv: string) => {
    const [head = '', row = ''] = csv.replace('\ufeff', '').split('\r\n');
    const plain = row.replace('demo,One; two,Một; hai', 'demo;"One; two";"Một; hai"');
    return `${head.replaceAll(',', ';')}\n${plain.replace('text.more,', 'text.more;').replace('hai",', 'hai";')}\n`;
  };
  // Its last columns are in one cell, the state among them.
  expect(returned('csv', texts, german).texts).toEqual(
    texts.map((original) => ({ ...kept(original), holds: false })),
  );
});

it('writes placeholders, notes and states of XLIFF 2.1', () => {
  const texts = [
    text({ source: 'Hi {name}', translation: '{name} ơi' }),
    text({ key: 'b', state: 'missing', translation: '' }),
  ];
  expect(formats.xliff.write(exported(texts))).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="vi">
      <file id="demo" original="brands/demo/messages/VI.json" srcDir="ltr" trgDir="ltr" xml:space="preserve">
        <unit id="t1" name="text.more" canResegment="no">
          <notes>
            <note category="shown">routes[home].main[words]: Text (demo)</note>
            <note category="shown">every page</note>
            <note category="description">On a "button", in &lt;b&gt; &amp; more.</note>
            <note category="argument">{name}: plain text</note>
            <note category="plural">{count}: one, other</note>
          </notes>
          <originalData>
            <data id="d1">{name}</data>
          </originalData>
          <segment state="translated">
            <source>Hi <ph id="1" dataRef="d1" disp="{name}"/></source>
            <target><ph id="1" dataRef="d1" disp="{name}"/> ơi</target>
          </segment>
        </unit>
        <unit id="t2" name="b" canResegment="no">
          <notes>
            <note category="shown">routes[home].main[words]: Text (demo)</note>
            <note category="shown">every page</note>
            <note category="description">On a "button", in &lt;b&gt; &amp; more.</note>
            <note category="argument">{name}: plain text</note>
            <note category="plural">{count}: one, other</note>
          </notes>
          <segment state="initial" subState="livery:missing">
            <source>More</source>
          </segment>
        </unit>
      </file>
    </xliff>
    "
  `);
});

it('reads XLIFF as a tool saves it: with a prefix, marks and segments of its own', () => {
  const change = (xliff: string) =>
    xliff
      .replaceAll(/<(\/?)(xliff|file|unit|segment|source|target)\b/g, '<$1x:$2')
      .replace('xmlns=', 'xmlns:x=')
      .replace(
        'Thêm. Nữa.',
        '<mrk id="m1">Thêm.</mrk></x:target></x:segment><x:ignorable><x:source> </x:source></x:ignorable><x:segment><x:source>Again.</x:source><x:target>Nữa.',
      )
      .replace('More. Again.', 'More.');
  expect(
    returned('xliff', [text({ source: 'More. Again.', translation: 'Thêm. Nữa.' })], change).texts,
  ).toMatchObject([{ source: 'More. Again.', translation: 'Thêm. Nữa.' }]);
});

it('knows a format by the ending of a name', () => {
  expect(['vi.json', 'VI.CSV', 'a.xlf', 'a.xliff', 'a.txt', undefined].map(formatOf)).toEqual([
    'json',
    'csv',
    'xliff',
    'xliff',
    undefined,
    undefined,
  ]);
});

it.each(['ZZZZ', '110000', '-1', ''])(
  'a character of the number "%s" is refused with its text alone',
  (hex) => {
    const written = formats.xliff.write(exported([text({}), text({ key: 'text.hint' })]));
    const { texts, refusals } = formats.xliff.read(written.replace('Thêm', `<cp hex="${hex}"/>`), 'vi.xlf');
    expect(texts.map(({ key }) => key)).toEqual(['text.hint']);
    expect(refusals).toMatchObject([
      { name: 'text.more', what: `it has a character (cp) of the number "${hex}", which there is not.` },
    ]);
  },
);

it('a segment that nobody has translated is empty, whatever stands there', () => {
  const written = formats.xliff.write(exported([text({})]));
  const begun = written.replace(/state="[a-z-]+"/, 'state="initial"');
  expect(formats.xliff.read(begun, 'vi.xlf').texts).toMatchObject([{ key: 'text.more', translation: '' }]);
});

it('values of JSON that stand too deep in each other are refused', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(formats.json.read(deep, 'vi.json').refusals).toMatchObject([
    { line: 1, column: 101, what: 'Values stand more than 100 deep in each other here.' },
  ]);
});

it('elements that stand too deep in each other are refused', () => {
  const deep = `<xliff trgLang="vi">${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}</xliff>`;
  expect(formats.xliff.read(deep, 'vi.xlf').refusals).toMatchObject([
    { what: 'The file has elements 50001 deep; 100 are read at the most.' },
  ]);
});

it('a row of a table that is torn is refused with its line, and the others are read', () => {
  const written = formats.csv.write(exported([text({ key: 'a' }), text({ key: 'b' }), text({ key: 'c' })]));
  const [head = '', first = '', second = '', third = ''] = written.split('\r\n');
  const torn = [
    head,
    first.split(',').slice(0, 3).join(','),
    second.split(',').slice(0, 4).join(','),
    `${third},a,b`,
  ];
  const { texts, refusals } = formats.csv.read(torn.join('\r\n').replace('\ufeff', ''), 'vi.csv');
  // A spreadsheet leaves out what is empty at the end.
  expect(texts.map(({ key }) => key)).toEqual(['b']);
  expect(refusals.map(({ line, name, what }) => `${line} ${name}: ${what}`)).toEqual([
    '2 a: the row has 3 cells, and the first line 11.',
    '4 c: the row has 13 cells, and the first line 11.',
  ]);
});

it('texts of a file of XLIFF that is none of a brand are told', () => {
  const written = formats.xliff.write(exported([text({ key: 'a' }), text({ key: 'b', brand: 'other' })]));
  const { texts, refusals } = formats.xliff.read(written.replace('brands/other/', 'x/'), 'vi.xlf');
  const gone = formats.xliff.read(written.replace('brands/other/messages/VI.json', 'x.json'), 'vi.xlf');
  expect([texts.length, refusals]).toEqual([2, []]);
  expect(gone.texts.map(({ key }) => key)).toEqual(['a']);
  expect(gone.refusals).toMatchObject([
    { what: `the file "x.json" in it is none of a brand's messages; 1 unit of it is not taken.`, line: 18 },
  ]);
});
