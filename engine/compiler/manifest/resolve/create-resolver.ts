import {
  atCause,
  catalogue,
  createIssue,
  type Finding,
  type Issue,
  issueList,
  issueOf,
  sortIssues,
  withoutConsequences,
} from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import type { At, Check, CheckContext } from '#compiler/manifest/checks/check.ts';
import { checks } from '#compiler/manifest/checks/index.ts';
import {
  createExtender,
  type Extended,
  type Extender,
  listBrandIds,
} from '#compiler/manifest/extend/extend.ts';
import type { FileSystem } from '#compiler/manifest/file-system.ts';
import { isObject, type JsonObject, own, ownText } from '#compiler/manifest/json.ts';
import type { Jurisdiction } from '#compiler/manifest/jurisdictions/jurisdiction.ts';
import type { Version } from '#compiler/manifest/migrate/versions.ts';
import { valuePosition } from '#compiler/manifest/parse/source-text.ts';
import { type Traced, tracedNear } from '#compiler/manifest/parse/traced.ts';
import { pathOf, pointerKeys, valueAt } from '#compiler/manifest/pointer.ts';
import type { ComposedSchema } from '#compiler/manifest/schema/compose-schema.ts';
import type { WidgetDefinition } from '#compiler/manifest/schema/widget-definition.ts';
import { compileSchema } from '#compiler/manifest/validate/compile-schema.ts';
import { nullKeyIssues } from '#compiler/manifest/validate/null-keys.ts';
import type { ShapeContext } from '#compiler/manifest/validate/shape-context.ts';
import { shapeIssues } from '#compiler/manifest/validate/shape-issues.ts';
import { widgetOf } from '#compiler/manifest/validate/widget-of.ts';
import { departuresIn } from './departures.ts';
import { fillDefaults } from './fill-defaults.ts';
import { boundariesOf, DEFAULT_TIME_ZONE } from './instants.ts';
import { noOrigins, type Origins, originsIn } from './origins.ts';
import type { AnyBrand, ChainLink, ManifestResult } from './result.ts';
import { createCheckRunner } from './shared-checks.ts';
import type { Survey } from './survey.ts';
import { surveyManifest } from './survey-manifest.ts';
import { usesOf } from './uses.ts';
import { withInherited } from './with-inherited.ts';

export interface ResolverInput {
  readonly files: FileSystem;
  readonly schema: ComposedSchema;
  readonly widgets: readonly WidgetDefinition[];
  /** Names of what stands outside of manifests, by what a schema's `references` calls it, such as actions. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The modals that code opens by their ids. Default: nobody knows. */
  readonly modals?: CheckContext['modals'];
  /** Addresses at which something else answers than a page; none below them is a page either. */
  readonly reserved: readonly string[];
  readonly brandsFolder: string;
  /** Other folders of brands, which are only extended. Default: none. */
  readonly parentFolders?: readonly string[];
  /** Places whose rules brands may be held to. Default: none. */
  readonly jurisdictions?: readonly Jurisdiction[];
  /** Rules beside the engine's own. Default: none. */
  readonly ownChecks?: readonly Check[];
  readonly versions?: readonly Version[];
  /** Milliseconds since 1970, for a brand of a time zone. Default: the clock of this machine. */
  readonly now?: (timeZone: string) => number;
}

export interface Resolver {
  /** Everything about the brand in the folder of that name. Never throws. */
  resolve(id: string): ManifestResult;
  /** The manifest with all that it inherits, before anything of it is checked: quicker by far. Never throws. */
  inherit(id: string): Extended;
  /**
   * Looks again at the brands that such files may belong to, the next time that they are asked for: the file system
   * answers something else for them than before.
   *
   * @param changed says of a path whether the file there, or anything in the folder there, has changed
   */
  forget(changed: (path: string) => boolean): void;
  /**
   * One of another file system, in which no schema, no widget and no place is another one. It reads again only the brands that
   * such files may belong to.
   *
   * @param changed as of `forget`
   */
  over(files: FileSystem, changed: (path: string) => boolean): Resolver;
}

/** All that a resolver has learned, with which another one may begin. */
interface Learned {
  readonly extender: Extender;
  /** The findings of checks, by the brand that has them. */
  readonly findings: ReadonlyMap<string, ReadonlySet<string>>;
  readonly run: ReturnType<typeof createCheckRunner>;
}

/** Makes what resolves brands. The schema is compiled once, and each manifest is read once, until it is forgotten. */
export function createResolver(input: ResolverInput): Resolver {
  const { files, schema, brandsFolder, parentFolders = [], versions } = input;
  const extender = createExtender({
    files,
    brandsFolder,
    parentFolders,
    ownKeys: keysThatAreOwn(schema),
    ...(versions === undefined ? {} : { versions }),
  });
  return resolverWith(input, { extender, findings: new Map(), run: createCheckRunner() });
}

function resolverWith(input: ResolverInput, { extender, findings: earlier, run }: Learned): Resolver {
  const { files, schema, widgets, names, modals, reserved, brandsFolder } = input;
  const { parentFolders = [], jurisdictions = [], ownChecks = [], now = Date.now } = input;
  const { check, problem } = compileSchema(schema.root);
  const byName = new Map(widgets.map((widget) => [widget.name, widget]));
  const areWhole = !widgets.some(({ isBroken }) => isBroken);
  const byCode = new Map(jurisdictions.map((jurisdiction) => [jurisdiction.code, jurisdiction]));
  const knownNames = { jurisdictions: [...byCode.keys()], ...names };
  const { extend } = extender;
  const none: ReadonlySet<string> = new Set();
  const findings = new Map(earlier);

  return {
    inherit: extend,
    resolve(id) {
      const extended = extend(id);
      if (extended.document === undefined || problem !== undefined) return unread(id, extended);
      return resolveDocument(id, extended, extended.document);
    },
    forget(changed) {
      // Checks of a repository may read any file.
      const others = new Map<string, boolean>();
      const isOther = ({ folder }: ChainLink) => {
        const hasChanged = others.get(folder) ?? changed(folder);
        others.set(folder, hasChanged);
        return hasChanged;
      };
      for (const id of findings.keys())
        if (ownChecks.length > 0 || extend(id).chain.some(isOther)) findings.delete(id);
      extender.forget(changed);
    },
    over(others, changed) {
      const other = resolverWith(
        { ...input, files: others },
        { extender: extender.over(others), findings, run },
      );
      other.forget(changed);
      return other;
    },
  };

  /** Returns the findings of the checks in the brand that is extended. */
  function findingsAbove(chain: readonly ChainLink[]): ReadonlySet<string> {
    const parent = chain.at(-2)?.id;
    if (parent === undefined) return none;
    if (!findings.has(parent)) {
      findings.set(parent, none);
      const extended = extend(parent);
      if (extended.document !== undefined) resolveDocument(parent, extended, extended.document);
    }
    return findings.get(parent) ?? none;
  }

  function parentOf(chain: readonly ChainLink[]): Traced | undefined {
    const parent = chain.at(-2)?.id;
    return parent === undefined ? undefined : extend(parent).document;
  }

  function filledOf({ value }: Traced): JsonObject {
    const filled = fillDefaults(schema.root, value);
    return isObject(filled) ? filled : {};
  }

  /** The finding about a manifest that only says what differs, and does not say from what. */
  function extendsMissing({ members, mark, value }: Traced, shapes: readonly Issue[]): Issue | undefined {
    const lacking = shapes.filter(({ code }) => code === 'missing-key' || code === 'id-elsewhere');
    if (members?.has('extends') || own(value, 'abstract') === true || lacking.length === 0) return undefined;
    const misspelt = shapes.find(({ code, meant }) => code === 'unknown-key' && meant === 'extends');
    if (misspelt !== undefined) return misspelt;
    const parents = [brandsFolder, ...parentFolders].flatMap((folder) =>
      listBrandIds(files, folder).filter((id) => own(extend(id).document?.value, 'abstract') === true),
    );
    const [first] = lacking;
    if (parents.length === 0 || first === undefined) return undefined;
    const place = { file: mark.source.file, pointer: '', ...valuePosition(mark) };
    const lacks = first.message.replace(/ is missing\..*$/s, '');
    return createIssue('extends-missing', place, { lacks, more: lacking.length - 1, parents });
  }

  function unread(id: string, { chain, issues, inputs }: Extended): ManifestResult {
    const file = `${chain.at(-1)?.folder ?? `${brandsFolder}/${id}`}/brand.json`;
    const broken =
      problem === undefined
        ? []
        : [
            createIssue(
              'schema-broken',
              { file: 'schemas', line: 1, column: 1, pointer: '' },
              { what: problem },
            ),
          ];
    return {
      id,
      abstract: false,
      chain,
      conditions: [],
      boundaries: boundariesOf([]),
      uses: { messages: [], assets: [], tokens: [], contents: [], hashes: [], alone: [], foreignOrigins: [] },
      reached: { widgets: [], features: [] },
      origins: noOrigins(file),
      issues: sortIssues([...issues, ...broken]),
      inputs,
    };
  }

  function resolveDocument(
    id: string,
    { chain, issues, inputs }: Extended,
    document: Traced,
  ): ManifestResult {
    const written = filledOf(document);
    const abstract = written.abstract === true;
    const shape: ShapeContext = {
      value: written,
      partial: abstract,
      near: originsIn(document).near,
      widgetFile: (pointer) => byName.get(widgetOf(written, pointer) ?? '')?.file,
      inheritedKeys: (pointer) => inheritedKeys(document, pointer, ownFile(chain)),
      around: { schema: schema.root, manifest: written, names: knownNames },
    };
    const errors = check(written);
    const shapes = shapeIssues(errors, shape);
    // The contents of a text in the place of a list are not known, and the things they lead to seem to be used by nothing.
    const isMisread = errors.some(
      ({ keyword, schema }) => keyword === 'type' && /object|array/.test(String(schema)),
    );
    const orphan = extendsMissing(document, shapes);
    if (orphan !== undefined) {
      const others = issues.filter(({ code }) => code !== 'list-anchor' && code !== 'list-remove');
      return unread(id, { chain, issues: [...others, orphan], inputs });
    }
    const foundIssues: Issue[] = [
      ...issues,
      ...withReplaced(shapes, written, originsIn(document), ownFile(chain)),
      ...nullKeyIssues(schema.root, document, written, shape),
    ];
    // References to things that a value of a wrong kind hides are not at fault.
    const traced = withInherited(document, new Set(shapes.map(({ pointer }) => pointer)));
    const manifest = traced === document ? written : filledOf(traced);
    const origins = originsIn(traced);
    const path = (pointer: string) => pathOf(manifest, pointer);
    const surveyed = surveyManifest(schema.root, manifest);
    const brand = surveyed.shown;
    const uses = usesOf(manifest, surveyed, origins, byName);
    const above = findingsAbove(chain);
    const saidBy = (pointer: string) => {
      const writer = origins.writerOf(pointer);
      if (writer === undefined) return undefined;
      if (writer.file !== ownFile(chain)) return 'others';
      return writer.isOver ? 'brand over others' : 'brand';
    };
    let list = issueList();
    const add = <Args>(code: string, finding: Finding<Args>, target: At, args: Args | (() => Args)) => {
      const place = { pointer: target.pointer, ...(target.place ?? origins.near(target.pointer, target.on)) };
      if (target.isOfWriter && place.file !== ownFile(chain) && !above.has(keyOf({ code, ...place }))) return;
      list.add(code, () => {
        const issue = issueOf(
          code,
          finding,
          place,
          typeof args === 'function' ? (args as () => Args)() : args,
        );
        return placedAtCause(issue, target.cause ?? target.pointer, chain, origins, above);
      });
    };
    const context: CheckContext = {
      manifest,
      inherited: parentOf(chain)?.value,
      brand,
      survey: surveyed,
      schema: schema.root,
      widgets: byName,
      names: knownNames,
      modals,
      reserved,
      assets: uses.assets,
      jurisdictions: byCode,
      folders: chain.map(({ folder }) => folder),
      files,
      now: now(ownText(manifest, 'timeZone') ?? DEFAULT_TIME_ZONE),
      saidBy,
      departed: departuresIn(traced),
      path,
      report: add,
      add: (issue) => list.add(issue.code, () => issue),
    };
    const checked = [...checks, ...ownChecks].flatMap((brandCheck) => {
      list = issueList();
      try {
        if (ownChecks.includes(brandCheck)) brandCheck.run(context);
        else run(brandCheck, context);
      } catch (error) {
        // The engine's own checks are the engine's to mend.
        if (!ownChecks.includes(brandCheck)) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        add('check-failed', catalogue['check-failed'], { pointer: '' }, { docs: brandCheck.docs, reason });
      }
      return list.all();
    });
    findings.set(id, new Set(checked.map(keyOf)));
    // The things that an abstract manifest names may be added by the brands that extend it.
    if (!abstract) foundIssues.push(...checked);
    const sound = !abstract && !foundIssues.some(({ severity }) => severity === 'error');
    return {
      id,
      ...(sound ? { brand: brand as unknown as AnyBrand } : {}),
      abstract,
      chain,
      merged: manifest,
      ...(isObject(brand) ? { shown: brand } : {}),
      conditions: surveyed.conditions,
      boundaries: boundariesIn(surveyed.conditions, surveyed.dropped),
      uses,
      reached: {
        widgets: widgetsIn(surveyed.placements, byName),
        features: featuresIn(brand as JsonObject),
      },
      origins,
      ...(isMisread && { isMisread }),
      issues: sortIssues(withoutConsequences(foundIssues, areWhole && !isMisread)),
      inputs: [...inputs, ...uses.assets.flatMap((asset) => asset.path ?? [])],
    };
  }
}

/**
 * The findings, in which those of settings that an inherited placement has are one: they are wrong only because this brand shows
 * another widget there.
 */
function withReplaced(
  issues: readonly Issue[],
  manifest: JsonObject,
  origins: Origins,
  brandFile: string,
): Issue[] {
  const replaced = new Map<string, Issue[]>();
  const others = issues.filter((issue) => {
    const { pointer, file } = issue;
    const placement = pointer.slice(0, Math.max(0, `${pointer}/`.lastIndexOf('/props/')));
    const writer =
      placement === '' || file === brandFile ? undefined : origins.writerOf(`${placement}/widget`);
    if (writer?.file !== brandFile || !writer.isOver) return true;
    replaced.set(placement, [...(replaced.get(placement) ?? []), issue]);
    return false;
  });
  const told = [...replaced].map(([pointer, faults]) => {
    const value = valueAt(manifest, pointer);
    const keys = faults.flatMap((fault) => pointerKeys(fault.pointer.slice(pointer.length)).slice(1, 2));
    return createIssue(
      'widget-replaced',
      { pointer, ...origins.near(`${pointer}/widget`) },
      {
        path: pathOf(manifest, pointer),
        id: ownText(value, 'id') ?? '',
        widget: ownText(value, 'widget') ?? '',
        fault: faults[0]?.message ?? '',
        keys: [...new Set(keys)],
      },
    );
  });
  return [...others, ...told];
}

const boundariesIn = byIdentity((conditions: Survey['conditions'], dropped: ReadonlySet<string>) =>
  boundariesOf(
    conditions.flatMap(({ pointer, value }) =>
      // Pages know nothing of redirects.
      pointer.startsWith('/redirects/') || dropped.has(pointer.replace(/\/when$/, '')) ? [] : [value],
    ),
  ),
);

const widgetsIn = byIdentity(
  (placements: Survey['placements'], definitions: ReadonlyMap<string, WidgetDefinition>): readonly string[] =>
    [...new Set(placements.map(({ widget }) => widget))].filter((name) => definitions.has(name)).sort(),
);

function featuresIn(brand: JsonObject): string[] {
  const features = isObject(brand.features) ? brand.features : {};
  return Object.keys(features)
    .filter((name) => own(features[name], 'fixed') !== false)
    .sort();
}

function keysThatAreOwn({ root }: ComposedSchema): ReadonlySet<string> {
  const properties = isObject(root.properties) ? root.properties : {};
  return new Set(Object.keys(properties).filter((key) => own(properties[key], 'inherited') === false));
}

/** Keys of an object of a merged manifest, or of the one that another value took the place of, that others than a file wrote. */
function inheritedKeys(root: Traced, pointer: string, file: string): readonly string[] {
  const { traced, exact } = tracedNear(root, pointer);
  if (!exact) return [];
  if (traced.was?.members !== undefined) return [...traced.was.members.keys()];
  return [...(traced.members ?? [])].flatMap(([key, { mark, overrode }]) =>
    mark.source.file !== file || overrode.length > 0 ? [key] : [],
  );
}

function ownFile(chain: readonly ChainLink[]): string {
  return `${chain.at(-1)?.folder}/brand.json`;
}

/** A finding that only this brand has stands in its manifest, also where it is about a value of an inherited one. */
function placedAtCause(
  issue: Issue,
  cause: string,
  chain: readonly ChainLink[],
  origins: Origins,
  above: ReadonlySet<string>,
): Issue {
  const brandFile = ownFile(chain);
  if (issue.file === brandFile || above.has(keyOf(issue))) return issue;
  const section = origins.near(cause);
  const place = section.file === brandFile ? section : origins.near('/extends');
  return place.file === brandFile ? atCause(issue, place) : issue;
}

function keyOf({ code, file, line, column }: Pick<Issue, 'code' | 'file' | 'line' | 'column'>): string {
  return `${code}\0${file}\0${line}\0${column}`;
}
