import type { ResolvedBrand } from '@liveryjs/schemas/brand';
import type { Issue } from '#compiler/issues/index.ts';
import type { JsonObject } from '#compiler/manifest/json.ts';
import type { Boundaries } from '#compiler/plain/times.ts';
import type { Origins } from './origins.ts';

/** A text of the manifest that names something outside of it. `origins` knows where it is written. */
export interface Use {
  readonly value: string;
  /** Pointer into the merged manifest; of a message that a widget's code uses, that of the placement's `widget`. */
  readonly pointer: string;
}

export interface MessageUse extends Use {
  /** The widget that says the message; undefined for what the engine says itself, such as titles. */
  readonly widget: string | undefined;
  /** Names of the placeholders that a setting fills, beside `brand`; missing where code says the message. */
  readonly fills?: readonly string[];
}

export interface AssetUse extends Use {
  /** The manifest that names the asset. */
  readonly writtenIn: string;
  /** The file that is meant, relative to the workspace root; missing when the path is not allowed. */
  readonly path?: string;
  readonly maxBytes?: number;
  readonly picture?: PicturePlace;
}

/** The pictures that a place is made for, as its schema says. */
export interface PicturePlace {
  /** The least and the most that a picture is as wide as it is high. */
  readonly ratio: readonly [least: number, most: number];
  /** The least width in pixels. */
  readonly width: number;
}

/** A content that a placement shows. */
export interface ContentUse extends Use {
  /** Names of the values that the placement fills in, beside those that every content has. */
  readonly values: readonly string[];
  /** Id of the route that it stands on; undefined in a modal, a panel or a region. */
  readonly route: string | undefined;
  /** True when another widget of that route follows the hash of the address, too. */
  readonly besidesOthers: boolean;
}

/** A link to a place on a page: the value is the hash. */
export interface HashUse extends Use {
  /** Id of the route that it leads to. */
  readonly route: string;
}

/** A condition that is written, with those that hold wherever it stands. */
export interface ConditionUse {
  /** Pointer of the `when`. */
  readonly pointer: string;
  readonly value: JsonObject;
  readonly around: readonly JsonObject[];
}

/** A brand of the chain of inheritance. */
export interface ChainLink {
  readonly id: string;
  readonly folder: string;
}

/** The sections of the industry stand beside those that the engine knows. */
export type AnyBrand = ResolvedBrand & { readonly [section: string]: unknown };

/** Everything that is known about one manifest. */
export interface ManifestResult {
  readonly id: string;
  /** The brand as it will be shown, frozen. Missing for an abstract manifest and after an error. */
  readonly brand?: AnyBrand;
  readonly abstract: boolean;
  /** The root first, the brand last. */
  readonly chain: readonly ChainLink[];
  /** The merged manifest with defaults, before anything is dropped. Pointers of origins and uses are pointers into it. */
  readonly merged?: JsonObject;
  /** True where a value stands in the place of an object or a list, so that nobody knows all that the manifest says. */
  readonly isMisread?: boolean;
  /** The brand as far as it can be read: also after errors and of an abstract manifest. Values may be of any shape. */
  readonly shown?: JsonObject;
  /** The parts that are shown on conditions, with instants for times. Nothing below a part that is dropped is among them. */
  readonly conditions: readonly ConditionUse[];
  /** When conditions of the brand begin or end. */
  readonly boundaries: Boundaries;
  readonly uses: {
    readonly messages: readonly MessageUse[];
    /** The asset files; of icons each file that lies over another, the brand's own last. */
    readonly assets: readonly AssetUse[];
    readonly tokens: readonly Use[];
    readonly contents: readonly ContentUse[];
    readonly hashes: readonly HashUse[];
    /** Values that no other brand says. */
    readonly alone: readonly Use[];
    /** Origins that are none of any brand. */
    readonly foreignOrigins: readonly Use[];
  };
  /** The widgets and features that the brand can show, sorted. Features: those that are not fixed off. */
  readonly reached: { readonly widgets: readonly string[]; readonly features: readonly string[] };
  readonly origins: Origins;
  readonly issues: readonly Issue[];
  /** Files that were read. */
  readonly inputs: readonly string[];
}
