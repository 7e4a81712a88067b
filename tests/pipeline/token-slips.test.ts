import type { Issue } from '@liveryjs/compiler/issues';
import { memoryFiles } from '@liveryjs/compiler/manifest';
import { resolveTheme } from '@liveryjs/compiler/theme';
import { corrections } from '@liveryjs/workspace/check/fix/corrections';
import { splice } from '@liveryjs/workspace/check/fix/splice';
import { describe, expect, it } from 'vitest';

/** Tokens of a brand that others extend. */
const HOUSE = `{
  "color": {
    "$type": "color",
    "brand": { "200": { "$value": "#c8bdf0" }, "500": { "$value": "#5b5b73" }, "900": { "$value": "#17171f" } },
    "text": { "primary": { "$value": "#ffffff" }, "muted": { "$value": "#cccccc" }, "inverse": { "$value": "#000000" } },
    "link": { "hover": { "$value": "{color.brand.200}" }, "active": { "$value": "{color.brand.500}" } },
    "ground": { "$value": "#000000" }
  },
  "size": { "$type": "dimension", "edge": { "$value": "12px" } },
  "radius": { "$type": "dimension", "md": { "$value": "8px" }, "card": { "$value": "{radius.md}" } },
  "tracking": { "$type": "dimension", "tight": { "$value": "-0.02em" } },
  "time": { "$type": "duration", "short": { "$value": "200ms" } },
  "weight": { "$type": "fontWeight", "bold": { "$value": 700 } },
  "opacity": { "$type": "number", "dimmed": { "$value": 0.5 } },
  "ease": { "$type": "cubicBezier", "out": { "$value": [0, 0, 0.58, 1] } },
  "glow": { "$type": "shadow", "$value": { "color": "#000", "offsetX": "-1px", "offsetY": "0px", "blur": "2px", "spread": "-1px" } },
  "line": { "$type": "border", "$value": { "width": "1px", "style": "solid", "color": "#000" } },
  "font": { "$type": "fontFamily", "body": { "$value": ["Manrope", "sans-serif"] }, "display": { "$value": "{font.body}" } }
}`;

const FILE = 'brands/lotus/tokens.json';

function issuesOf(text: string): readonly Issue[] {
  return resolveTheme({
    files: memoryFiles({ 'brands/house/tokens.json': HOUSE, [FILE]: text }),
    chain: [{ folder: 'brands/house' }, { folder: 'brands/lotus' }],
    theme: {
      modes: [{ id: 'dark', scheme: 'dark' }],
      defaultMode: 'dark',
      fonts: [
        {
          id: 'body',
          family: 'Manrope',
          weight: '400',
          style: 'normal',
          files: [{ src: 'a.woff2', preload: false }],
        },
      ],
      ornaments: {},
      contrast: [],
    },
    uses: [],
    placeOf: (pointer) => ({ file: 'brands/house/brand.json', line: 1, column: 1, pointer }),
    pathOf: (pointer) => pointer,
  }).issues;
}

/** Findings of what lotus says: the line of its file, the marked text, what is said and what to do. */
function findingsOf(text: string): string[] {
  return issuesOf(text).map(({ file, line, column, endColumn, code, message, hint }) => {
    const marked = text
      .split('\n')
      [line - 1]?.slice(column - 1, endColumn === undefined ? column : endColumn - 1);
    return `${file === FILE ? line : file} «${marked}» ${code} ${message} | ${hint}`;
  });
}

function fixed(text: string): string {
  return splice(text, corrections(text, issuesOf(text)));
}

type Slip = readonly [group: string, name: string, value: string, meant: string];

/** A token of lotus with a value, on the second line. */
const token = (group: string, name: string, value: string) =>
  `{\n"${group}": { "${name}": { "$value": ${value} } }\n}`;

describe('a value that has one right form is written in it', () => {
  const rows = (group: string, name: string, all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([value, meant]): Slip => [group, name, value, meant]);

  it.each<Slip>([
    ...rows('color', 'ground', {
      '"rgb(97, 66, 191)"': '"#6142bf"',
      '"rgb(97 66 191)"': '"#6142bf"',
      '"RGBA(97, 66, 191, 1)"': '"#6142bf"',
      '"rgb(97 66 191 / 50%)"': '"#6142bf80"',
      '"rgb(38% 26% 75%)"': '"#6142bf"',
      '"97, 66, 191"': '"#6142bf"',
      '"hsl(254.88, 49.4%, 50.4%)"': '"#6142bf"',
      '"hsl(255deg 49% 50%)"': '"#6041be"',
      '"hsla(255, 49%, 50%, .5)"': '"#6041be80"',
      '"rebeccapurple"': '"#663399"',
      '"White"': '"#ffffff"',
      '"transparent"': '"#00000000"',
      '"6142BF"': '"#6142bf"',
      '"0x6142bf"': '"#6142bf"',
      '"#6142bf;"': '"#6142bf"',
      '" #6142bf"': '"#6142bf"',
      '"##6142bf"': '"#6142bf"',
    }),
    ...rows('size', 'edge', {
      '"12 px"': '"12px"',
      '" 12px"': '"12px"',
      '"12PX"': '"12px"',
      '"12px;"': '"12px"',
      '"+12px"': '"12px"',
      '"12 pixels"': '"12px"',
      '"12xp"': '"12px"',
      '"0,75rem"': '"0.75rem"',
      '"50 percent"': '"50%"',
      '{ "value": 12, "unit": "PX" }': '{ "value": 12, "unit": "px" }',
      '{ "value": "12", "unit": "px" }': '{ "value": 12, "unit": "px" }',
      '0': '"0px"',
      '"0"': '"0px"',
    }),
    ...rows('time', 'short', {
      '"200 ms"': '"200ms"',
      '"0,2s"': '"0.2s"',
      '"2 seconds"': '"2s"',
      '0': '"0ms"',
    }),
    ...rows('weight', 'bold', {
      '"600"': '600',
      '"SemiBold"': '"semi-bold"',
      '"extra bold"': '"extra-bold"',
    }),
    ...rows('opacity', 'dimmed', { '"0.5"': '0.5', '"0,5"': '0.5', '"50%"': '0.5' }),
    ...rows('ease', 'out', {
      '"ease-in-out"': '[0.42, 0, 0.58, 1]',
      '"cubic-bezier(.2, 0, 0, 1)"': '[0.2, 0, 0, 1]',
      '"Ease"': '[0.25, 0.1, 0.25, 1]',
    }),
    ...rows('font', 'display', {
      '"Manrope, serif"': '["Manrope", "serif"]',
      '"\'Manrope\', serif"': '["Manrope", "serif"]',
      '"\'Manrope\'"': '["Manrope"]',
      '["Manrop", "sans-serif"]': '["Manrope", "sans-serif"]',
      '["Manrope"]': '["Manrope"]',
      '"san-serif"': '"sans-serif"',
      '"manrope"': '"manrope"',
    }),
    ...['var(--color-brand-200)', 'var(--color-brand-200, #fff)', '--color-brand-200', 'color.brand.200']
      .concat([
        'color-brand-200',
        'color/brand/200',
        '$color.brand.200',
        '@color.brand.200',
        'Color.Brand.200',
      ])
      .concat([
        '{{color.brand.200}}',
        '{{ color.brand.200 }}',
        '$'.concat('{color.brand.200}'),
        '{color.brand.200',
      ])
      .concat([
        '{ color.brand.200 }',
        '{color.brand.200.$value}',
        "token('color.brand.200')",
        'color.brnad.200',
      ])
      .map((text): Slip => ['color', 'ground', JSON.stringify(text), '"{color.brand.200}"']),
    ['color', 'ground', '{ "$ref": "#/color/brand/200/$value" }', '"{color.brand.200}"'],
    ['font', 'display', '"var(--font-body)"', '"{font.body}"'],
    ['font', 'display', '"font.body"', '"{font.body}"'],
    ['glow', 'of', '"var(--glow)"', '"{glow}"'],
  ])('%s.%s: %s → %s', (group, name, value, meant) => {
    const text = token(group, name, value);
    expect(fixed(text)).toBe(token(group, name, meant));
  });
});

describe('what has no single right form is told with its place and what to do', () => {
  const sizes = (value: string) => token('size', 'edge', value);
  const shadow = (blur: string) => `{ "color": "#000", "offsetX": "0px", "offsetY": "0px", "blur": ${blur} }`;
  const derived = (extensions: string) =>
    `{\n"color": { "ground": { "$value": "#000000", "$extensions": { ${extensions} } } }\n}`;
  const extensionNames =
    'Known: "livery.derive", "livery.dimension", "livery.fluid", "livery.from" or "livery.gradient".';

  it.each<[text: string, want: string[]]>([
    [
      sizes('{ "value": 9, "unit": "pt" }'),
      [
        '2 «"pt"» token-value size.edge.unit: expected "px", "rem", "em", "ch", "%", "vw" or "vh", got "pt" (a string). | Units: px, rem, em, ch, %, vw and vh. In CSS, 9pt are 12px.',
      ],
    ],
    [
      sizes('"3mm"'),
      [
        '2 «"3mm"» token-value size.edge: expected a dimension such as 16px or 1rem, got "3mm" (a string). | Units: px, rem, em, ch, %, vw and vh. In CSS, 3mm are 11.34px.',
      ],
    ],
    [
      sizes('"auto"'),
      [
        '2 «"auto"» token-value size.edge: expected a dimension such as 16px or 1rem, got "auto" (a string). | Units: px, rem, em, ch, %, vw and vh.',
      ],
    ],
    [
      token('radius', 'md', '"-12px"'),
      [
        '2 «"-12px"» token-negative radius.md: -12px is negative, and a radius cannot be. | Write a dimension of 0 or more, such as "12px".',
      ],
    ],
    [
      token('radius', 'card', '{ "value": -0.5, "unit": "rem" }'),
      [
        '2 «{ "value": -0.5, "unit": "rem" }» token-negative radius.card: -0.5rem is negative, and a radius cannot be. | Write a dimension of 0 or more, such as "0.5rem".',
      ],
    ],
    [
      sizes('"{tracking.tight}"'),
      [
        '2 «"{tracking.tight}"» token-negative size.edge: -0.02em is negative, and a size cannot be. | Write a dimension of 0 or more, such as "0.02em".',
      ],
    ],
    [
      `{\n"glow": { "$value": ${shadow('"-2px"')} }\n}`,
      [
        '2 «"-2px"» token-negative glow.blur: -2px is negative, and the blur of a shadow cannot be. | Write a dimension of 0 or more, such as "2px".',
      ],
    ],
    [token('tracking', 'tight', '"-0.1em"'), []],
    [
      '{\n"color": { "brand": { "$value": "#6142bf" } }\n}',
      [
        '2 «"brand"» token-group color.brand: is a group, which has no value; it holds "color.brand.200", "color.brand.500" or "color.brand.900". | Write the value at "color.brand.500": { "500": { "$value": … } }.',
      ],
    ],
    [
      '{\n"color": { "brand": "#6142bf" }\n}',
      [
        '2 «"#6142bf"» token-group color.brand: is a group, which has no value; it holds "color.brand.200", "color.brand.500" or "color.brand.900". | Write the value at "color.brand.500": { "500": { "$value": … } }.',
      ],
    ],
    [
      '{\n"color": { "$extensions": { "livery.derive": { "darken": 0.1 } } }\n}',
      [
        '2 «"livery.derive"» token-group-extension color: nothing reads "livery.derive" of a group. | Write it at each token that it is meant for.',
      ],
    ],
    [
      '{\n"color": { "text": { "$value": "#6142bf" } }\n}',
      [
        '2 «"text"» token-group color.text: is a group, which has no value; it holds "color.text.primary", "color.text.muted" or "color.text.inverse". | Write the value at "color.text.primary": { "primary": { "$value": … } }.',
      ],
    ],
    [
      '{\n"color": { "link": { "$value": "#6142bf" } }\n}',
      [
        '2 «"link"» token-group color.link: is a group, which has no value; it holds "color.link.hover" or "color.link.active". | Write the value at "color.link.active": { "active": { "$value": … } }.',
      ],
    ],
    [
      '{\n"size": { "edge": { "sm": { "$value": "12px" } } }\n}',
      [
        '2 «"sm"» token-inside size.edge.sm: size.edge is a token, and nothing can stand inside of it. | Write the value at "size.edge", or give the token another name.',
      ],
    ],
    [
      derived('"livery.derived": { "darken": 0.1 }'),
      [
        '2 «"livery.derived"» token-key color.ground.$extensions: unknown key "livery.derived". | Did you mean "livery.derive"?',
      ],
    ],
    [
      derived('"livry.derive": {}, "Livery.derive": {}, "derive": {}, "livery-fluid": {}'),
      [
        '2 «"livry.derive"» token-key color.ground.$extensions: unknown key "livry.derive". | Did you mean "livery.derive"?',
        '2 «"Livery.derive"» token-key color.ground.$extensions: unknown key "Livery.derive". | Did you mean "livery.derive"?',
        '2 «"derive"» token-key color.ground.$extensions: unknown key "derive". | Did you mean "livery.derive"?',
        '2 «"livery-fluid"» token-key color.ground.$extensions: unknown key "livery-fluid". | Did you mean "livery.fluid"?',
      ],
    ],
    [
      derived('"livery.wash": {}'),
      [
        `2 «"livery.wash"» token-key color.ground.$extensions: unknown key "livery.wash". | ${extensionNames}`,
      ],
    ],
    [derived('"com.figma": { "scopes": [] }, "org.acme.derive": true'), []],
    [
      derived('"livery.derive": {}'),
      [
        '2 «{}» token-value color.ground[livery.derive]: expected at least one step, got an object. | Write a step such as { "darken": 0.1 }. Steps: lighten, darken, saturate, desaturate, alpha, mix, away, readable, contrast.',
      ],
    ],
    [
      derived('"livery.fluid": { "min": "8px" }'),
      [
        '2 «{ "min": "8px" }» token-extension color.ground[livery.fluid]: works on a token of type dimension; this one is of type color. | Take it out, or give the token the value itself.',
      ],
    ],
    [
      token('font', 'display', '"Georgia"'),
      [
        '2 «"Georgia"» font-unknown font.display: "Georgia" has no files in theme.fonts, and no generic family stands behind it. | Write ["Georgia", "sans-serif"] or another generic family, or add the font to theme.fonts.',
      ],
    ],
    [
      token('font', 'display', '["Georgia", "Times"]'),
      [
        '2 «["Georgia", "Times"]» font-unknown font.display: "Georgia" has no files in theme.fonts, and no generic family stands behind it. | Write ["Georgia", "sans-serif"] or another generic family, or add the font to theme.fonts.',
      ],
    ],
    [
      token('font', 'display', '["Georgia, Times", "serif"]'),
      [
        '2 «"Georgia, Times"» token-value font.display[0]: expected the name of a single font, got "Georgia, Times" (a string). | Write "Georgia", "Times".',
      ],
    ],
    [token('font', 'display', '["Georgia", "serif"]'), []],
    [token('font', 'display', '"ui-rounded"'), []],
    [
      token('color', 'ground', '"var(--accent)"'),
      [
        '2 «"var(--accent)"» token-reference color.ground: expected the name of a token in braces, got "var(--accent)" (a string). | Write the name of a token in braces, such as "{color.brand.500}"; there is none of this name.',
      ],
    ],
    [
      token('color', 'ground', '"oklch(0.5 0.2 290)"'),
      [
        '2 «"oklch(0.5 0.2 290)"» token-value color.ground: expected a colour such as "#6142bf", got "oklch(0.5 0.2 290)" (a string). | Write six hexadecimal digits after #, or eight with transparency.',
      ],
    ],
  ])('%s', (text, want) => {
    expect(findingsOf(text)).toEqual(want);
  });
});
