import { byIdentity } from '#engine/manifest/by-identity.ts';
import { type JsonValue, ownText } from '#engine/manifest/json.ts';
import type { JsonSchema } from '#engine/manifest/schema/json-schema.ts';
import { topVisit } from '#engine/manifest/schema/walk.ts';
import { decidedBy } from './can-hold.ts';
import { DEFAULT_TIME_ZONE } from './instants.ts';
import type { Surveyed } from './survey.ts';
import { partOf } from './survey-part.ts';

/** Gathers what the filled manifest says, which is frozen. */
export function surveyManifest(schema: JsonSchema, manifest: JsonValue): Surveyed {
  const timeZone = ownText(manifest, 'timeZone') ?? DEFAULT_TIME_ZONE;
  const { shown, dropped, always, lists } = partOf(topVisit(schema, manifest), {
    decided: decidedBy(manifest),
    timeZone,
  });
  return { ...lists, dropped: setOf(dropped), always: setOf(always), shown: shown ?? manifest };
}

const setOf = byIdentity((list: readonly string[]): ReadonlySet<string> => new Set(list));
