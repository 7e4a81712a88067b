// The API between the studio's page and its host: every request is a POST of JSON, answered by JSON.
import type { ChangedFile, ChangeSetsView, ChangeSetView, NotedPlace } from '#studio/change-sets.ts';
import type {
  AssetsView,
  Blank,
  ContentsView,
  ContentView,
  Finding,
  FormView,
  Json,
  MessagesView,
  Origin,
  TextView,
} from '#studio/forms.ts';
import type { BrandWish, NewBrandView, PlannedBrand } from '#studio/new-brands.ts';
import type { BrandPartText } from './bridge.ts';

export type * from '#studio/change-sets.ts';
export type * from '#studio/forms.ts';
export type * from '#studio/new-brands.ts';

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
  /** Has all colours of a palette follow from the one that is given, `#rrggbb`. */
  | { readonly op: 'palette'; readonly value: string }
  /** Gives the content that `at` names, such as `content/terms`, its whole text in a language, in Markdown. */
  | { readonly op: 'write'; readonly value: string }
  /** Takes the brand's own file of a content away: it has again the one that it inherits. */
  | { readonly op: 'erase' }
  /** Gives the asset that `at` names another picture: the text of an SVG. */
  | { readonly op: 'picture'; readonly value: string }
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
  /** True for a portal that has not been without errors yet: there is nothing of it to show. */
  readonly isBroken: boolean;
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
  readonly features: readonly FeatureView[];
  /** Screens that stand in the place of the portal, by the status that the platform reports. */
  readonly statuses: readonly { readonly status: number; readonly title: string }[];
  readonly timeZone: string;
  /** Seasons of the next twelve months, each with the moment at which it begins next, by the clocks of the brand. */
  readonly seasons: readonly { readonly name: string; readonly at: string }[];
  readonly findings: readonly Finding[];
}

/** A feature, and the value that the manifest fixes it to; `place` says it: file:line:column. */
export interface FeatureView {
  readonly name: string;
  readonly fixed?: { readonly isOn: boolean; readonly place?: string };
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
  /** The place that leaves it out, where it is hidden: file:line:column */
  readonly hiddenBy?: string;
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

/** A value of a brand that says again what the brand inherits. */
export interface Repeated {
  /** The place, as an edit names it. */
  readonly at: string;
  readonly language?: string;
  readonly mode?: string;
  /** The value as JSON. */
  readonly value: string;
  readonly origin: Origin;
  /** Id of the brand that says it, too. */
  readonly over: string;
}

/** A value of a brand beneath which a parent's value has changed since the brand said it, as far as the journal of saves and the draft tell. */
export interface Stale {
  /** The place of the brand's own value, as its origin has it. */
  readonly place: string;
  /** Id of the parent, and its value then and now. */
  readonly over: string;
  readonly was: Json;
  readonly now: Json;
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
  /** The change set that the draft was opened from, and goes back into. */
  readonly set?: { readonly name: string; readonly title: string };
}

/** Lines of a file, as the draft has them and as the file has them by now. Undefined is a file that is gone. */
export interface LineCollision {
  /** file:line, or the file where it is as a whole. */
  readonly place: string;
  readonly mine?: string;
  readonly theirs?: string;
}

export interface ReviewView {
  readonly sentences: readonly string[];
  /** Those of the edits that could be made in other brands, too, each with its sentence. */
  readonly edits: readonly { readonly sentence: string; readonly edit: StudioEdit }[];
  readonly files: readonly ChangedFile[];
  /** Lines that the draft and somebody else have both changed, in files that are no JSON. */
  readonly collisions: readonly LineCollision[];
  readonly come: readonly Finding[];
  readonly gone: readonly Finding[];
  /** The number of errors that keep it from being saved: those that no later text, content or picture mends. */
  readonly errors: number;
  /** Ids of the brands that change. */
  readonly reached: readonly string[];
}

/** All that an edit of one brand would come to in another one. */
export interface OtherBrand {
  readonly id: string;
  readonly name: string;
  /** Ids of the brands that it extends, the nearest first. */
  readonly parents: readonly string[];
  /** Id of the brand whose file says the value that it has there now; missing where nobody says one. */
  readonly from?: string;
  /** Reached: it inherits the edit already. Same: it has that value of its own. Refused: the edit cannot be made. */
  readonly state: 'changes' | 'reached' | 'same' | 'refused';
  /** The edit there with the value before it, or why it cannot be made. */
  readonly sentence: string;
}

export interface OtherBrandsView {
  readonly brands: readonly OtherBrand[];
  /** Groups of brands by their names, without @. */
  readonly groups: readonly { readonly name: string; readonly brands: readonly string[] }[];
}

/** The bodies and answers of requests, by their path. */
export interface StudioCalls {
  '/api/brands': { body: object; answer: { readonly brands: readonly BrandSummary[] } };
  '/api/brand': { body: { readonly brand: string }; answer: BrandView };
  '/api/page': {
    body: {
      readonly brand: string;
      readonly page: string;
      /** Facts that conditions are held against, by their kind, as the page in the frame has them. */
      readonly facts?: Readonly<Record<string, readonly string[]>>;
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
  '/api/repeated': { body: { readonly brand: string }; answer: { readonly repeated: readonly Repeated[] } };
  '/api/stale': { body: { readonly brand: string }; answer: { readonly stale: readonly Stale[] } };
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
  '/api/assets': { body: { readonly brand: string }; answer: AssetsView };
  /**
   * Gives an asset a picture that is no drawing, in Base64. Its file is written at once, which shows nowhere by itself; the draft
   * names it.
   */
  '/api/add-photo': {
    body: { readonly brand: string; readonly at: string; readonly content: string };
    answer: DraftState;
  };
  /** All contents, in languages by their codes. */
  '/api/contents': {
    body: { readonly brand: string; readonly languages: readonly string[] };
    answer: ContentsView;
  };
  '/api/content': {
    body: { readonly brand: string; readonly name: string; readonly language: string };
    answer: ContentView;
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
  /** Tells what an edit would come to in all other brands, and changes nothing. */
  '/api/other-brands': { body: { readonly edit: StudioEdit }; answer: OtherBrandsView };
  '/api/undo': { body: object; answer: DraftState };
  '/api/redo': { body: object; answer: DraftState };
  '/api/discard': { body: object; answer: DraftState };
  /**
   * Makes the edits of the draft again, on the files as they are now. Where it and somebody else have changed the same lines
   * of a content, `take` says whose stay; without it that is refused.
   */
  '/api/rebase': { body: { readonly take?: 'mine' | 'theirs' }; answer: DraftState };
  '/api/new-brand': { body: { readonly from?: string }; answer: NewBrandView };
  /** Tells what a wish would come to, and writes nothing. */
  '/api/plan-brand': { body: BrandWish; answer: PlannedBrand };
  /** Writes a brand, all of it or nothing: nothing where something is wrong. */
  '/api/make-brand': { body: BrandWish; answer: PlannedBrand };
  '/api/review': { body: object; answer: ReviewView };
  '/api/change-sets': { body: object; answer: ChangeSetsView };
  '/api/change-set': { body: { readonly name: string }; answer: ChangeSetView };
  /** Puts the edits of the draft into a change set, which begins with the title where one is given. The draft is empty then. */
  '/api/keep-in-set': { body: { readonly name: string; readonly title?: string }; answer: DraftState };
  /** Makes a draft of a change set, where there is none yet. */
  '/api/open-set': { body: { readonly name: string }; answer: DraftState };
  /** Has a set be one on what the files say now. `take` says whose values hold where both have changed a place. */
  '/api/rebase-set': {
    body: { readonly name: string; readonly take: 'mine' | 'theirs' };
    answer: { readonly sentence: string };
  };
  '/api/apply-set': { body: { readonly name: string }; answer: { readonly sentence: string } };
  /** Approves the edits that a set has now, or withdraws that. */
  '/api/approve-set': {
    body: { readonly name: string; readonly isWithdrawn?: boolean };
    answer: { readonly sentence: string };
  };
  /** Gives a set a note, or answers one, which `to` names by its moment; that may settle it or open it again. */
  '/api/note-set': {
    body: {
      readonly name: string;
      readonly text?: string;
      readonly about?: NotedPlace;
      readonly to?: string;
      readonly isSettled?: boolean;
    };
    answer: { readonly sentence: string };
  };
  '/api/take-back-set': {
    body: { readonly name: string; readonly take?: 'mine' | 'theirs' };
    answer: { readonly sentence: string };
  };
  /** Begins to publish a set, now or at a moment: ISO 8601, UTC. The list of sets says how it ends. */
  '/api/publish-set': {
    body: { readonly name: string; readonly moment?: string };
    answer: object;
  };
  /** Begins to take back the plan of a set. */
  '/api/cancel-set': { body: { readonly name: string }; answer: object };
  /** Begins to give visitors what they had before a set. */
  '/api/roll-back-set': { body: { readonly name: string }; answer: object };
  '/api/save': { body: object; answer: DraftState };
}

export type StudioPath = keyof StudioCalls;

/** The answer to a request that is refused: a sentence that a person can act on. */
export interface Refusal {
  readonly error: string;
}
