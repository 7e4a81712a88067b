import { fileMistakes, replaced } from './file-rows.ts';

const FILE = 'brands/aurora/tokens.json';
const brand = { colorSpace: 'srgb', components: [0.38, 0.259, 0.749] };
const inFile = (from: string, to: string) => replaced(FILE, from, to);
const inLight = (from: string, to: string) => replaced('brands/aurora/tokens.light.json', from, to);
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
const colorWith = (members: object) => color(JSON.stringify({ ...brand, ...members }));
const radius = (value: string) =>
  inFile('"md": { "$value": { "value": 12, "unit": "px" } }', `"md": { "$value": ${value} }`);
const ratio = (value: string) => inFile('"banner": { "$value": 2.9 }', `"banner": { "$value": ${value} }`);
const display = (value: string) =>
  inFile('"$value": ["Unbounded", "Manrope", "system-ui", "sans-serif"]', `"$value": ${value}`);

/** Values of a form that tokens do not have. */
export const tokenValues = fileMistakes('aurora', {
  'a colour of five digits': [
    color('"#6142b"'),
    'token-value',
    'tokens.json «"#6142b"»',
    'Write six hexadecimal digits after #, or eight with',
  ],
  'a colour with a letter for a digit': [
    color('"#6142bO"'),
    'token-value',
    'tokens.json «"#6142bO"»',
    'Write six hexadecimal digits after #, or eight with',
  ],
  'a colour of three digits without its sign': [
    accent('"fb4"'),
    'token-value',
    'tokens.json «"fb4"»',
    'Write six hexadecimal digits after #, or eight with',
  ],
  'a colour of three digits and no letter without its sign': [
    accent('"954"'),
    'token-value',
    'tokens.json «"954"»',
    'Write "#954".',
  ],
  'a colour by a name that is misspelt': [
    color('"rebecapurple"'),
    'token-value',
    'tokens.json «"rebecapurple"»',
    'Write six hexadecimal digits after #, or eight with',
  ],
  'a colour in a function that no browser has': [
    color('"hsv(255, 49%, 50%)"'),
    'token-value',
    'tokens.json «"hsv(255, 49%, 50%)"»',
    'Write six hexadecimal digits after #, or eight with',
  ],
  'a colour out of its bounds': [
    color('"rgb(300, 0, 0)"'),
    'token-value',
    'tokens.json «"rgb(300, 0, 0)"»',
    'Write six hexadecimal digits after #, or eight with',
  ],
  'a colour as a list of bytes': [
    color('[97, 66, 191]'),
    'token-value',
    'tokens.json «[97, 66, 191]»',
    'Write six hexadecimal digits after #, or eight with',
  ],
  'a colour as three keys': [
    color('{ "r": 97, "g": 66, "b": 191 }'),
    'token-value',
    'tokens.json «{ "r": 97, "g": 66, "b": 191 }»',
    'Write "colorSpace" ("srgb" or "hsl"), three "components"',
  ],
  'a colour that is null': [
    color('null'),
    'token-value',
    'tokens.json «null»',
    'Write six hexadecimal digits after #, or eight with',
  ],
  'a gradient for a colour': [
    color('"linear-gradient(90deg, #fff, #000)"'),
    'token-value',
    'tokens.json «"linear-gradient(90deg, #fff, #000)"»',
    'Write six hexadecimal digits after #, or eight with',
  ],
  'a colour that is see-through, under text': [
    color('"#6142bf80"'),
    'contrast-ground',
    'tokens.json «"#6142bf80"»',
    'Name the opaque colour below. brands/house/brand.json:57',
  ],
  'components as bytes': [
    colorWith({ components: [97, 66, 191] }),
    'token-value',
    'tokens.json «[97,66,191]»',
    'Write [0.38, 0.259, 0.749].',
  ],
  'components as bytes, one of them small': [
    colorWith({ components: [1, 176, 77] }),
    'token-value',
    'tokens.json «[1,176,77]»',
    'Write [0.004, 0.69, 0.302].',
  ],
  'components as percentages': [
    colorWith({ components: [38.5, 25.9, 74.9] }),
    'token-value',
    'tokens.json «38.5»',
    'Components of "srgb" are from 0 to 1; those of "hsl" are up',
  ],
  'a component in quotes': [
    colorWith({ components: ['0.3', 0.2, 0.1] }),
    'token-value',
    'tokens.json «"0.3"»',
    'Write 0.3.',
  ],
  'two components': [
    colorWith({ components: [0.3, 0.2] }),
    'token-value',
    'tokens.json «{"colorSpace":"srgb","components":[0.3,0.2]}»',
    'Write "colorSpace" ("srgb" or "hsl"), three "components"',
  ],
  'a colour space in capitals': [
    colorWith({ colorSpace: 'sRGB' }),
    'token-value',
    'tokens.json «"sRGB"»',
    'Write "srgb".',
  ],
  'a colour space by its short name': [
    colorWith({ colorSpace: 'rgb' }),
    'token-value',
    'tokens.json «"rgb"»',
    'Write "srgb".',
  ],
  'a colour space without its digits': [
    colorWith({ colorSpace: 'oklch' }),
    'token-value',
    'tokens.json «"oklch"»',
    'A colour of another space needs "hex".',
  ],
  'an alpha of a hundred': [colorWith({ alpha: 60 }), 'token-value', 'tokens.json «60»', 'Write 0.6.'],
  'an alpha in quotes': [colorWith({ alpha: '0.6' }), 'token-value', 'tokens.json «"0.6"»', 'Write 0.6.'],
  'an alpha below 0': [
    colorWith({ alpha: -1 }),
    'token-value',
    'tokens.json «-1»',
    '1 is opaque, and 0 is not seen.',
  ],
  'an opacity beside components': [
    colorWith({ opacity: 0.6 }),
    'token-key',
    'tokens.json «"opacity"»',
    'Known: "colorSpace", "components", "alpha" or "hex".',
  ],
  'a misspelt member of a colour': [
    colorWith({ alhpa: 0.6 }),
    'token-key',
    'tokens.json «"alhpa"»',
    'Did you mean "alpha"?',
  ],
  'digits that differ from the components': [
    colorWith({ hex: '#00ff00' }),
    'token-value',
    'tokens.json «"#00ff00"»',
    'Write "#6142bf", or change "components": they are what',
  ],
  'a size with a comma': [radius('"1,5rem"'), 'token-value', 'tokens.json «"1,5rem"»', 'Write "1.5rem".'],
  'a size in points': [
    radius('"9pt"'),
    'token-value',
    'tokens.json «"9pt"»',
    'Units: px, rem, em, ch, %, vw and vh. In CSS, 9pt are 12px.',
  ],
  'a size that is a sum': [
    radius('"calc(4px + 1vw)"'),
    'token-value',
    'tokens.json «"calc(4px + 1vw)"»',
    'Units: px, rem, em, ch, %, vw and vh.',
  ],
  'a size without a unit': [
    radius('{ "value": 12 }'),
    'token-value',
    'tokens.json «{ "value": 12 }»',
    'Units: px, rem, em, ch, %, vw and vh.',
  ],
  'a size that is below nothing': [
    radius('"-4px"'),
    'token-negative',
    'tokens.json «"-4px"»',
    'Write a dimension of 0 or more, such as "4px".',
  ],
  'a size that is below nothing, in a mode': [
    inLight('"blur": { "value": 18, "unit": "px" }', '"blur": { "value": -18, "unit": "px" }'),
    'token-negative',
    'tokens.light.json «{ "value": -18, "unit": "px" }»',
    'Write a dimension of 0 or more, such as "18px".',
  ],
  'a size out of order': [
    radius('"9999px"'),
    'token-order',
    'tokens.json «"9999px"»',
    'Write less than 16px, or change radius.lg as well.',
  ],
  'a proportion with a colon': [ratio('"16:9"'), 'token-value', 'tokens.json «"16:9"»', 'Write 1.7778.'],
  'a proportion as a fraction': [ratio('"16/9"'), 'token-value', 'tokens.json «"16/9"»', 'Write 1.7778.'],
  'a proportion of words': [
    ratio('"wide"'),
    'token-value',
    'tokens.json «"wide"»',
    'Write a number without quotes and without a unit.',
  ],
  'a proportion below nothing': [
    ratio('-2'),
    'token-proportion',
    'tokens.json «-2»',
    'Look for a digit too many or too few, or another unit than',
  ],
  'a list of fonts as one text': [
    display('"Georgia, serif"'),
    'token-value',
    'tokens.json «"Georgia, serif"»',
    'Write ["Georgia", "serif"].',
  ],
  'a list of fonts in single quotes': [
    display('"\'Unbounded\', sans-serif"'),
    'token-value',
    'tokens.json «"\'Unbounded\', sans-serif"»',
    'Write ["Unbounded", "sans-serif"].',
  ],
  'fonts that no device has': [
    display('["Georgai"]'),
    'font-unknown',
    'tokens.json «["Georgai"]»',
    'Write ["Georgai", "sans-serif"] or another generic family,',
  ],
  'a misspelt font': [
    display('["Unbouded", "sans-serif"]'),
    'font-unknown',
    'tokens.json «"Unbouded"»',
    'Did you mean "Unbounded"?',
  ],
  'a font twice in other letters': [
    display('["Georgia", "serif", "georgia"]'),
    'font-twice',
    'tokens.json «"georgia"»',
    'Take it out here.',
  ],
  'no font': [display('[]'), 'token-value', 'tokens.json «[]»', 'Write ["My Font", "sans-serif"].'],
  'a gradient of one stop': [
    inFile(
      '{ "color": "{color.brand.500}", "position": 0 },\n        { "color": "{color.brand.400}", "position": 0.45 },\n        ',
      '',
    ),
    'token-value',
    'tokens.json «[»',
    'Write [{ "color": "#6142bf", "position": 0 }, …].',
  ],
  'a gradient of no stop': [
    inLight(
      '"$value": [\n        { "color": "{color.lights.near}", "position": 0 },\n        { "color": "{color.lights.mid}", "position": 0.42 },\n        { "color": "{color.lights.far}", "position": 1 }\n      ]',
      '"$value": []',
    ),
    'token-value',
    'tokens.light.json «[]»',
    'Write [{ "color": "#6142bf", "position": 0 }, …].',
  ],
  'a stop as a percentage': [
    inFile('"position": 0.45', '"position": "45%"'),
    'token-value',
    'tokens.json «"45%"»',
    'Write 0.45.',
  ],
  'a stop of a hundred': [
    inFile('"position": 0.45', '"position": 45'),
    'token-proportion',
    'tokens.json «45»',
    'Write a share of 1: 0.45 is 45 of a hundred.',
  ],
  'stops that run backwards': [
    inFile('"position": 0 }', '"position": 0.8 }'),
    'token-stops',
    'tokens.json «0.45»',
    'Write the stops in the order of their positions, from 0 to',
  ],
  'a stop without a colour': [
    inFile('{ "color": "{color.brand.400}", "position": 0.45 }', '{ "position": 0.45 }'),
    'token-value',
    'tokens.json «{ "position": 0.45 }»',
    'Write "color".',
  ],
  'a colour as the English write it': [
    inFile(
      '{ "color": "{color.brand.400}", "position": 0.45 }',
      '{ "colour": "{color.brand.400}", "position": 0.45 }',
    ),
    'token-key',
    'tokens.json «"colour"»',
    'Did you mean "color"?',
  ],
});
