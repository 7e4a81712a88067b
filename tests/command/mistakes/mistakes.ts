/** A typical mistake in the files of a brand, and what the check has to say of it. */
export interface Mistake {
  readonly file: string;
  /** The text in the file; empty for a file that is new. */
  readonly before: string;
  /** The text that somebody wrote in its place. */
  readonly after: string;
  readonly code: string;
  /** A part of what is said to be done about it. */
  readonly remedy: string;
  /** The text of the line that is named, where that is not the first line that was changed. */
  readonly at?: string;
}

type Row = readonly [before: string, after: string, code: string, remedy: string, at?: string];

const inFile = (file: string, rows: readonly Row[]): Mistake[] =>
  rows.map(([before, after, code, remedy, place]) => ({
    file,
    before,
    after,
    code,
    remedy,
    ...(place === undefined ? {} : { at: place }),
  }));

/** The names that an operator gets wrong: keys of the manifest. */
const keys = inFile('brand.json', [
  ['"layout": {\n    "sideMenu"', '"layuot": {\n    "sideMenu"', 'unknown-key', 'Did you mean "layout"?'],
  ['"sideMenu": "drawer"', '"sidemenu": "drawer"', 'unknown-key', 'Did you mean "sideMenu"?'],
  ['"launchVersion"', '"launchversion"', 'unknown-key', 'Did you mean "launchVersion"?'],
  ['"merchantCode"', '"merchantcode"', 'unknown-key', 'Did you mean "merchantCode"?'],
  ['"lotteryType"', '"loteryType"', 'unknown-key', 'Did you mean "lotteryType"?'],
  ['"autoplayMs"', '"autoPlayMs"', 'unknown-key', 'Did you mean "autoplayMs"?'],
  ['"pageSize": 24', '"pagesize": 24', 'unknown-key', 'Did you mean "pageSize"?'],
  ['"rows": 4', '"row": 4', 'unknown-key', 'Did you mean "rows"?'],
  ['"load": "near"', '"laod": "near"', 'unknown-key', 'Did you mean "load"?'],
  ['"when": {', '"wehn": {', 'unknown-key', 'Did you mean "when"?'],
  ['"vendorsIn"', '"vendorIn"', 'unknown-key', 'Did you mean "vendorsIn"?'],
  ['"defaultMode"', '"defaultmode"', 'unknown-key', 'Did you mean "defaultMode"?'],
  ['"scriptKiB"', '"scriptKB"', 'unknown-key', 'Did you mean "scriptKiB"?'],
  ['"gameOrigins"', '"gameOrigin"', 'unknown-key', 'Did you mean "gameOrigins"?'],
  ['"$remove": true', '"$removed": true', 'unknown-key', 'Did you mean "$remove"?'],
  ['"$after": "hot"', '"$aftr": "hot"', 'unknown-key', 'Did you mean "$after"?'],
  ['"recent", "$remove"', '"recent", "remove"', 'unknown-key', 'Did you mean "$remove"?'],
  [
    '"path": "/lotus"',
    '"url": "/lotus"',
    'missing-key',
    'address of the page',
    '{\n      "id": "lotus",\n      "url"',
  ],
]);

/** Values of another kind, or out of their bounds. */
const values = inFile('brand.json', [
  ['"pageSize": 24', '"pageSize": "24"', 'widget-props', 'Write 24 without quotes.'],
  ['"pageSize": 24', '"pageSize": 5000', 'widget-props', 'a page'],
  ['"card": "row"', '"card": "rwo"', 'widget-props', 'Did you mean "row"?'],
  ['"layout": "stacked"', '"layout": "staked"', 'widget-props', 'Did you mean "stacked"?'],
  ['"sideMenu": "drawer"', '"sideMenu": "drawr"', 'manifest-shape', 'Did you mean "drawer"?'],
  ['"rightBar": "floating"', '"rightBar": true', 'manifest-shape', 'column: beside the page'],
  ['"launchVersion": 2', '"launchVersion": "2"', 'manifest-shape', 'Write 2 without quotes.'],
  ['{ "fixed": true }', '{ "fixed": "true" }', 'manifest-shape', 'Write true without quotes.'],
  ['{ "module": "POINTS9" }', '{ "module": "points9" }', 'manifest-shape', 'Did you mean "POINTS9"?'],
  ['"variant": "listed"', '"variant": "list"', 'manifest-shape', 'Did you mean "listed"?'],
  ['"autoplayMs": 4000', '"autoplayMs": 4', 'manifest-shape', 'Milliseconds'],
  ['"code": "VND"', '"code": "VNX"', 'manifest-shape', 'ISO 4217'],
  ['"code": "VND"', '"code": "vnd"', 'manifest-shape', 'Did you mean "VND"?'],
  ['"symbol": "₫"', '"symbol": ""', 'manifest-shape', 'before amounts'],
  ['"lotteryType": "Elott"', '"lotteryType": "elott"', 'manifest-shape', 'Did you mean "Elott"?'],
  ['"https://play.example"', '"https://play.example/games"', 'manifest-shape', 'https://play.example'],
  [
    '"gameOrigins": ["https://play.example"]',
    '"gameOrigins": "https://play.example"',
    'manifest-shape',
    'Write ["https://play.example"].',
  ],
  ['"lotus.localhost", ', '"https://lotus.localhost", ', 'manifest-shape', 'Did you mean "lotus.localhost"?'],
  [
    '"lotus.localhost", "m.lotus.localhost"',
    '"lotus.localhost", "lotus.localhost"',
    'manifest-shape',
    'Keep one of the two.',
  ],
  ['"name": "Lotus"', '"name": " "', 'manifest-shape', 'as visitors read it'],
  ['"schemaVersion": 1', '"schemaVersion": 2', 'schema-version-unknown', 'up to version 1'],
  ['"id": "lotus",\n  "extends"', '"id": "lotos",\n  "extends"', 'brand-folder', 'Write "id": "lotus"'],
  ['"entry": true', '"entry": "yes"', 'manifest-shape', 'Write true without quotes'],
  ['"path": "/lotus"', '"path": "lotus"', 'manifest-shape', '/'],
  ['"path": "/lotus"', '"path": "/lotus/"', 'manifest-shape', '/'],
  ['"scriptKiB": 200', '"scriptKiB": "200"', 'manifest-shape', 'Write 200 without quotes.'],
  ['"size": "medium"', '"size": "middle"', 'manifest-shape', 'medium'],
  ['"category": "FISH"', '"category": "fish"', 'widget-props', 'Did you mean "FISH"?'],
]);

/** Names that lead to nothing. */
const references = inFile('brand.json', [
  ['"extends": "house"', '"extends": "huose"', 'extends-unknown', 'Did you mean "house"?'],
  ['"more": { "route": "rng" }', '"more": { "route": "rgn" }', 'unknown-reference', 'Did you mean "rng"?'],
  ['"route": "help"', '"route": "hepl"', 'unknown-reference', 'Did you mean "help"?'],
  [
    '"widget": "game-grid",\n          "$before"',
    '"widget": "game-gird",\n          "$before"',
    'unknown-widget',
    'Did you mean "game-grid"?',
  ],
  [
    '"widget": "game-grid",\n          "$before"',
    '"widget": "gameGrid",\n          "$before"',
    'unknown-widget',
    'Did you mean "game-grid"?',
  ],
  ['"id": "hot", "props"', '"id": "hto", "props"', 'id-unknown', 'Did you mean "hot"'],
  ['"id": "w_home", "slider"', '"id": "w_hoem", "slider"', 'id-unknown', 'Did you mean "w_home"'],
  ['"id": "winners", "$after"', '"id": "winers", "$after"', 'id-unknown', 'Did you mean "winners"'],
  ['"id": "home",\n      "main"', '"id": "hoem",\n      "main"', 'id-unknown', 'Did you mean "home"'],
  ['"id": "categories"', '"id": "categoris"', 'id-unknown', 'Did you mean "categories"'],
  [
    '"id": "header",\n        "props"',
    '"id": "heder",\n        "props"',
    'id-unknown',
    'Did you mean "header"',
  ],
  ['"id": "rng", "$after"', '"id": "rgn", "$after"', 'id-unknown', 'Did you mean "rng"'],
  ['"id": "withdraw", "main"', '"id": "withdrw", "main"', 'id-unknown', 'Did you mean "withdraw"'],
  ['"id": "withdrawals"', '"id": "withdrawls"', 'id-unknown', 'Did you mean "withdrawals"'],
  ['"id": "speedTest", "size"', '"id": "speedTset", "size"', 'id-unknown', 'Did you mean "speedTest"'],
  ['"memberCentre"', '"memberCenter"', 'id-unknown', 'Did you mean "memberCentre"'],
  ['"recent", "$remove"', '"recnt", "$remove"', 'list-remove', 'Did you mean "recent"?'],
  ['"$after": "hot"', '"$after": "hto"', 'list-anchor', 'Did you mean "hot"?'],
  ['"$before": "winners"', '"$before": "winner"', 'list-anchor', 'Did you mean "winners"?'],
  ['"$after": "elott"', '"$after": "elot"', 'list-anchor', 'Did you mean "elott"?'],
  ['"defaultMode": "light"', '"defaultMode": "ligth"', 'unknown-reference', 'Did you mean "light"?'],
  ['"default": "EN"', '"default": "ENG"', 'unknown-reference', 'Did you mean "EN"?'],
  ['"open": []', '"open": ["/hepl"]', 'unknown-reference', 'Did you mean "/help"?'],
  ['"speedTest": { "fixed"', '"speedTets": { "fixed"', 'feature-unused', 'Did you mean "speedTest"?'],
  [
    '"features": ["pointsMall"]',
    '"features": ["pointMall"]',
    'unknown-reference',
    'Did you mean "pointsMall"?',
  ],
  [
    '"text": "color.text.primary"',
    '"text": "color.text.primry"',
    'unknown-reference',
    'Did you mean "color.text.primary"?',
  ],
  [
    '"title": "lotus.title",\n      "entry"',
    '"title": "lotus.titel",\n      "entry"',
    'message-missing',
    'Did you mean "lotus.title"?',
  ],
  ['"icon": "slots"', '"icon": "slot"', 'unknown-reference', 'Did you mean "slots"?'],
  ['"icon": "support"', '"icon": "headset"', 'unknown-reference', 'Known:'],
  ['"logo": "assets', '"loog": "assets', 'asset-unknown', 'Did you mean "logo"?'],
  ['"assets/logo.svg"', '"assets/lgo.svg"', 'asset-missing', 'Did you mean "assets/logo.svg"?'],
  ['"assets/favicon.svg"', '"/assets/favicon.svg"', 'asset-path', 'inside the brand'],
  ['"assets/favicon.svg"', '"https://cdn.example/f.svg"', 'asset-path', 'inside the brand'],
  ['"navigation": [', '"navigaton": [', 'unknown-slot', 'Did you mean "navigation"?'],
  ['"hash": "terms"', '"hash": "#terms"', 'widget-props', 'Did you mean "terms"?'],
  ['"route": "help", "hash"', '"route": "lotus", "hash"', 'hash-nowhere', 'Take "hash" out'],
  ['"/": { "scriptKiB"', '"/hom": { "scriptKiB"', 'unknown-reference', 'Known:'],
]);

/** Rules between values. */
const rules = inFile('brand.json', [
  ['"path": "/lotus"', '"path": "/rng"', 'path-collision', 'change or remove one of the two'],
  ['"path": "/lotus"', '"path": "/wps"', 'path-reserved', 'another address'],
  ['"entry": true,\n', '', 'route-unreachable', 'write "entry": true', '"id": "lotus",\n      "path"'],
  ['"id": "winners", "$after"', '"id": "hot", "$after"', 'duplicate-id', 'another id'],
  ['"code": "VI", "locale"', '"code": "EN", "locale"', 'language-twice', 'Keep one of the two.'],
  ['"locale": "vi"', '"locale": "vn"', 'locale-unknown', 'Did you mean "vi"?'],
  ['"locale": "vi"', '"locale": "en"', 'locale-other', 'Write "vi"'],
  ['"locale": "en"', '"locale": "en", "direction": "rtl"', 'direction-other', 'Leave it out'],
  ['"when": {', '"when": { "until": "2626-01-07",', 'time-far', 'leave "until" out'],
  ['"https://play.example"', '"http://play.example"', 'manifest-shape', 'https://play.example'],
  ['"name": "Lotus"', '"name": "<b>Lotus</b>"', 'manifest-shape', 'as visitors read it'],
  ['{ "route": "help", "hash": "terms" }', '{ "href": "mailto:help" }', 'widget-props', 'Address outside'],
  ['{ "route": "help", "hash": "terms" }', '{ "href": "tel:call us" }', 'widget-props', 'Address outside'],
  ['"locale": "vi"', '"locale": "vi_VN"', 'manifest-shape', 'Did you mean "vi-VN"?'],
  ['"code": "VI", "locale"', '"code": "VN", "locale"', 'message-file-missing', 'Did you mean "VI"?'],
  [
    '"features": ["pointsMall"] }',
    '"features": ["pointsMall"], "not": { "features": ["pointsMall"] } }',
    'contradictory-when',
    'Take one of the two out',
  ],
  [
    '"vendorsIn": ["FISH"], "features"',
    '"audience": ["member"], "not": { "audience": ["member", "agent"] }, "features"',
    'contradictory-when',
    'Take one of the two out',
  ],
  [
    '{ "id": "games", "widget"',
    '{ "id": "slides", "widget": "banner-slider" },\n        { "id": "games", "widget"',
    'page-unnamed',
    'banners',
  ],
  [
    '{ "id": "winners", "$after": "hot"',
    '{ "id": "winners", "$after": "hot", "$before": "hot"',
    'list-directive',
    'keep one of the two',
  ],
  [
    '"to": { "route": "help", "hash": "terms" }',
    '"to": { "route": "help", "modal": "login" }',
    'widget-props',
    'Keep one of them.',
  ],
]);

/** Ages that differ between two places. */
const ages: readonly Mistake[] = [
  {
    file: 'brand.json',
    before: '"regions": {\n',
    after: '"regions": {\n    "footer": [{ "id": "footer", "props": { "minimumAge": 21 } }],\n',
    code: 'values-differ',
    remedy: 'Write 21 there, too',
    at: '"minimumAge": 21',
  },
];

/** The mistakes about the place that a brand names and its rules. */
const laws: readonly Mistake[] = [
  ...inFile('brand.json', [
    [
      '"name": "Lotus"',
      '"jurisdiction": "XW",\n  "name": "Lotus"',
      'unknown-reference',
      'Did you mean "XM"?',
      '"XW"',
    ],
    [
      '"name": "Lotus"',
      '"jursdiction": "XM",\n  "name": "Lotus"',
      'unknown-key',
      'Did you mean "jurisdiction"?',
    ],
    [
      '"layout": {',
      '"jurisdiction": "XV",\n  "layout": {',
      'rule-feature',
      'Write "responsiblePlay": { "fixed": true } in "features".',
      '"XV"',
    ],
    [
      '"domains"',
      '"jurisdiction": "XV",\n  "domains"',
      'rule-forbidden',
      'Take out routes[cockfight], and the links there',
      '"XV"',
    ],
    [
      '"speedTest": { "fixed": true },\n    "pointsMall": { "module": "POINTS9" }\n  },',
      '"speedTest": { "fixed": true },\n    "pointsMall": { "module": "POINTS9" },\n    "responsiblePlay": { "module": "PLAY3" }\n  },\n  "jurisdiction": "XV",',
      'rule-feature',
      'Write "responsiblePlay": { "module": null, "fixed": true } in "features".',
      '"responsiblePlay"',
    ],
  ]),
];

/** JSON that is none. */
const syntax = inFile('brand.json', [
  ['"name": "Lotus",', '"name": "Lotus"', 'json-syntax', 'comma between', '"domains": ['],
  ['"launchVersion": 2\n', '"launchVersion": 2,\n', 'json-syntax', 'Remove the comma.'],
  ['"name": "Lotus"', "'name': 'Lotus'", 'json-syntax', 'double quotes'],
  ['"name": "Lotus"', '"name": "Lotus', 'json-syntax', 'Write " at its end'],
  ['"name": "Lotus"', '// the name\n  "name": "Lotus"', 'json-syntax', 'Remove the comment.'],
  ['"entry": true', '"entry": True', 'json-syntax', 'Write true in small letters.'],
  ['"name": "Lotus"', '"name" "Lotus"', 'json-syntax', 'Write a colon'],
  [
    '  "budgets": { "/": { "scriptKiB": 200 } }\n}',
    '  "budgets": { "/": { "scriptKiB": 200 } }\n',
    'json-syntax',
    'not closed',
    '"scriptKiB": 200 } }',
  ],
  [
    '"name": "Lotus"',
    '"name": "Lotus",\n  "name": "Lotos"',
    'duplicate-key',
    'Keep one of the two.',
    '"name": "Lotos"',
  ],
]);

/** Tokens. */
const tokens = [
  ...inFile('tokens.json', [
    ['"#6142bf"', '"#6142bg"', 'token-value', 'six hexadecimal digits'],
    ['"#6142bf"', '"6142bf"', 'token-value', 'Write "#6142bf".'],
    ['"#6142bf"', '"purple"', 'token-value', 'Write "#800080".'],
    ['"{color.brand.200}"', '"{color.brnad.200}"', 'token-unknown', 'Did you mean "color.brand.200"?'],
    ['"{color.brand.200}"', '"{color.brand}"', 'token-unknown', 'is a group'],
    ['"{color.brand.200}"', '"{size.edge}"', 'token-alias-type', 'Refer to a token of type color'],
    ['"{color.brand.200}"', '"{color.petal.soft}"', 'token-cycle', 'a value of its own'],
    ['"12px"', '"12"', 'token-value', 'Write "12px".'],
    ['"12px"', '12', 'token-value', 'Write "12px".'],
    ['"brand": {', '"brnad": {', 'token-unused', 'Did you mean "color.brand.500"?', '"500"'],
    ['"edge": {', '"egde": {', 'token-unused', 'Did you mean "size.edge"?'],
    ['"500": { "$value"', '"500": { "value"', 'token-shape', '$value'],
    ['"$type": "color"', '"$type": "colour"', 'token-type', 'Did you mean "color"?'],
    ['{ "$value": "#6142bf" }', '"#6142bf"', 'token-shape', '"$value": "#6142bf"'],
    [
      '"brand": {\n',
      '"text": { "primary": { "$value": "#ffffff" } },\n    "brand": {\n',
      'token-shadowed',
      'tokens.light.json',
      '"text"',
    ],
  ]),
  ...inFile('tokens.light.json', [
    ['"#1b1530"', '"#b9b3cc"', 'contrast', 'would pass'],
    ['"primary"', '"primry"', 'token-unused', 'Did you mean "color.text.primary"?'],
    ['"{color.petal.soft}"', '"{color.petal.sotf}"', 'token-unknown', 'Did you mean "color.petal.soft"?'],
  ]),
  {
    file: 'tokens.ligth.json',
    before: '',
    after: '{}\n',
    code: 'mode-unknown',
    remedy: 'Did you mean "light"?',
  },
  {
    file: 'brand.json',
    before: '"defaultMode": "light"',
    after: '"modes": [{ "id": "winter", "scheme": "light" }],\n    "defaultMode": "winter"',
    code: 'mode-file-missing',
    remedy: 'tokens.winter.json',
    at: '"winter", "scheme"',
  },
];

/** Texts. */
const messages = [
  ...inFile('messages/VI.json', [
    [
      '"account.unread": "{count, plural, other {# tin nhắn mới}}",\n  ',
      '',
      'message-overridden',
      'livery messages export VI --brand lotus --missing',
      '',
    ],
  ]),
  ...inFile('brand.json', [
    [
      '"title": "lotus.fishing"',
      '"title": "account.unread"',
      'message-argument-setting',
      'Name another text',
    ],
    [
      '"title": "lotus.title",\n      "entry"',
      '"title": "footer.copyright",\n      "entry"',
      'message-argument-setting',
      'only {brand} is filled here',
    ],
    [
      '"label": "nav.help"',
      '"label": "bonusDetails.daysLeft"',
      'message-argument-setting',
      'Name another text',
    ],
  ]),
  ...inFile('messages/VI.json', [
    ['"lotus.title": "Tất cả của Lotus",\n', '', 'message-missing', 'messages/VI.json', ''],
    ['"Xuống ao sen"', '""', 'message-empty', 'Write the text'],
    ['"Xuống ao sen"', '"Into the pond"', 'message-same', '"$same"'],
    ['"lotus.fishing"', '"lotus.fihsing"', 'message-unused', 'Did you mean "lotus.fishing"?'],
    ['other {# tin nhắn mới}}', 'other {# tin nhắn mới}', 'message-syntax', '}'],
    [
      '{count, plural, other {# tin nhắn mới}}',
      '{cuont, plural, other {# tin nhắn mới}}',
      'message-arguments',
      '{count, plural',
    ],
    ['{count, plural, other {# tin nhắn mới}}', 'Tin nhắn mới', 'message-arguments', '{count, plural'],
    ['"Xuống ao sen"', '"Xuống {place} sen"', 'message-arguments', 'Into the pond'],
    ['"Xuống ao sen"', '"Xuống <b>ao</b> sen"', 'message-markup', 'widget'],
    ['"Xuống ao sen"', 'null', 'message-shape', 'double quotes'],
    [
      '"lotus.fishing": "Xuống ao sen"',
      '"lotus": { "fishing": "Xuống ao sen" }',
      'message-shape',
      'Messages are flat',
    ],
    ['"Trợ giúp"\n', '"Trợ giúp",\n', 'json-syntax', 'Remove the comma.'],
    ['"Trợ giúp"', '"Trợ giúp",\n  "nav.help": "Giúp"', 'duplicate-key', 'Keep one of the two.', '"Giúp"'],
  ]),
  ...inFile('messages/EN.json', [
    [
      'one {# new message} other {# new messages}',
      'other {# new messages}',
      'message-plural',
      'Add one {…}.',
    ],
    ['{count, plural, one', '{cuont, plural, one', 'message-argument-unfilled', '{count, plural'],
    ['"All of Lotus"', '"All of {name}"', 'message-argument-unfilled', 'only {brand} is filled there'],
    ['"All of Lotus"', '"All of {Brand}"', 'message-argument-unfilled', 'Did you mean {brand}?'],
    ['"Into the pond"', '"Into the **pond**"', 'message-sign', 'no Markdown'],
    ['"Into the pond"', '"Into the [pond](/fish)"', 'message-sign', 'Leave links to the widget'],
    ['"Into the pond"', '"Into\\\\nthe pond"', 'message-sign', 'one backslash'],
    ['"Into the pond"', '"Into the pond of %brand%"', 'message-foreign-placeholder', 'Write {brand}.'],
    ['"Into the pond"', '"Intо the pond"', 'message-alphabets', 'Write the word anew'],
    ['"Into the pond"', '"Vào ao ลงบ่อเลย"', 'message-script', 'move it to the file of its own language'],
    ['"Into the pond"', '"TODO"', 'message-unwritten', 'Write the text'],
    ['"Into the pond"', '"lotus.fishing"', 'message-unwritten', 'Write the text'],
    ['"Into the pond"', '"Into the pondÃ©"', 'garbled-letter', 'Write é'],
    ['"lotus.title"', '"lotus.titel"', 'message-unused', 'Did you mean "lotus.title"?'],
  ]),
  {
    file: 'messages/VN.json',
    before: '',
    after: '{}\n',
    code: 'message-file-unknown',
    remedy: 'Did you mean "VI"?',
  },
];

export const mistakes: readonly Mistake[] = [
  ...keys,
  ...values,
  ...references,
  ...rules,
  ...ages,
  ...laws,
  ...syntax,
  ...tokens,
  ...messages,
];
