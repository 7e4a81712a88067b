import { type Finding, oneOf } from '#engine/issues/index.ts';
import { isList, isObject, type JsonObject, type JsonValue, own, textsIn } from '#engine/manifest/json.ts';
import { valueAt } from '#engine/manifest/pointer.ts';
import { canHold, decidedBy } from '#engine/manifest/resolve/can-hold.ts';
import { partsAt } from '#engine/manifest/schema/parts-at.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'condition-never': {
    title: 'A condition can never hold in this brand',
    severity: 'warning',
    message: ({ path, reason }) => `${path}: ${reason}, so this never holds.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ path: string; reason: string; hint: string }>,
  'language-unspoken': {
    title: 'A condition names a language that the brand does not speak',
    severity: 'warning',
    message: ({ path, value }) =>
      `${path}: this brand does not speak ${JSON.stringify(value)}, so naming it has no effect.`,
    hint: ({ known }) => `Take it out, or add it to languages.supported. The brand speaks ${oneOf(known)}.`,
  } satisfies Finding<{ path: string; value: string; known: readonly string[] }>,
  'zone-idle': {
    title: 'A time zone has no effect',
    severity: 'warning',
    message: ({ path, isSaid }) =>
      isSaid
        ? `${path}: "from" and "until" say their own difference from UTC, so the time zone has no effect.`
        : `${path}: there is no "from", "until" or "days" beside it, so the time zone has no effect.`,
    hint: ({ isSaid }) =>
      isSaid
        ? 'Take the time zone out, or the difference at the end of the times.'
        : 'Say when this holds, such as "from": "2026-12-21", or take the time zone out.',
  } satisfies Finding<{ path: string; isSaid: boolean }>,
};

/** Kinds of which a visit has exactly one name. */
const EXCLUSIVE = ['languages', 'audience'] as const;

export const holdingConditions = createCheck({
  docs: 'A condition that the brand writes itself can hold in it: it speaks the languages, and not all kinds of visitors are ruled out.',
  findings,
  run({ manifest, schema, survey, saidBy, path, report }) {
    const { languages } = decidedBy(manifest);
    // Features that are fixed off are how a brand leaves things out.
    const undecided = { fixed: new Map<string, boolean>(), languages };
    for (const { pointer, value, around } of survey.conditions) {
      const isOwn = (at: string) => saidBy(at)?.startsWith('brand') === true;
      if (!isOwn(pointer)) continue;
      const never = (at: string, reason: string, hint: string) =>
        report('condition-never', { pointer: at }, { path: path(at), reason, hint });
      idleZone(pointer);
      const unspoken = unspokenIn(pointer);
      if (unspoken !== undefined) {
        const { at, codes, isAll } = unspoken;
        if (isAll && canHold(value, undecided) === false) {
          const hint = `Name a language that it speaks, ${oneOf(languages)}, or add ${oneOf(codes)} to languages.supported.`;
          never(at, `this brand does not speak ${oneOf(codes)}`, hint);
        } else
          report('language-unspoken', { pointer: at }, () => ({
            path: path(at),
            value: codes[0] ?? '',
            known: languages,
          }));
      } else {
        const reason = ruledOut(value, pointer) ?? disjoint(value, around);
        if (reason !== undefined)
          never(pointer, reason, 'Take one of the two out, or what stands under this condition.');
      }
    }

    /** The languages of a condition that the brand does not speak. */
    function unspokenIn(pointer: string): { at: string; codes: string[]; isAll: boolean } | undefined {
      for (const list of [`${pointer}/languages`, `${pointer}/not/languages`]) {
        const named = valueAt(manifest, list);
        const codes = textsIn(isList(named) ? named : []);
        const others = languages.length === 0 ? [] : codes.filter((code) => !languages.includes(code));
        const [first] = others;
        if (first === undefined || saidBy(list)?.startsWith('brand') !== true) continue;
        return {
          at: `${list}/${codes.indexOf(first)}`,
          codes: others,
          isAll: others.length === codes.length,
        };
      }
      return undefined;
    }

    /** The values that a `not` rules out so that nothing is left. */
    function ruledOut(value: JsonObject, pointer: string): string | undefined {
      const { not } = value;
      if (!isObject(not)) return undefined;
      const [kind, second] = Object.keys(not);
      if (kind === undefined || second !== undefined) return undefined;
      const names = textsIn(not[kind]);
      const items = partsAt(schema, manifest, `${pointer}/not/${kind}`)
        ?.items()
        .for(undefined)
        .keyword('enum');
      const every = kind === 'languages' ? languages : kind === 'audience' ? textsIn(items) : [];
      if (every.length === 0 || !every.every((name) => names.includes(name))) return undefined;
      return `it rules out every name of ${kind} that there is`;
    }

    function idleZone(pointer: string): void {
      const written = valueAt(manifest, pointer);
      const times = ['from', 'until'].flatMap((key) => own(written, key) ?? []);
      if (own(written, 'timeZone') === undefined || own(written, 'days') !== undefined) return;
      const isSaid = times.length > 0 && times.every((time) => /(?:Z|[+-]\d{2}:\d{2})$/.test(String(time)));
      if (times.length > 0 && !isSaid) return;
      const at = `${pointer}/timeZone`;
      report('zone-idle', { pointer: at }, { path: path(at), isSaid });
    }
  },
});

/** Why a condition cannot hold together with those around it. */
function disjoint(value: JsonObject, around: readonly JsonObject[]): string | undefined {
  for (const kind of EXCLUSIVE)
    for (const outer of around) {
      const [names, others] = [listOf(value[kind]), listOf(outer[kind])];
      if (names.length > 0 && others.length > 0 && !names.some((name) => others.includes(name)))
        return `${kind} ${oneOf(textsIn(names))} is asked for here, and ${oneOf(textsIn(others))} by what stands around it`;
    }
  return undefined;
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return isList(value) ? value : [];
}
