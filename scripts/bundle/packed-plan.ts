import { mapValues } from '@liveryjs/workspace/map-values';
import type { CompiledMessages } from '#scripts/plugin/brand-parts.ts';
import type { BrandPlan } from './make-bundle.ts';
import { fromSharedJson, type SharedJson, sharedJson } from './shared-json.ts';

type Packed = 'messages' | 'speakers';

/** A plan as it is sent to a thread: what brands share and what is large is sent without a copy. */
export interface PackedPlan extends Omit<BrandPlan, 'parts'> {
  readonly parts: Omit<BrandPlan['parts'], Packed>;
  readonly messages: Readonly<Record<string, SharedJson>>;
  readonly speakers: SharedJson;
}

export function packPlan({ parts: { messages, speakers, ...parts }, ...plan }: BrandPlan): PackedPlan {
  return {
    ...plan,
    parts,
    messages: mapValues(messages, (texts) => sharedJson(texts)),
    speakers: sharedJson(speakers),
  };
}

/** The plan that was packed. What plans had in common is one object for all of them. */
export function unpackPlan({ parts, messages, speakers, ...plan }: PackedPlan): BrandPlan {
  const texts = mapValues(messages, (json) => fromSharedJson<CompiledMessages>(json));
  return { ...plan, parts: { ...parts, messages: texts, speakers: fromSharedJson(speakers) } };
}
