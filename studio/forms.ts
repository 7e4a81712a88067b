export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The place where a value is written. */
export interface Origin {
  /** file:line:column */
  readonly place: string;
  /** Id of the brand that says it. */
  readonly layer: string;
  /** True when the brand itself says it, so that it can be reset. */
  readonly isOwn: boolean;
}

export interface Finding {
  readonly severity: 'error' | 'warning' | 'info';
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** file:line:column */
  readonly place: string;
}

export interface MessageText {
  readonly key: string;
  readonly text: string | undefined;
  readonly origin?: Origin;
  /** True when the brand's own text is the one that it inherits anyway. */
  readonly isSame?: boolean;
}

/** A setting, whatever it is of. */
export interface Field {
  readonly name: string;
  readonly at: string;
  readonly title: string;
  readonly description?: string;
  readonly control: Control;
  /** Names that it takes, of select, choice, choices and placements. */
  readonly options?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isWhole?: boolean;
  readonly isRequired: boolean;
  /** Undefined where nobody says anything. */
  readonly value?: Json;
  /** Missing where the value is the schema's default, or there is none. */
  readonly origin?: Origin;
  /** The value that the brand inherits, where it inherits one. */
  readonly inherited?: Json;
  /** True when the brand's own value is the one that would hold without it. */
  readonly isSame?: boolean;
  readonly message?: MessageText;
  /** Settings inside of it, of object. */
  readonly fields?: readonly Field[];
  /** Names of fields, of which exactly one has a value. */
  readonly alternatives?: readonly string[];
  /** Name of the field beside it without which it says nothing. */
  readonly needs?: string;
  readonly list?: ListView;
  readonly findings: readonly Finding[];
}

/**
 * The way in which a value is edited. choice: one of many names. choices: several of them. lines: a list of texts.
 * object: fields of its own. list: items with a form each. placements: a widget to begin with.
 */
export type Control =
  | 'text'
  | 'number'
  | 'boolean'
  | 'select'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'message'
  | 'object'
  | 'list'
  | 'placements'
  | 'json';

/** Items with a form each: of a list, in order, or of an object, by name. */
export interface ListView {
  readonly at: string;
  readonly items: readonly ListItem[];
  /** True when the order counts. */
  readonly isOrdered: boolean;
}

export interface ListItem {
  readonly at: string;
  readonly id: string;
  readonly title: string;
  readonly isOwn: boolean;
  readonly isAdded: boolean;
  readonly isHidden: boolean;
  readonly errors: number;
}

/** All that can be set of a placement, of another item, or of a section of the manifest. */
export interface FormView {
  readonly at: string;
  /** Empty where it has none. */
  readonly id: string;
  readonly title: string;
  /** The forms around it, the outermost first. */
  readonly crumbs: readonly { readonly at: string; readonly title: string }[];
  readonly description: string;
  readonly origin?: Origin;
  readonly fields: readonly Field[];
  /** Settings of every placement, such as its condition. */
  readonly more: readonly Field[];
  /** The items, where it is a list. */
  readonly list?: ListView;
  /** Texts that the widget says itself. */
  readonly texts: readonly MessageText[];
  readonly findings: readonly Finding[];
}

/** A new item of a list, before it is there. */
export interface Blank {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The item so far. */
  readonly value: { readonly [key: string]: Json };
  /** Settings that it cannot do without. Their places are pointers into the item. */
  readonly fields: readonly Field[];
}

/** A text of a brand in a language; empty where no brand says it. */
export interface MessageCell {
  readonly text?: string;
  /** Id of the brand that says it. */
  readonly layer?: string;
  readonly isOwn?: boolean;
  /** True when the brand's own text is the one that it inherits anyway. */
  readonly isSame?: boolean;
  /** True when it is no ICU message. */
  readonly isBroken?: boolean;
}

export interface MessageRow {
  readonly key: string;
  /** One for each language. */
  readonly cells: readonly MessageCell[];
}

export interface MessagesView {
  /** Codes. */
  readonly languages: readonly string[];
  /** Sorted by key. */
  readonly rows: readonly MessageRow[];
}

/** A named file of a brand, such as its logo. */
export interface AssetView {
  readonly name: string;
  readonly title: string;
  /** Relative to the root. */
  readonly file: string;
  /** Id of the brand in whose folder the file is; `package` for one of an installed package. */
  readonly layer: string;
  /** The place that names the file. */
  readonly origin?: Origin;
  /** Missing where there is no such file. */
  readonly bytes?: number;
  /** In pixels, or as the drawing has it; missing for a font. */
  readonly width?: number;
  readonly height?: number;
  /** True for a file of many icons. */
  readonly isSprite?: boolean;
  /** An address of the picture; missing where it is none, or too large to be shown in a list. */
  readonly address?: string;
  readonly findings: readonly Finding[];
}

export interface AssetsView {
  /** Sorted by name. */
  readonly assets: readonly AssetView[];
}

/** A content in a language: whose file is shown, or nobody's. */
export interface ContentCell {
  /** Code. */
  readonly language: string;
  /** Id of the brand whose file it is; missing where there is none, so that visitors read the default language. */
  readonly layer?: string;
  readonly isOwn?: boolean;
  /** True when its file has errors. */
  readonly isBroken?: boolean;
  /** True when there is any finding about it. */
  readonly isDoubtful?: boolean;
}

export interface ContentsView {
  /** Sorted by name. */
  readonly contents: readonly {
    readonly name: string;
    readonly title: string;
    /** Ids of the pages that show it. */
    readonly pages: readonly string[];
    /** True when anything shows it, also a dialog or a panel. */
    readonly isPlaced: boolean;
    /** One for each language. */
    readonly cells: readonly ContentCell[];
  }[];
}

/** A content in one language, in Markdown. */
export interface ContentView {
  /** Empty where no brand has written it. */
  readonly text: string;
  /** The file that is shown; missing where no brand has one. */
  readonly origin?: Origin;
  /** True when the brand's own file says what it inherits anyway. */
  readonly isSame?: boolean;
  /** True when the file is longer than contents may be, so that it is not shown here. */
  readonly isTooLarge?: boolean;
  /** True when it was translated from another text than the default language has now. */
  readonly isStale?: boolean;
  readonly findings: readonly Finding[];
}

export interface TextView {
  readonly message: MessageText;
  readonly findings: readonly Finding[];
}
