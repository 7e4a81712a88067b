import { CODE, DEFINITION, described, type RepositoryRow, replacedIn } from './repository.ts';

const props = (members: object) => described((draft) => Object.assign(draft.props, members));
const count = (members: object) => described(({ props }) => Object.assign(props.properties.count, members));
const label = (members: object) => described(({ props }) => Object.assign(props.properties.label, members));
const inDefinition = (from: string, to: string) => replacedIn(DEFINITION, from, to);
const inCode = (from: string, to: string) => replacedIn(CODE, from, to);

/** Settings of a widget. */
export const settings: Readonly<Record<string, RepositoryRow>> = {
  'a setting without a description': [
    count({ description: undefined }),
    'widgets/petals/widget.json:24 «"count"» setting-undescribed',
    'Write "description": a sentence that editors and livery widgets show.',
  ],
  'a member of a setting without a description': [
    described(({ props }) => {
      delete props.properties.look.properties.wide.description;
    }),
    'widgets/petals/widget.json:35 «"wide"» setting-undescribed',
    'Write "description": a sentence that editors and livery widgets show.',
  ],
  'settings that say nothing, one of them new': [
    described(({ props }) => {
      props.properties.shade = { enum: ['light', 'dark'] };
    }),
    'widgets/petals/widget.json:48 «"shade"» setting-undescribed',
    'Write "description": a sentence that editors and livery widgets show.',
  ],
  'a member of the items of a list without a description': [
    described(({ props }) => {
      const text = { type: 'string', format: 'message-key', description: 'Its words.' };
      const properties = { text, mark: { type: 'string' } };
      const items = { type: 'object', additionalProperties: false, properties };
      props.properties.marks = { type: 'array', description: 'Marks.', items };
    }),
    'widgets/petals/widget.json:60 «"mark"» setting-undescribed',
    'Write "description": a sentence that editors and livery widgets show.',
  ],
  'a member of what stands under any name without a description': [
    described(({ props }) => {
      const additionalProperties = { type: 'object', properties: { wide: { type: 'boolean' } } };
      props.properties.looks = { type: 'object', description: 'Looks by name.', additionalProperties };
    }),
    'widgets/petals/widget.json:54 «"wide"» setting-undescribed',
    'Write "description": a sentence that editors and livery widgets show.',
  ],
  'a default in quotes': [
    count({ default: '3' }),
    'widgets/petals/widget.json:28 «"3"» manifest-shape',
    'Write 3 without quotes.',
  ],
  'a default out of its bounds': [
    count({ default: 30 }),
    'widgets/petals/widget.json:28 «30» manifest-shape',
    'How many.',
  ],
  'a member of a default in words': [
    described(({ props }) => {
      props.properties.look.default = { wide: 'yes' };
    }),
    'widgets/petals/widget.json:42 «"yes"» manifest-shape',
    'Write true',
  ],
  'a default that is no choice': [
    label({ type: undefined, format: undefined, enum: ['a', 'b'], default: 'c' }),
    'widgets/petals/widget.json:43 «"c"» manifest-shape',
    'Their name.',
  ],
  'a required setting that is misspelt': [
    props({ required: ['cuont'] }),
    'widgets/petals/widget.json:21 «"cuont"» widget-required',
    'Did you mean "count"?',
  ],
  'a required setting that is gone': [
    props({ required: ['count', 'shade'] }),
    'widgets/petals/widget.json:22 «"shade"» widget-required',
    'Known: "count", "look" or "label".',
  ],
  'a setting that says it is required': [
    count({ required: true }),
    'widgets/petals/widget.json:30 «true» widget-schema',
    'Name what is required in a list beside "properties": "required": ["nam',
  ],
  'a member that says it is required': [
    described(({ props }) => {
      props.properties.look.properties.wide.required = true;
    }),
    'widgets/petals/widget.json:38 «true» widget-schema',
    'Name what is required in a list beside "properties": "required": ["nam',
  ],
  'a type of another language': [
    count({ type: 'int' }),
    'widgets/petals/widget.json:25 «"int"» widget-schema',
    'Write "integer".',
  ],
  'a type with a space': [
    count({ type: 'number ' }),
    'widgets/petals/widget.json:25 «"number "» widget-schema',
    'Write "number".',
  ],
  'a type that is misspelt': [
    label({ type: 'stirng' }),
    'widgets/petals/widget.json:43 «"stirng"» widget-schema',
    'Write "string".',
  ],
  'a list of types, one misspelt': [
    count({ type: ['integer', 'nul'] }),
    'widgets/petals/widget.json:25 «[» widget-schema',
    'props: properties.count.type must be equal to one of the allowed value',
  ],
  'a bound in quotes': [
    count({ minimum: '1' }),
    'widgets/petals/widget.json:26 «"1"» widget-schema',
    'Write 1 without quotes.',
  ],
  'bounds that leave nothing': [
    count({ minimum: 10, default: undefined }),
    'widgets/petals/widget.json:26 «10» widget-setting',
    'Write the smaller one as the floor.',
  ],
  'a word that is misspelt': [
    count({ minimum: undefined, minimun: 1 }),
    'widgets/petals/widget.json:29 «"minimun"» widget-schema',
    'Did you mean "minimum"?',
  ],
  'a word of another tool': [
    label({ placeholder: 'Name' }),
    'widgets/petals/widget.json:47 «"placeholder"» widget-schema',
    'props: strict mode: unknown keyword: "placeholder". props is a JSON Sc',
  ],
  'settings under a misspelt word': [
    described(({ props }) => {
      props.propeties = props.properties;
      delete props.properties;
    }),
    'widgets/petals/widget.json:23 «"propeties"» widget-schema',
    'Did you mean "properties"?',
  ],
  'a format that is misspelt': [
    label({ format: 'mesage-key' }),
    'widgets/petals/widget.json:44 «"mesage-key"» widget-schema',
    'Did you mean "message-key"?',
  ],
  'a format of another tool': [
    label({ format: 'colour' }),
    'widgets/petals/widget.json:44 «"colour"» widget-schema',
    'props: unknown format "colour". props is a JSON Schema 2020-12 of type',
  ],
  'a pattern that is none': [
    label({ format: undefined, default: undefined, pattern: '(' }),
    'widgets/petals/widget.json:45 «"("» widget-schema',
    'props: Invalid regular expression: /(/u: Unterminated group. props is ',
  ],
  'a choice twice': [
    label({ type: undefined, format: undefined, default: undefined, enum: ['a', 'b', 'a'] }),
    'widgets/petals/widget.json:47 «"a"» widget-setting',
    'Keep one of the two.',
  ],
  'choices that are no list': [
    label({ format: undefined, default: undefined, enum: 'a' }),
    'widgets/petals/widget.json:45 «"a"» widget-schema',
    'props: properties.label.enum must be array. props is a JSON Schema 202',
  ],
  'a schema that is not there': [
    label({ type: undefined, $ref: '../../schemas/brand/lnk.schema.json' }),
    'widgets/petals/widget.json:46 «"../../schemas/brand/lnk.schema.json"» widget-schema',
    'props: $ref: there is no schema schemas/brand/lnk.schema.json. props i',
  ],
  'settings that are a list': [
    props({ type: 'array' }),
    'widgets/petals/widget.json:18 «"array"» manifest-shape',
    'Write "object".',
  ],
};

/** The rest of a widget's description. */
export const descriptions: Readonly<Record<string, RepositoryRow>> = {
  'a region that is misspelt': [
    described((draft) => {
      draft.regions = ['mian'];
    }),
    'widgets/petals/widget.json:7 «"mian"» manifest-shape',
    'Did you mean "main"?',
  ],
  'a region by itself': [
    described((draft) => {
      draft.regions = 'main';
    }),
    'widgets/petals/widget.json:6 «"main"» manifest-shape',
    'Put [ and ] around it.',
  ],
  'the name of another folder': [
    described((draft) => {
      draft.name = 'petal';
    }),
    'widgets/petals/widget.json:2 «"petal"» widget-name',
    'Write "name": "petals" or rename the folder.',
  ],
  'a name in capitals': [
    described((draft) => {
      draft.name = 'Petals';
    }),
    'widgets/petals/widget.json:2 «"Petals"» manifest-shape',
    'Did you mean "petals"?',
  ],
  'a component that is not there': [
    described((draft) => {
      draft.component = 'Petal.tsx';
    }),
    'widgets/petals/widget.json:5 «"Petal.tsx"» widget-component',
    'Write the file that default-exports the component, or correct its name',
  ],
  'a component without its ending': [
    described((draft) => {
      draft.component = 'Petals';
    }),
    'widgets/petals/widget.json:5 «"Petals"» manifest-shape',
    'File in this folder that default-exports the component.',
  ],
  'no title': [
    described((draft) => {
      delete draft.title;
    }),
    'widgets/petals/widget.json:1 «{» missing-key',
    'Add "title": the name that people read in tools.',
  ],
  'a description of nothing': [
    described((draft) => {
      draft.description = '';
    }),
    'widgets/petals/widget.json:4 «""» manifest-shape',
    'Sentence that says what a visitor gets from the widget.',
  ],
  'slots in the singular': [
    described((draft) => {
      draft.slot = draft.slots;
      delete draft.slots;
    }),
    'widgets/petals/widget.json:45 «"slot"» unknown-key',
    'Did you mean "slots"?',
  ],
  'slots as a list': [
    described((draft) => {
      draft.slots = ['under'];
    }),
    'widgets/petals/widget.json:9 «[» manifest-shape',
    'Places inside the widget that hold placements, by name.',
  ],
  'a slot without a description': [
    described((draft) => {
      draft.slots.under = {};
    }),
    'widgets/petals/widget.json:10 «{}» missing-key',
    'Add "description".',
  ],
  'a slot that the code does not show': [
    described((draft) => {
      draft.slots.over = { description: 'Above.' };
    }),
    'widgets/petals/widget.json:13 «"over"» slot-unrendered',
    'Show it by slot("over") in the component, or take it out here.',
  ],
  'a feature that no brand has': [
    described((draft) => {
      draft.features = ['petalz'];
    }),
    'widgets/petals/widget.json:51 «"petalz"» feature-nowhere',
    'Add it to "features" of the brands that are to have it, or take it out',
  ],
  'words as a text': [
    described((draft) => {
      draft.messages = 'petals.title';
    }),
    'widgets/petals/widget.json:14 «"petals.title"» manifest-shape',
    'Put [ and ] around it.',
  ],
  'a schema for editors that is a number': [
    described((draft) => {
      draft.$schema = 5;
    }),
    'widgets/petals/widget.json:50 «5» manifest-shape',
    'Write "5" in quotes.',
  ],
  'a comma twice': [
    inDefinition('"Petals.tsx",', '"Petals.tsx",,'),
    'widgets/petals/widget.json:5 «,» json-syntax',
    'Write "key": value.',
  ],
  'a comment': [
    inDefinition('"component"', '// the code\n  "component"'),
    'widgets/petals/widget.json:5 «// the code» json-syntax',
    'Remove the comment.',
  ],
  'curly quotes': [
    inDefinition('"Petals that fall."', '“Petals that fall.”'),
    'widgets/petals/widget.json:4 «“Petals» json-syntax',
    'Write straight quotes, ": a word processor has made others of them.',
  ],
};

/** The code of a widget. */
export const codes: Readonly<Record<string, RepositoryRow>> = {
  'a setting that there is not': [
    inCode('props.count', 'props.amount'),
    'widgets/petals/Petals.tsx:6 «amount» setting-undeclared',
    'Did you mean "count"?',
  ],
  'a setting that is misspelt': [
    inCode('props.count', 'props.cuont'),
    'widgets/petals/Petals.tsx:6 «cuont» setting-undeclared',
    'Did you mean "count"?',
  ],
  'a setting that there is not, taken with others': [
    inCode('  const { t }', '  const { count, colour = 1 } = props;\n  const { t }'),
    'widgets/petals/Petals.tsx:4 «colour» setting-undeclared',
    'To add it, describe it in "props" of widget.json, and run livery types',
  ],
  'a setting that is misspelt, taken at once': [
    inCode('{ props, slot }', '{ props: { count, lable, ...rest }, slot }'),
    'widgets/petals/Petals.tsx:3 «lable» setting-undeclared',
    'Did you mean "label"?',
  ],
  'a text that is misspelt': [
    inCode("t('petals.title')", "t('petals.titel')"),
    'widgets/petals/Petals.tsx:7 «petals.titel» word-unlisted',
    'Else run livery types, which lists the words of code; livery check the',
  ],
  'a text of another widget': [
    inCode("t('petals.title')", "t('roses.title')"),
    'widgets/petals/Petals.tsx:7 «roses.title» word-unlisted',
    'Run livery types, which lists the words of code; livery check then say',
  ],
  'a text without its group': [
    inCode("t('petals.title')", "t('petals.name')"),
    'widgets/petals/Petals.tsx:7 «petals.name» word-unlisted',
    'Run livery types, which lists the words of code; livery check then say',
  ],
  'a token that is misspelt': [
    inCode('color.ink', 'color.ikn'),
    'widgets/petals/Petals.tsx:6 «color.ikn» widget-token',
    'Did you mean "color.ink"?',
  ],
  'a token that is a group': [
    inCode("'color.ink'", "'color'"),
    'widgets/petals/Petals.tsx:6 «color» widget-token',
    'Did you mean "color.ink"?',
  ],
  'a token of a stylesheet': [
    inCode("token('color.ink')", "'a { color: var(--color-ikn) }'"),
    'widgets/petals/Petals.tsx:6 «--color-ikn» widget-token',
    'Did you mean "--color-ink"?',
  ],
  'a slot that is misspelt': [
    inCode("slot('under')", "slot('undre')"),
    'widgets/petals/Petals.tsx:8 «undre» slot-undescribed',
    'Did you mean "under"?',
  ],
  'a feature that is not listed': [
    inCode('  const { t }', "  const isOn = useFeature('petalz');\n  const { t }"),
    'widgets/petals/Petals.tsx:4 «petalz» feature-unlisted',
    'Write "features": ["petalz"] in widget.json.',
  ],
};

/** Texts of a widget, and where it is placed. */
export const uses: Readonly<Record<string, RepositoryRow>> = {
  'a text that nothing says': [
    replacedIn('brands/lotus/messages/EN.json', '"petals.title"', '"petals.gone": "Gone",\n  "petals.title"'),
    'lotus/messages/EN.json:3 «"Gone"» message-unused',
    'Remove it.',
  ],
  'a text that is missing': [
    replacedIn('brands/lotus/messages/EN.json', '  "petals.title": "Petals",\n', ''),
    'widgets/petals/Petals.tsx:7 «petals.title» message-missing',
    'Else write "petals.title" in brands/lotus/messages/EN.json.',
  ],
  'a widget that is misspelt': [
    replacedIn('brands/lotus/brand.json', '"widget":"petals"', '"widget":"petal"'),
    'lotus:9 «"petal"» unknown-widget',
    'Did you mean "petals"?',
  ],
  'a widget in camels': [
    replacedIn('brands/lotus/brand.json', '"widget":"petals"', '"widget":"Petals"'),
    'lotus:9 «"Petals"» unknown-widget',
    'Did you mean "petals"?',
  ],
  'a setting that is misspelt in a brand': [
    replacedIn('brands/lotus/brand.json', '"count":2', '"cuont":2'),
    'lotus:9 «"cuont"» unknown-key',
    'See widgets/petals/widget.json.',
  ],
  'a setting out of its bounds in a brand': [
    replacedIn('brands/lotus/brand.json', '"count":2', '"count":20'),
    'lotus:9 «20» widget-props',
    'See widgets/petals/widget.json.',
  ],
};
