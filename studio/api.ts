// The API between the studio's page and its host: every request is a POST of JSON, answered by JSON.
import type { Blank, Finding, FormView, Json, MessagesView, Origin, TextView } from '#studio/forms.ts';
import type { BrandPartText } from './bridge.ts';

export type * from '#studio/forms.ts';

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
  | ({ readonly op: 'add'; readonly value: { readonly [key: string]: Json } } & Spot)
  | ({ readonly op: 'move' } & Spot)
  /** Puts a copy of an item behind it, under a fresh id. */
  | { readonly op: 'duplicate' }
  /** Takes an item out of its list, and puts it into another one. */
  | ({ readonly op: 'transfer'; readonly to: string } & Spot)
);

/** The item of a list beside which another one stands. */
export interface Spot {
  readonly before?: string;
  readonly after?: string;
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
  /** True when it is only extended, and never a portal itself. */
  readonly isAbstract: boolean;
}

export interface BrandView {
  readonly id: string;
  readonly name: string;
  readonly parents: readonly string[];
  /** Portals that extend it, where it is none itself: one of them shows what is changed. */
  readonly shownBy?: readonly { readonly id: string; readonly name: string }[];
  /** Origin of its portal, with a slash at the end. */
  readonly address: string;
  readonly languages: readonly { readonly code: string; readonly label: string; readonly start: string }[];
  readonly defaultLanguage: string;
  readonly modes: readonly { readonly id: string; readonly label: string }[];
  readonly defaultMode: string;
  readonly pages: readonly { readonly id: string; readonly title: string; readonly path: string }[];
  /** Sections of the manifest, and lists inside of widgets. */
  readonly sections: readonly { readonly at: string; readonly title: string; readonly group: string }[];
  /** Kinds of visitor. */
  readonly audiences: readonly string[];
  readonly findings: readonly Finding[];
}

/** A line of the outline: a placement, something that holds placements, such as a modal, or a region, a slot or a list. */
export interface OutlineNode {
  /** JSON Pointer in which items are named by id. */
  readonly at: string;
  readonly kind: 'group' | 'placement' | 'thing';
  readonly title: string;
  /** Missing where it has none. */
  readonly id?: string;
  /** Name of its widget, of placements. */
  readonly widget?: string;
  /** True when this brand changes it. */
  readonly isOwn: boolean;
  /** True when this brand alone has it, so that it can be taken out for good. */
  readonly isAdded: boolean;
  /** True when the brand leaves it out, and those that it extends do not. */
  readonly isHidden: boolean;
  /** True when it is an item of a list, so that it can stand elsewhere. */
  readonly isItem: boolean;
  readonly when?: Held;
  readonly errors: number;
  /** The list that new items come into. */
  readonly list?: {
    readonly at: string;
    /** Key into `takes` of the page; missing where the list holds no placements. */
    readonly takes?: string;
  };
  /** In order. */
  readonly nodes: readonly OutlineNode[];
}

/** A condition, and its effect on somebody. */
export interface Held {
  readonly words: string;
  readonly state: 'shown' | 'hidden' | 'depends' | 'unknown';
  /** Reasons why it is hidden, or on what it depends. */
  readonly why: readonly string[];
  /** The place that says the condition: file:line:column */
  readonly place?: string;
}

export interface PageView {
  readonly nodes: readonly OutlineNode[];
  /** Names of the widgets that lists of placements take, by the kind of the list. */
  readonly takes: Readonly<Record<string, readonly string[]>>;
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
  /** True when the brand's own value is the one that would hold without it. */
  readonly isSame?: boolean;
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
  /** The place of the item that an edit has just put into a list. */
  readonly added?: string;
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
  /** The number of errors that keep it from being saved: those that no later text, content or picture mends. */
  readonly errors: number;
  /** Ids of the brands that change. */
  readonly reached: readonly string[];
}

/** The bodies and answers of requests, by their path. */
export interface StudioCalls {
  '/api/brands': { body: object; answer: { readonly brands: readonly BrandSummary[] } };
  '/api/brand': { body: { readonly brand: string }; answer: BrandView };
  '/api/page': {
    body: {
      readonly brand: string;
      readonly page: string;
      /** Kind of visitor for whom conditions are held. */
      readonly audience?: string;
      readonly language?: string;
    };
    answer: PageView;
  };
  '/api/form': {
    body: { readonly brand: string; readonly at: string; readonly language: string };
    /** Without a form where the brand has nothing there any more. */
    answer: { readonly form?: FormView };
  };
  /** New items of a list: of placements one for each widget that it takes. */
  '/api/blanks': {
    body: { readonly brand: string; readonly at: string; readonly language: string };
    answer: { readonly blanks: readonly Blank[]; readonly isKeyed: boolean };
  };
  /** The colours of a brand that is only extended are told as they are in another one. */
  '/api/colors': { body: { readonly brand: string; readonly shownBy?: string }; answer: ColorsView };
  '/api/messages': {
    body: {
      readonly brand: string;
      readonly languages: readonly string[];
      /** The part of the manifest whose texts are asked for. Default: all. */
      readonly at?: string;
    };
    answer: MessagesView;
  };
  '/api/text': {
    body: { readonly brand: string; readonly key: string; readonly language: string };
    answer: TextView;
  };
  /** A brand with its draft, for the portal in the frame. `has` names the texts that are there already, by their hashes. */
  '/api/shown': {
    body: { readonly brand: string; readonly has: readonly string[] };
    /** Without parts where the brand has never been without errors. */
    answer: { readonly rev: number; readonly parts?: readonly BrandPartText[] };
  };
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
