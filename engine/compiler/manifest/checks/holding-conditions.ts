import { type Finding, oneOf } from '#compiler/issues/index.ts';
import { isList, isObject, type JsonObject, own, textsIn } from '#compiler/manifest/json.ts';
import { pointerTo, valueAt } from '#compiler/manifest/pointer.ts';
import { canHold, decidedBy } from '#compiler/manifest/resolve/can-hold.ts';
import { partsAt } from '#compiler/manifest/schema/parts-at.ts';
import { createCheck } from './define-check.ts';
import { type ConditionKind, jointly, kindsAtFault, kindsIn } from './joint-conditions.ts';
import { contradiction } from './sound-conditions.ts';
import { DAYS } from './times-of.ts';

const findings = {
  'condition-never': {
    title: 'A condition can never hold in this brand',
    severity: 'warning',
    message: ({ path, reason }) => `${path}: ${reason}, so this never holds.`,
    hint: ({ hint }) => hint,
  } satisfies Finding<{ path: string; reason: string; hint: string }>,
  'condition-idle': {
    title: 'A condition always holds',
    severity: 'warning',
    message: ({ path }) => `${path}: this holds for every visit, so it has no effect.`,
    hint: () => 'Take it out, or name only those for whom it is to hold.',
  } satisfies Finding<{ path: string }>,
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

type Kinds = ReadonlyMap<string, ConditionKind>;

export const holdingConditions = createCheck({
  docs: 'A condition that the brand writes itself can hold in it: it speaks the languages, and not all kinds of visitors are ruled out.',
  findings,
  run({ manifest, schema, survey, saidBy, path, report }) {
    const { languages } = decidedBy(manifest);
    const kinds = kindsIn(schema, languages);
    // Features that are fixed off are how a brand leaves things out.
    const seasons = own(manifest, 'seasons');
    for (const name of Object.keys(isObject(seasons) ? seasons : {})) {
      const pointer = pointerTo('/seasons', name);
      if (saidBy(pointer) !== 'others') idleZone(pointer);
    }
    const undecided = { fixed: new Map<string, boolean>(), languages };
    // Most brands write in few sections, and conditions stand in many places of the others.
    const isInherited = new Map<string, boolean>();
    for (const { pointer, value, around } of survey.conditions) {
      const section = pointer.slice(0, pointer.indexOf('/', 1));
      if (!isInherited.has(section)) isInherited.set(section, saidBy(section) === 'others');
      if (isInherited.get(section) || !saidBy(pointer)?.startsWith('brand')) continue;
      const never = (conditionPointer: string, reason: string, hint: string) =>
        report(
          'condition-never',
          { pointer: conditionPointer },
          { path: path(conditionPointer), reason, hint },
        );
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
        const reason = whyNever(value, around, pointer);
        if (reason === undefined) idleParts(value, pointer);
        else never(pointer, reason, 'Take one of the two out, or what stands under this condition.');
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

    function whyNever(value: JsonObject, around: readonly JsonObject[], pointer: string): string | undefined {
      const all = [value, ...around];
      // That one rules out what another asks for, or that nothing holds around it, is told already.
      if (contradiction(all, kinds) !== undefined || jointly(around, kinds) === 'never') return undefined;
      return ruledOut(value, pointer) ?? disjoint(value, around, kinds) ?? atOdds(value, around, kinds);
    }

    function idleParts(value: JsonObject, pointer: string): void {
      for (const [kind, part] of Object.entries(value)) {
        const isEachDay = kind === 'days' && isList(part) && new Set(part).size === DAYS.length;
        if (!isEachDay && jointly([{ [kind]: part }], kinds) !== 'always') continue;
        const partPointer = `${pointer}/${kind}`;
        report('condition-idle', { pointer: partPointer }, { path: path(partPointer) });
      }
    }

    function idleZone(pointer: string): void {
      const written = valueAt(manifest, pointer);
      const times = ['from', 'until'].flatMap((key) => own(written, key) ?? []);
      if (own(written, 'timeZone') === undefined || own(written, 'days') !== undefined) return;
      const isSaid = times.length > 0 && times.every((time) => /(?:Z|[+-]\d{2}:\d{2})$/.test(String(time)));
      if (times.length > 0 && !isSaid) return;
      const zonePointer = `${pointer}/timeZone`;
      report('zone-idle', { pointer: zonePointer }, { path: path(zonePointer), isSaid });
    }
  },
});

/** Why a condition cannot hold together with those around it. */
function disjoint(value: JsonObject, around: readonly JsonObject[], kinds: Kinds): string | undefined {
  for (const [kind, { holds }] of kinds)
    for (const outer of holds === 'one' ? around : []) {
      const [names, others] = [textsIn(value[kind]), textsIn(outer[kind])];
      if (names.length > 0 && others.length > 0 && !names.some((name) => others.includes(name)))
        return `${kind} ${oneOf(names)} is asked for here, and ${oneOf(others)} by what stands around it`;
    }
  return undefined;
}

/** Why no visit is as a condition and those around it ask, when that takes more than one of its parts to see. */
function atOdds(value: JsonObject, around: readonly JsonObject[], kinds: Kinds): string | undefined {
  const all = [value, ...around];
  if (jointly(all, kinds) !== 'never') return undefined;
  const who = jointly([value], kinds) === 'never' ? 'this says' : 'this and what stands around it say';
  return `what ${who} of ${kindsAtFault(all, kinds).join(' and ')} is never so at once`;
}
