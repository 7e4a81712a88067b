import type { JsonObject, JsonValue } from '#compiler/manifest/json.ts';
import type { ConditionUse, PicturePlace, Use } from './result.ts';

export interface Reference extends Use {
  /**
   * The kind of thing that it names, by the schema: a pattern of pointers, widgets, or names from outside of the manifest.
   */
  readonly to: string;
  /** Further values that are allowed. */
  readonly also: readonly string[];
}

/** A message key that a setting says. */
export interface SettingText extends Use {
  /** Names of the placeholders that whoever shows the text fills, beside `brand`. */
  readonly fills: readonly string[];
}

export interface PlacementUse {
  readonly pointer: string;
  readonly widget: string;
  readonly value: JsonObject;
  readonly region: string;
  /** The widget and slot that the placement stands in. */
  readonly inside: { readonly widget: string; readonly slot: string } | undefined;
}

/**
 * The contents of a manifest, gathered in one walk. Nothing below a `when` that never holds is in it, except in `dropped`.
 * Two brands whose lists say the same, because they inherit it, have the same list.
 */
export interface Survey {
  /** Pointers of what is left out because its `when` can never hold. What the schema says `"whenNever": "keep"` of stays. */
  readonly dropped: ReadonlySet<string>;
  /** Pointers of `when`s that always hold. */
  readonly always: ReadonlySet<string>;
  readonly references: readonly Reference[];
  /** References below what is dropped. */
  readonly droppedReferences: readonly Reference[];
  readonly placements: readonly PlacementUse[];
  readonly links: readonly { readonly pointer: string; readonly value: JsonObject }[];
  readonly messages: readonly SettingText[];
  readonly tokens: readonly Use[];
  /** Names of icons of the brand's sprite. */
  readonly icons: readonly Use[];
  /** Names of contents. */
  readonly contents: readonly Use[];
  /** Conditions that are written, with instants for times, each with those that hold wherever it stands. */
  readonly conditions: readonly ConditionUse[];
  /** Values that must be the same in the whole manifest, with what they say. */
  readonly sameValues: readonly {
    readonly name: string;
    readonly value: JsonValue;
    readonly pointer: string;
  }[];
  /** Values that are said once, by what they are, and within what: an object around them that says the same under `within`. */
  readonly onces: readonly {
    readonly name: string;
    readonly value: JsonValue;
    readonly pointer: string;
    readonly within: JsonValue | undefined;
  }[];
  /** Values that another member of the same object must not say as well. */
  readonly differing: readonly (Use & { readonly key: string; readonly other: string })[];
  /** Items of lists of which no two say the same under two ids. */
  readonly singles: readonly { readonly pointer: string; readonly value: JsonObject }[];
  /** Signs of currencies, each with the key beside it that names the currency. */
  readonly signs: readonly (Use & { readonly of: string })[];
  /** Values that no other brand says. */
  readonly alone: readonly Use[];
  /** Settings that are left out, and for which the address of the page then decides: a pattern of the addresses it may be. */
  readonly elsePages: readonly { readonly pointer: string; readonly key: string; readonly pages: string }[];
  /** Lists of whose items the first shows whose `when` holds, of those that say the same under a key, or of all (empty). */
  readonly firsts: readonly {
    readonly pointer: string;
    readonly value: readonly JsonValue[];
    readonly key: string;
    /** Settings of items that show beside all others, whatever shows first. */
    readonly beside: JsonObject;
  }[];
  /** Things of a kind that pages show, by the names that settings say. */
  readonly shows: readonly (Use & { readonly kind: string })[];
  /** Origins that must be none of the brand's own. */
  readonly foreignOrigins: readonly Use[];
  readonly assets: readonly (Use & {
    readonly maxBytes: number | undefined;
    readonly picture: PicturePlace | undefined;
  })[];
}

export interface Surveyed extends Survey {
  /** The manifest as it will be shown: without what never is, and without conditions that always hold. Frozen to the bottom. */
  readonly shown: JsonValue;
}
