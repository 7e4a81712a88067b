/** The API between the studio's page and its host: every request is a POST of JSON, answered by JSON. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** An edit of a brand, as `livery edit` has it. */
export type StudioEdit = {
  readonly brand: string;
  readonly at: string;
  readonly language?: string;
  readonly mode?: string;
} & (
  | { readonly op: 'set'; readonly value: Json }
  | { readonly op: 'reset' }
  | { readonly op: 'remove' }
  | { readonly op: 'move'; readonly before?: string; readonly after?: string }
);

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

export interface BrandSummary {
  readonly id: string;
  readonly name: string;
  /** Ids of the brands that it extends, the nearest first. */
  readonly parents: readonly string[];
  /** Codes. */
  readonly languages: readonly string[];
  readonly errors: number;
  readonly warnings: number;
  /** Address of its logo, where it has one. */
  readonly logo?: string;
  /** CSS colours of its default mode: the page, its brand colour, its accent. */
  readonly colors: readonly string[];
  /** True when there is a draft of one of its files. */
  readonly isDrafted: boolean;
}

export interface BrandView {
  readonly id: string;
  readonly name: string;
  readonly parents: readonly string[];
  /** Origin of its portal, with a slash at the end. */
  readonly address: string;
  readonly languages: readonly { readonly code: string; readonly label: string; readonly start: string }[];
  readonly defaultLanguage: string;
  readonly modes: readonly { readonly id: string; readonly label: string }[];
  readonly defaultMode: string;
  readonly pages: readonly { readonly id: string; readonly title: string; readonly path: string }[];
  readonly findings: readonly Finding[];
}

/** A placement in the outline of a page. */
export interface OutlineItem {
  /** JSON Pointer in which items are named by id. */
  readonly at: string;
  readonly id: string;
  /** Title of its widget. */
  readonly title: string;
  readonly isOwn: boolean;
  /** True when the brand leaves it out, and those that it extends do not. */
  readonly isHidden: boolean;
  /** True when it shows under a condition alone. */
  readonly isConditional: boolean;
  readonly errors: number;
  readonly slots: readonly OutlineGroup[];
}

/** The placements of a region or a slot, in order. */
export interface OutlineGroup {
  readonly at: string;
  readonly title: string;
  readonly items: readonly OutlineItem[];
}

export interface PageView {
  readonly groups: readonly OutlineGroup[];
}

export interface MessageText {
  readonly key: string;
  readonly text: string | undefined;
  readonly origin?: Origin;
}

/** One setting of a placement. */
export interface Field {
  readonly name: string;
  readonly at: string;
  readonly title: string;
  readonly description?: string;
  readonly control: 'text' | 'number' | 'boolean' | 'select' | 'message' | 'json';
  readonly options?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isWhole?: boolean;
  /** Undefined where nobody says anything. */
  readonly value?: Json;
  /** Missing where the value is the widget's default, or there is none. */
  readonly origin?: Origin;
  readonly message?: MessageText;
  readonly findings: readonly Finding[];
}

export interface PlacementView {
  readonly at: string;
  readonly id: string;
  readonly title: string;
  readonly widget: string;
  readonly description: string;
  readonly origin?: Origin;
  /** The condition under which it shows. */
  readonly when?: Json;
  readonly fields: readonly Field[];
  /** Texts that the widget says itself. */
  readonly texts: readonly MessageText[];
  readonly findings: readonly Finding[];
}

/** A pair of colours that has to stay readable, seen from one of the two. */
export interface PairVerdict {
  readonly id: string;
  /** Name of the other token. */
  readonly other: string;
  /** The part that the token itself has. */
  readonly part: 'text' | 'ground';
  readonly color: string;
  readonly ground: string;
  readonly ratio?: number;
  readonly needed: number;
  readonly isMet: boolean;
}

export interface ColorInMode {
  readonly mode: string;
  readonly css: string;
  readonly origin: Origin;
  /** The mode whose file says it; undefined where it is said for all modes. */
  readonly fileMode?: string;
  /** The token that it takes its value from. */
  readonly alias?: string;
  readonly pairs: readonly PairVerdict[];
}

export interface ColorToken {
  readonly name: string;
  readonly modes: readonly ColorInMode[];
}

export interface ColorsView {
  readonly tokens: readonly ColorToken[];
}

/** The draft that lies over the files. */
export interface DraftState {
  /** The number of steps that count. */
  readonly steps: number;
  /** The step that undo takes back, in a sentence. */
  readonly undo?: string;
  readonly redo?: string;
  readonly files: readonly string[];
  /** Drafted files that somebody else has changed since. */
  readonly changedOutside: readonly string[];
}

export interface ReviewView {
  readonly sentences: readonly string[];
  readonly files: readonly {
    readonly path: string;
    readonly isNew: boolean;
    readonly lines: readonly string[];
  }[];
  readonly come: readonly Finding[];
  readonly gone: readonly Finding[];
  /** Ids of the brands that change. */
  readonly reached: readonly string[];
}

/** The bodies and answers of requests, by their path. */
export interface StudioCalls {
  '/api/brands': { body: object; answer: { readonly brands: readonly BrandSummary[] } };
  '/api/brand': { body: { readonly brand: string }; answer: BrandView };
  '/api/page': { body: { readonly brand: string; readonly page: string }; answer: PageView };
  '/api/placement': {
    body: { readonly brand: string; readonly at: string; readonly language: string };
    /** Without a placement where the brand has none there any more. */
    answer: { readonly placement?: PlacementView };
  };
  '/api/colors': { body: { readonly brand: string }; answer: ColorsView };
  '/api/draft': { body: object; answer: DraftState };
  /** Waits until something is another than at a revision. */
  '/api/changes': { body: { readonly since: number }; answer: { readonly revision: number } };
  /** Steps of one gesture that follow each other are one step to undo. */
  '/api/edit': {
    body: { readonly edits: readonly StudioEdit[]; readonly gesture?: string };
    answer: DraftState;
  };
  '/api/undo': { body: object; answer: DraftState };
  '/api/redo': { body: object; answer: DraftState };
  '/api/discard': { body: object; answer: DraftState };
  /** Makes the edits of the draft again, on the files as they are now. */
  '/api/rebase': { body: object; answer: DraftState };
  '/api/review': { body: object; answer: ReviewView };
  '/api/save': { body: object; answer: DraftState };
}

export type StudioPath = keyof StudioCalls;

/** The answer to a request that is refused: a sentence that a person can act on. */
export interface Refusal {
  readonly error: string;
}

/** A message from the studio to the portal in its frame. */
export type ToFrame =
  | { readonly livery: 'mode'; readonly mode: string }
  | { readonly livery: 'language'; readonly language: string; readonly isDefault: boolean };

/** A message from the portal in the frame to the studio. */
export interface FromFrame {
  readonly livery: 'ready';
  readonly path: string;
}
