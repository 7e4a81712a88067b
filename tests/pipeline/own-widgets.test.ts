import { resolve } from 'node:path';
import { memoryFiles } from '@liveryjs/compiler/manifest';
import { checkBrands } from '@liveryjs/workspace/check/check-brands';
import { openWorkspace } from '@liveryjs/workspace/open';
import { nodeFiles } from '@liveryjs/workspace/open/node-files';
import { expect, it } from 'vitest';
import { home, manifest, said } from './fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const disk = nodeFiles(root);
const schemas = ['schemas/brand', 'schemas/portal'].flatMap((folder) =>
  disk.list(folder).map((name) => `${folder}/${name}`),
);
const shared = Object.fromEntries(schemas.map((path) => [path, disk.read(path) ?? '']));

const definition = {
  name: 'petals',
  title: 'Petals',
  description: 'Petals that fall.',
  component: 'Petals.tsx',
  regions: ['main'],
  slots: { under: { description: 'Below the petals.' } },
  messages: ['petals.title'],
  props: {
    type: 'object',
    additionalProperties: false,
    required: ['count'],
    properties: {
      count: { type: 'integer', minimum: 1, maximum: 9, default: 3, description: 'How many.' },
      look: {
        type: 'object',
        additionalProperties: false,
        properties: { wide: { type: 'boolean', description: 'Whether they are wide.' } },
        description: 'Their look.',
      },
      label: {
        type: 'string',
        format: 'message-key',
        default: 'petals.label',
        description: 'Their name.',
      },
    },
  },
};
const definitionFile = 'widgets/petals/widget.json';
const codeFile = 'widgets/petals/Petals.tsx';

// biome-ignore lint/suspicious/noExplicitAny: a mistake may be of any shape.
type Draft = any;

/** All that is found where the widget, or its code, is another. */
async function told({
  json = (text: string) => text,
  tsx = "t('petals.title') slot('under')",
} = {}): Promise<string[]> {
  const files = memoryFiles({
    ...shared,
    'brands/aurora/brand.json': manifest({
      routes: [
        {
          ...home,
          main: [
            {
              id: 'petals',
              widget: 'petals',
              slots: { under: [{ id: 'inner', widget: 'petals', props: { count: 2 } }] },
            },
          ],
        },
      ],
    }),
    'brands/aurora/messages/EN.json': JSON.stringify({
      'route.home.title': 'Home',
      'petals.title': 'Petals',
      'petals.label': 'Falling',
    }),
    [definitionFile]: json(JSON.stringify(definition, null, 2)),
    [codeFile]: tsx,
  });
  const workspace = openWorkspace({ root, files });
  const { issues } = await checkBrands(workspace);
  return said({ issues, files });
}

const changed = (change: (draft: Draft) => void) => (text: string) => {
  const draft: Draft = JSON.parse(text);
  change(draft);
  return JSON.stringify(draft, null, 2);
};

/** Findings that the sound widget has as well: texts of the engine are not written here. */
let base: readonly string[] | undefined;
const beside = async (given: Parameters<typeof told>[0]) => {
  base ??= await told();
  const all = base;
  const code = `${given?.tsx ?? ''}; const place = 'under';`;
  return (await told(given?.tsx === undefined ? given : { ...given, tsx: code })).filter(
    (line) => !all.includes(line),
  );
};

it.each<[name: string, json: (text: string) => string, want: string[]]>([
  [
    'a default of another type',
    changed(({ props }) => {
      props.properties.count.default = 'three';
    }),
    [
      'widgets/petals/widget.json:28 «"three"» manifest-shape props.properties.count.default: expected an integer from 1 to 9, got "three" (a string). How many.',
    ],
  ],
  [
    'a default that is too large',
    changed(({ props }) => {
      props.properties.count.default = 12;
    }),
    [
      'widgets/petals/widget.json:28 «12» manifest-shape props.properties.count.default: expected an integer from 1 to 9, got 12. How many.',
    ],
  ],
  [
    'a default with a key that is misspelt',
    changed(({ props }) => {
      props.properties.look.default = { wied: true };
    }),
    [
      'widgets/petals/widget.json:42 «"wied"» unknown-key props.properties.look.default: unknown key "wied". Did you mean "wide"?',
    ],
  ],
  [
    'bounds that leave nothing',
    changed(({ props }) => {
      delete props.properties.count.default;
      props.properties.count.minimum = 10;
    }),
    [
      'widgets/petals/widget.json:26 «10» widget-setting props.properties.count: "minimum" is 10 and "maximum" is 9, so no value is allowed. Write the smaller one as the floor.',
    ],
  ],
  [
    'references to what no manifest has',
    changed(({ props }) => {
      props.properties.label = { type: 'string', references: '/rutes/*/id' };
    }),
    [
      'widgets/petals/widget.json:44 «"/rutes/*/id"» widget-setting props.properties.label: no manifest has anything at "/rutes/*/id". Did you mean "/routes/*/id"?',
    ],
  ],
  [
    'an example that is no such value',
    changed(({ props }) => {
      props.properties.count.examples = [3, 30];
    }),
    [
      'widgets/petals/widget.json:32 «30» manifest-shape props.properties.count.examples[1]: expected an integer from 1 to 9, got 30. Write something such as 3.',
    ],
  ],
  [
    'a value twice',
    changed(({ props }) => {
      props.properties.label = { enum: ['a', 'b', 'a'] };
    }),
    [
      'widgets/petals/widget.json:46 «"a"» widget-setting props.properties.label: the enum has "a" twice. Keep one of the two.',
    ],
  ],
  [
    'a required setting that is misspelt',
    changed(({ props }) => {
      props.required = ['cuont'];
    }),
    [
      'widgets/petals/widget.json:21 «"cuont"» widget-required props.required: "cuont" is required, and is no setting of the widget. Did you mean "count"?',
    ],
  ],
  [
    'a required setting that is misspelt, beside a condition',
    changed(({ props }) => {
      props.required = ['cuont'];
      props.if = { properties: { count: { const: 1 } } };
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
      props.then = { properties: { label: { const: 'petals.label' } } };
    }),
    [
      'widgets/petals/widget.json:21 «"cuont"» widget-required props.required: "cuont" is required, and is no setting of the widget. Did you mean "count"?',
    ],
  ],
  [
    'a required setting that nobody describes',
    changed(({ props }) => {
      props.required = ['count', 'colour'];
    }),
    [
      'widgets/petals/widget.json:22 «"colour"» widget-required props.required: "colour" is required, and is no setting of the widget. Known: "count", "look" or "label".',
    ],
  ],
  [
    'a required member of a setting that it does not have',
    changed(({ props }) => {
      props.properties.look.required = ['wied'];
    }),
    [
      'widgets/petals/widget.json:42 «"wied"» widget-required props.properties.look.required: "wied" is required, and is no setting of the widget. Did you mean "wide"?',
    ],
  ],
  [
    'required settings that are no list',
    changed(({ props }) => {
      props.required = 'count';
    }),
    [
      'widgets/petals/widget.json:20 «"count"» widget-schema props: required must be array. props is a JSON Schema 2020-12 of type object; its $refs are paths relative to this file.',
    ],
  ],
  [
    'a type that does not exist',
    changed(({ props }) => {
      props.properties.count.type = 'intger';
    }),
    [
      'widgets/petals/widget.json:25 «"intger"» widget-schema props: properties.count.type must be equal to one of the allowed values. Write "integer".',
    ],
  ],
  [
    'a comma that is missing',
    (text) => text.replace('"Petals",', '"Petals"'),
    [
      'widgets/petals/widget.json:4 «"description"» json-syntax A comma is missing. Write a comma between this and what stands before it.',
    ],
  ],
  [
    'a key that is misspelt',
    (text) => text.replace('"description"', '"descripton"'),
    [
      'widgets/petals/widget.json:4 «"descripton"» unknown-key widget.json: unknown key "descripton". Did you mean "description"?',
    ],
  ],
  [
    'a file that is cut',
    (text) => text.slice(0, 200),
    [
      'widgets/petals/widget.json:11 «"Below the» json-syntax A string is not closed. Write " at its end; a string cannot go on in the next line.',
    ],
  ],
  [
    'no settings',
    changed((draft) => {
      delete draft.props;
    }),
    [
      'widgets/petals/widget.json:1 «{» missing-key widget.json: "props" is missing. Add "props": JSON Schema 2020-12 of the settings. A $ref is a path relative to this file or a pointer into this schema (#/$defs/...).',
    ],
  ],
])('%s is told at widget.json alone', async (_name, json, want) => {
  expect(await beside({ json })).toEqual(want);
});

it.each<[tsx: string, json: ((text: string) => string) | undefined, want: string[]]>([
  [
    "t('petals.titel')",
    undefined,
    [
      'widgets/petals/Petals.tsx:1 «petals.titel» word-unlisted The code of the widget "petals" says "petals.titel", which its widget.json does not list: a bundle would not have the text. Did you mean "petals.title"? Else run livery types, which lists the words of code; livery check then says where the text is missing.',
    ],
  ],
  [
    '\n\n  <p>{t("petals.titel", { n: 1 })}</p>',
    undefined,
    [
      'widgets/petals/Petals.tsx:3 «petals.titel» word-unlisted The code of the widget "petals" says "petals.titel", which its widget.json does not list: a bundle would not have the text. Did you mean "petals.title"? Else run livery types, which lists the words of code; livery check then says where the text is missing.',
    ],
  ],
  [
    "t('nothing.like.it')",
    undefined,
    [
      'widgets/petals/Petals.tsx:1 «nothing.like.it» word-unlisted The code of the widget "petals" says "nothing.like.it", which its widget.json does not list: a bundle would not have the text. Run livery types, which lists the words of code; livery check then says where the text is missing.',
    ],
  ],
  [
    "t('petals.titel')",
    (text) => text.replace('petals.title', 'petals.titel'),
    [
      'aurora/messages/EN.json:1 «"Petals"» message-unused petals.title: nothing in this brand uses this text. Did you mean "petals.titel"? Else remove it.',
      'widgets/petals/Petals.tsx:1 «petals.titel» message-missing routes[home].main[petals].slots.under[inner].widget: "petals.titel" has no text in EN. Did you mean "petals.title"? Else write "petals.titel" in brands/aurora/messages/EN.json.',
    ],
  ],
  ["  // t('petals.titel')", undefined, []],
  [
    "slot('undre') useFeature('petals')",
    undefined,
    [
      'widgets/petals/Petals.tsx:1 «undre» slot-undescribed The code of the widget "petals" shows the slot "undre", which its widget.json does not describe: no brand can place anything there. Did you mean "under"?',
      'widgets/petals/Petals.tsx:1 «petals» feature-unlisted The code of the widget "petals" asks for the feature "petals", which its widget.json does not list: nobody sees what it depends on. Write "features": ["petals"] in widget.json.',
    ],
  ],
  [
    "  // slot('undre')",
    changed((draft) => {
      draft.slots.over = { description: 'Above the petals.', widgets: ['petasl'] };
      draft.features = ['petals'];
    }),
    [
      'widgets/petals/widget.json:13 «"over"» slot-unrendered slots.over: the code of the widget "petals" shows no slot of this name, so what brands place there is never seen. Show it by slot("over") in the component, or take it out here.',
      'widgets/petals/widget.json:16 «"petasl"» slot-widget-unknown slots.over.widgets[0]: there is no widget "petasl". Did you mean "petals"?',
      'widgets/petals/widget.json:57 «"petals"» feature-nowhere features[0]: no brand has the feature "petals", so it is always off. Add it to "features" of the brands that are to have it, or take it out here and in the code.',
    ],
  ],
  [
    "t('petals.titel')",
    (text) => text.replace('"Petals",', '"Petals"'),
    [
      'widgets/petals/widget.json:4 «"description"» json-syntax A comma is missing. Write a comma between this and what stands before it.',
    ],
  ],
])('%s in code', async (tsx, json, want) => {
  expect(await beside({ tsx, ...(json && { json }) })).toEqual(want);
});
