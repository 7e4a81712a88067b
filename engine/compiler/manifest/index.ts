export { instantInYear } from '#compiler/plain/instant-at.ts';
export { type Boundaries, isTime, wallClock } from '#compiler/plain/times.ts';
export { extensionOf, kindOf } from './assets/file-kinds.ts';
export { pictureSize } from './assets/picture-size.ts';
export { ICONS, iconFiles, mergeSprites, symbolsIn } from './assets/svg-symbols.ts';
export { byIdentity, joinLists } from './by-identity.ts';
export type { At, Check, CheckContext } from './checks/check.ts';
export { defineCheck, type OwnCheckContext, type OwnFindings } from './checks/define-check.ts';
export { checks } from './checks/index.ts';
export { nounOf } from './checks/known-references.ts';
export { patternValues } from './checks/pattern-values.ts';
export { canHoldAt } from './checks/times-of.ts';
export { listBrandIds } from './extend/extend.ts';
export { type Anchored, placeIds } from './extend/merge-items.ts';
export { type FileFault, type FileSystem, memoryFiles } from './file-system.ts';
export {
  isList,
  isObject,
  type JsonObject,
  type JsonValue,
  own,
  ownText,
  primitiveNumber,
  primitiveText,
  textsIn,
  typeName,
} from './json.ts';
export type { Jurisdiction, Rule } from './jurisdictions/jurisdiction.ts';
export { readJurisdiction } from './jurisdictions/read-jurisdiction.ts';
export { isLanguage, languageOfCountry } from './language-tags.ts';
export { type CaseTwin, filesOfRoute, foldCase, pageFile } from './page-file.ts';
export { decode } from './parse/decode.ts';
export { deepest, measure } from './parse/limits.ts';
export { lostLetter } from './parse/lost-letters.ts';
export { type Parsed, parseJson } from './parse/parse-json.ts';
export { largestJson, readJsonFile } from './parse/read-json-file.ts';
export { SourceText } from './parse/source-text.ts';
export { unreadable, unreadableIssue } from './parse/unreadable.ts';
export { pathOf, pointerKeys, pointerTo, valueAt } from './pointer.ts';
export { createResolver, type Resolver } from './resolve/create-resolver.ts';
export { fillDefaults } from './resolve/fill-defaults.ts';
export {
  boundariesOf,
  DEFAULT_TIME_ZONE,
  instantOf,
  isMoving,
  withInstants,
} from './resolve/instants.ts';
export type { Origins } from './resolve/origins.ts';
export type { ChainLink, ConditionUse, ContentUse, HashUse, ManifestResult } from './resolve/result.ts';
export { type ComposedSchema, composeSchema } from './schema/compose-schema.ts';
export { type JsonSchema, mapSchema, type SchemaFiles } from './schema/json-schema.ts';
export { baseOf, folderOf, mapReferences, type Target } from './schema/map-references.ts';
export { sourceSchema } from './schema/source-schema.ts';
export type { WidgetDefinition } from './schema/widget-definition.ts';
export { type CheckShape, compileSchema } from './validate/compile-schema.ts';
export { shapeIssues } from './validate/shape-issues.ts';
