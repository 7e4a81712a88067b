import type { Finding, Issue } from '#compiler/issues/index.ts';
import type { FileSystem } from '#compiler/manifest/file-system.ts';
import type { JsonValue } from '#compiler/manifest/json.ts';
import type { Jurisdiction } from '#compiler/manifest/jurisdictions/jurisdiction.ts';
import type { Departure } from '#compiler/manifest/resolve/departures.ts';
import type { AssetUse } from '#compiler/manifest/resolve/result.ts';
import type { Survey } from '#compiler/manifest/resolve/survey.ts';
import type { JsonSchema } from '#compiler/manifest/schema/json-schema.ts';
import type { WidgetDefinition } from '#compiler/manifest/schema/widget-definition.ts';

/** The things that a check may look at. */
export interface CheckContext {
  /** The filled manifest, with what is dropped still in it. Pointers are pointers into this. */
  readonly manifest: JsonValue;
  /** The manifest that the brand inherits, merged and without defaults; undefined for a brand that extends none. */
  readonly inherited: JsonValue | undefined;
  /** The manifest as it will be shown. */
  readonly brand: JsonValue;
  readonly survey: Survey;
  /** The schema of a manifest, with the sections of the industry and the settings of the widgets. */
  readonly schema: JsonSchema;
  readonly widgets: ReadonlyMap<string, WidgetDefinition>;
  /** Names of what stands outside of manifests, by what a schema's `references` calls it, such as actions. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The modals that code opens by their ids, without a link: those that every portal has need of, and whether any code opens one; undefined where nobody knows. */
  readonly modals: { readonly needed: readonly string[]; opens(id: string): boolean } | undefined;
  /** Addresses that no page may have, nor one below. */
  readonly reserved: readonly string[];
  readonly assets: readonly AssetUse[];
  /** Places whose rules a brand may be held to, by code. */
  readonly jurisdictions: ReadonlyMap<string, Jurisdiction>;
  /** Folders of the brands of the chain, the root first. */
  readonly folders: readonly string[];
  readonly files: FileSystem;
  /** The time, in milliseconds since 1970. */
  readonly now: number;
  /** Who says the value of a pointer: the brand alone, the brand in place of what it inherits, or others only; undefined: nobody. */
  saidBy(pointer: string): 'brand' | 'brand over others' | 'others' | undefined;
  /** Things that a manifest of the chain took away, or calls otherwise, that a pattern of `references` found by this name. */
  departed(pattern: string, name: string): Departure | undefined;
  /** The pointer as people read it. */
  path(pointer: string): string;
  /**
   * Adds a finding at the value of a pointer, or at its key. Arguments that take time to find are given by a function: it is
   * asked only for what is listed, and not for what is counted beyond that.
   */
  report<Args>(code: string, finding: Finding<Args>, at: At, args: Args | (() => Args)): void;
  /** Adds what was found in another file. */
  add(issue: Issue): void;
}

export interface At {
  readonly pointer: string;
  readonly on?: 'key' | 'value';
  /** The section that decides whether the value is right; the value's own by default. */
  readonly cause?: string;
  /** True when only the writer of the value is told, and not a brand that inherits it and brings the finding about. */
  readonly isOfWriter?: true;
  /** Where the finding stands, for what the merged manifest does not have. */
  readonly place?: Departure['place'];
}

/** A rule between the values of a manifest whose shape is already checked. It must stand values of a wrong shape. */
export interface Check {
  /** The rule in a sentence. */
  readonly docs: string;
  /** The findings that it may report, by code. */
  readonly findings: Readonly<Record<string, Finding<never>>>;
  run(context: CheckContext): void;
}
