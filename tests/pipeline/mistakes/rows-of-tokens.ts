import { bytes, fileMistakes, replaced, textOf, utf16 } from './file-rows.ts';

const FILE = 'brands/aurora/tokens.json';
const text = textOf(FILE);
const whole = (file: string | Uint8Array | undefined) => () => ({ [FILE]: file });
const inFile = (from: string, to: string) => replaced(FILE, from, to);
const inLight = (from: string, to: string) => replaced('brands/aurora/tokens.light.json', from, to);
const beside = (members: string) => inFile('"ratio": {', `${members},\n  "ratio": {`);
const color = (value: string) =>
  inFile(
    '"$value": { "colorSpace": "srgb", "components": [0.38, 0.259, 0.749], "hex": "#6142bf" }',
    `"$value": ${value}`,
  );
const accent = (value: string) =>
  inFile(
    '"$value": { "colorSpace": "srgb", "components": [1, 0.69, 0.302], "hex": "#ffb04d" }',
    `"$value": ${value}`,
  );
const radius = (value: string) =>
  inFile('"md": { "$value": { "value": 12, "unit": "px" } }', `"md": { "$value": ${value} }`);
const gradient = (members: string) =>
  inFile('"livery.gradient": { "shape": "115deg" }', `"livery.gradient": ${members}`);

/** The schema that an editor reads the file by. */
const schemas = fileMistakes('aurora', {
  'the schema of another brand': [
    inFile('schemas/aurora/tokens', 'schemas/harbor/tokens'),
    'schema-of-other',
    'tokens.json «"../../.livery/schemas/harbor/tokens.schema.json"»',
    'Write "../../.livery/schemas/aurora/tokens.schema.json"',
  ],
  'the schema of a manifest': [
    inLight('aurora/tokens.schema', 'aurora/brand.schema'),
    'schema-of-other',
    'tokens.light.json «"../../.livery/schemas/aurora/brand.schema.json"»',
    'Write "../../.livery/schemas/aurora/tokens.schema.json"',
  ],
});

/** Names that lead elsewhere than was meant. */
const references = fileMistakes('aurora', {
  'a group': [
    color('"{color.accent}"'),
    'token-unknown',
    'tokens.json «"{color.accent}"»',
    '"color.accent" is a group; it holds "color.accent.300",',
  ],
  'a group of groups': [
    accent('"{color}"'),
    'token-unknown',
    'tokens.json «"{color}"»',
    '"color" is a group; it holds "color.brand.50",',
  ],
  'a group of a mode': [
    inLight('"{color.glow.500}"', '"{color.glow}"'),
    'token-unknown',
    'tokens.light.json «"{color.glow}"»',
    '"color.glow" is a group; it holds "color.glow.500".',
  ],
  'a group as the English write it': [
    color('"{colour.accent.500}"'),
    'token-unknown',
    'tokens.json «"{colour.accent.500}"»',
    'Did you mean "color.accent.500"?',
  ],
  'a misspelt group': [
    color('"{color.acent.500}"'),
    'token-unknown',
    'tokens.json «"{color.acent.500}"»',
    'Did you mean "color.accent.500"?',
  ],
  'a shade that there is not': [
    color('"{color.accent.550}"'),
    'token-unknown',
    'tokens.json «"{color.accent.550}"»',
    'Did you mean "color.accent.500"?',
  ],
  'a token of another type': [
    color('"{radius.md}"'),
    'token-alias-type',
    'tokens.json «"{radius.md}"»',
    'Refer to a token of type color, or write the value itself.',
  ],
  'a size that is a colour': [
    radius('"{color.accent.500}"'),
    'token-alias-type',
    'tokens.json «"{color.accent.500}"»',
    'Refer to a token of type dimension, or write the value',
  ],
  itself: [
    color('"{color.brand.500}"'),
    'token-cycle',
    'tokens.json «"{color.brand.500}"»',
    'Give one of them a value of its own.',
  ],
  'what builds on it, in what is inherited': [
    color('"{color.brand.400}"'),
    'token-cycle',
    'tokens.json «"{color.brand.400}"»',
    'Give one of them a value of its own.',
  ],
  'two that name each other': [
    inFile(
      '"hot": { "$value": { "colorSpace": "srgb", "components": [0.878, 0.176, 0.298], "hex": "#e02d4c" } },\n      "new": { "$value": { "colorSpace": "srgb", "components": [0.227, 0.843, 0.925], "hex": "#3ad7ec" } }',
      '"hot": { "$value": "{color.hue.new}" },\n      "new": { "$value": "{color.hue.hot}" }',
    ),
    'token-cycle',
    'tokens.json «"{color.hue.hot}"»',
    'Give one of them a value of its own.',
  ],
});

/** Keys of the format, and groups, that are not as they should be. */
const keys = fileMistakes('aurora', {
  'a value without its sign': [
    inFile('"banner": { "$value": 2.9 }', '"banner": { "value": 2.9 }'),
    'token-shape',
    'tokens.json «"value"»',
    'Did you mean "$value"?',
  ],
  'a colour without its sign': [
    inFile('"info": { "$value": {', '"info": { "value": {'),
    'token-shape',
    'tokens.json «"value"»',
    'Did you mean "$value"?',
  ],
  'a type without its sign': [
    inFile('"ratio": { "$type": "number"', '"ratio": { "type": "number"'),
    'token-shape',
    'tokens.json «"type"»',
    'Did you mean "$type"?',
  ],
  'a description without its sign': [
    inFile('"ratio": { "$type": "number"', '"ratio": { "description": "Sides.", "$type": "number"'),
    'token-shape',
    'tokens.json «"description"»',
    'Did you mean "$description"?',
  ],
  'a value in the plural': [
    inFile('"banner": { "$value": 2.9 }', '"banner": { "$values": 2.9 }'),
    'token-key',
    'tokens.json «"$values"»',
    'Did you mean "$value"?',
  ],
  'a description cut short': [
    inFile('"ratio": { "$type": "number"', '"ratio": { "$desc": "x", "$type": "number"'),
    'token-key',
    'tokens.json «"$desc"»',
    'Did you mean "$description"?',
  ],
  'a value where a token should be': [
    inFile('"banner": { "$value": 2.9 }', '"banner": 2.9'),
    'token-shape',
    'tokens.json «2.9»',
    'Write { "$value": 2.9 }.',
  ],
  'a group of another type': [
    inFile('"ratio": { "$type": "number"', '"ratio": { "$type": "dimension"'),
    'token-type-other',
    'tokens.json «"dimension"»',
    'Write "number", or leave "$type" out. A token of another',
  ],
  'a group of colours of another type': [
    inLight('"$type": "shadow"', '"$type": "color"'),
    'token-type-other',
    'tokens.light.json «"color"»',
    'Write "shadow", or leave "$type" out. A token of another',
  ],
  'a token of another type than inherited': [
    inFile('"banner": { "$value": 2.9 }', '"banner": { "$type": "dimension", "$value": "29px" }'),
    'token-type-other',
    'tokens.json «"dimension"»',
    'Write "number", or leave "$type" out. A token of another',
  ],
  'a type in the plural': [
    inFile('"$type": "dimension"', '"$type": "dimensions"'),
    'token-type',
    'tokens.json «"dimensions"»',
    'Did you mean "dimension"?',
  ],
  'a type in capitals': [
    inFile('"$type": "color"', '"$type": "Color"'),
    'token-type',
    'tokens.json «"Color"»',
    'Did you mean "color"?',
  ],
  'a type of another tool': [
    inFile('"$type": "fontFamily"', '"$type": "fontFamilies"'),
    'token-type',
    'tokens.json «"fontFamilies"»',
    'Did you mean "fontFamily"?',
  ],
  'a token that nothing uses': [
    beside('"mine": { "$type": "color", "x": { "$value": "#ffffff" } }'),
    'token-unused',
    'tokens.json «{ "$value": "#ffffff" }»',
    'Refer to it, or remove it.',
  ],
  'a step by its long name': [
    inFile('"sm": { "$value"', '"small": { "$value"'),
    'token-unused',
    'tokens.json «{ "$value": { "value": 6, "unit": "px" } }»',
    'Did you mean "radius.sm"?',
  ],
  'a name with a dot': [
    inFile('"sm": { "$value"', '"s.m": { "$value"'),
    'token-name',
    'tokens.json «"s.m"»',
    'Write letters and digits in camelCase, starting with a',
  ],
  'a name with a space': [
    inFile('"sm": { "$value"', '" sm": { "$value"'),
    'token-name',
    'tokens.json «" sm"»',
    'Write letters and digits in camelCase, starting with a',
  ],
  'a name of several parts': [
    beside('"color.brand.600": { "$type": "color", "$value": "#ffffff" }'),
    'token-name',
    'tokens.json «"color.brand.600"»',
    'Write letters and digits in camelCase, starting with a',
  ],
  'a group twice': [
    inFile('"font": {', '"radius": { "$type": "dimension" },\n  "font": {'),
    'duplicate-key',
    'tokens.json «"radius"»',
    'Keep one of the two.',
  ],
  'an extension that is misspelt': [
    gradient('{ "shpe": "115deg" }'),
    'token-key',
    'tokens.json «"shpe"»',
    'Did you mean "shape"?',
  ],
  'the kind of a gradient by another name': [
    gradient('{ "type": "radial" }'),
    'token-key',
    'tokens.json «"type"»',
    'Known: "kind" or "shape".',
  ],
  'the kind of a gradient that is misspelt': [
    gradient('{ "kind": "radail" }'),
    'token-value',
    'tokens.json «"radail"»',
    'Write "radial".',
  ],
  'the shape of a gradient by itself': [
    gradient('"115deg"'),
    'token-value',
    'tokens.json «"115deg"»',
    'Write { "shape": "115deg" }.',
  ],
  'a shape without a unit': [
    gradient('{ "shape": "115" }'),
    'token-value',
    'tokens.json «"115"»',
    'Write "115deg".',
  ],
  'a shape that is misspelt': [
    gradient('{ "shape": "to rigth" }'),
    'token-value',
    'tokens.json «"to rigth"»',
    'Write "to right".',
  ],
});

/** Files that are no JSON, or another file. */
const files = fileMistakes('aurora', {
  'curly quotes around a key': [
    inFile('"ratio": {', '“ratio”: {'),
    'json-syntax',
    'tokens.json «“ratio”»',
    'Write straight quotes, ": a word processor has made others',
  ],
  'curly quotes around a value': [
    color('“#6142bf”'),
    'json-syntax',
    'tokens.json «“#6142bf”»',
    'Write straight quotes, ": a word processor has made others',
  ],
  'single quotes': [
    color("'#6142bf'"),
    'json-syntax',
    "tokens.json «'#6142bf'»",
    'Strings and keys stand in double quotes.',
  ],
  'a comment behind slashes': [
    inFile('  "ratio": {', '  // the banner\n  "ratio": {'),
    'json-syntax',
    'tokens.json «// the banner»',
    'Remove the comment.',
  ],
  'a comment between stars': [
    inFile('  "ratio": {', '  /* the banner */\n  "ratio": {'),
    'json-syntax',
    'tokens.json «/* the banner */»',
    'Remove the comment.',
  ],
  'a comment behind a number sign': [
    inFile('  "ratio": {', '  # the banner\n  "ratio": {'),
    'json-syntax',
    'tokens.json «#»',
    'Strings and keys stand in double quotes; other values are',
  ],
  'a comma before a brace': [
    inFile('"banner": { "$value": 2.9 }', '"banner": { "$value": 2.9, }'),
    'json-syntax',
    'tokens.json «,»',
    'Remove the comma.',
  ],
  'a mark of the order of bytes': [
    whole(`\ufeff${text}`),
    'byte-order-mark',
    'tokens.json «﻿»',
    'Save the file as "UTF-8", not as "UTF-8 with BOM".',
  ],
  'two bytes a letter': [
    whole(utf16(text)),
    'bad-utf8',
    'tokens.json «�»',
    'Save the file in the encoding UTF-8.',
  ],
  'letters of another encoding': [
    whole(bytes(text.replace('"ratio": {', '"$description": "für",\n  "ratio": {'))),
    'bad-utf8',
    'tokens.json «�»',
    'Save the file in the encoding UTF-8.',
  ],
  'nothing at all': [whole(''), 'file-empty', 'tokens.json «»', 'Write a JSON object: at least {}.'],
  'a list': [whole('[]'), 'json-not-object', 'tokens.json «[]»', 'The outermost brackets must be { and }.'],
  'a stylesheet': [
    whole(':root {\n  --color-brand-500: #6142bf;\n}\n'),
    'json-syntax',
    'tokens.json «:»',
    'Write a string, a number, true, false, null, a list or an',
  ],
  'another language of data': [
    whole('color:\n  brand: "#6142bf"\n'),
    'json-syntax',
    'tokens.json «color»',
    'Strings and keys stand in double quotes; other values are',
  ],
  'no file of a mode': [
    () => ({ 'brands/aurora/tokens.dark.json': undefined }),
    'mode-incomplete',
    'tokens.light.json «{»',
    'Write them in brands/aurora/tokens.dark.json.',
  ],
  'a file of a mode that is misspelt': [
    () => ({ 'brands/aurora/tokens.drak.json': textOf('brands/aurora/tokens.dark.json') }),
    'mode-unknown',
    'tokens.drak.json «{»',
    'Did you mean "dark"?',
  ],
  'a file of tokens with comments': [
    () => ({ 'brands/aurora/tokens.jsonc': '{}' }),
    'file-unread',
    'tokens.jsonc «{»',
    'Remove it: a brand is brand.json, tokens.json,',
  ],
});

export const tokenMistakes = [...schemas, ...references, ...keys, ...files];
