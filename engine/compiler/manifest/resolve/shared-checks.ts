import type { Check, CheckContext } from '#compiler/manifest/checks/check.ts';
import { isObject, type JsonValue, own } from '#compiler/manifest/json.ts';

type Root = 'manifest' | 'brand' | 'survey' | 'inherited';
type Read = readonly [root: Root, key: string, value: unknown];

/** Brands of so many kinds are remembered, the last ones. */
const MOST = 16;

/**
 * Runs checks, and none again on the same things: brands share most of what they inherit. What a check looks at, section by
 * section, is kept when it finds nothing.
 */
export function createCheckRunner(): (check: Check, context: CheckContext) => void {
  const sound = new Map<Check, (readonly Read[])[]>();
  const apart = new WeakSet<Check>();
  const unshared = new Map<Check, number>();
  return (check, context) => {
    if (apart.has(check)) return check.run(context);
    const knownReads = sound.get(check) ?? [];
    sound.set(check, knownReads);
    const isSame = ([root, key, value]: Read) => partAt(context, root, key) === value;
    if (knownReads.some((reads) => reads.every(isSame))) return;
    const { watched, reads, found } = watch(context, () => apart.add(check));
    check.run(watched);
    const seen = reads();
    if (seen === undefined) {
      if (found()) return;
      // It looks at what each brand has of its own: watching it costs more than it saves.
      const count = (unshared.get(check) ?? 0) + 1;
      unshared.set(check, count);
      if (count >= MOST) apart.add(check);
      return;
    }
    if (knownReads.length >= MOST) knownReads.shift();
    knownReads.push(seen);
  };
}

function partAt(context: CheckContext, root: Root, key: string): unknown {
  return root === 'survey' ? context.survey[key as keyof CheckContext['survey']] : own(context[root], key);
}

/**
 * A context that knows which parts of it were looked at; undefined where that was more than what brands share, or when there
 * are findings.
 *
 * @param isApart hears that something was looked at that each brand has of its own
 */
function watch(
  context: CheckContext,
  isApart: () => void,
): { watched: CheckContext; reads: () => readonly Read[] | undefined; found: () => boolean } {
  const reads = new Map<string, Read>();
  let isShared = true;
  let hasFound = false;
  const finding = <Value>(value: Value): Value => {
    hasFound = true;
    return alone(value);
  };
  const alone = <Value>(value: Value): Value => {
    isShared = false;
    return value;
  };
  const apart = <Value>(value: Value): Value => {
    isApart();
    return alone(value);
  };
  const noted = <Target extends object>(root: Root, target: Target): Target => {
    const note = (key: string | symbol) => {
      if (typeof key === 'string') reads.set(`${root} ${key}`, [root, key, partAt(context, root, key)]);
    };
    return new Proxy(target, {
      get(_, key) {
        note(key);
        return Reflect.get(target, key);
      },
      getOwnPropertyDescriptor(_, key) {
        note(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      ownKeys: () => alone(Reflect.ownKeys(target)),
    });
  };
  const section = <Value extends JsonValue | undefined>(
    root: 'manifest' | 'brand' | 'inherited',
    value: Value,
  ) => (isObject(value) ? noted(root, value) : alone(value));
  const { schema, widgets, names, modals, reserved, jurisdictions } = context;
  const watched: CheckContext = {
    // The same for every brand of a workspace.
    ...{ schema, widgets, names, modals, reserved, jurisdictions },
    manifest: section('manifest', context.manifest),
    brand: section('brand', context.brand),
    survey: noted('survey', context.survey),
    get inherited() {
      return section('inherited', context.inherited);
    },
    get assets() {
      return apart(context.assets);
    },
    get folders() {
      return apart(context.folders);
    },
    get files() {
      return apart(context.files);
    },
    get now() {
      return apart(context.now);
    },
    saidBy: (pointer) => alone(context.saidBy(pointer)),
    departed: (pattern, name) => alone(context.departed(pattern, name)),
    path: (pointer) => alone(context.path(pointer)),
    report: (...args) => finding(context.report(...args)),
    add: (issue) => finding(context.add(issue)),
  };
  return { watched, reads: () => (isShared ? [...reads.values()] : undefined), found: () => hasFound };
}
