import type { Guise, ToldFacts } from '#studio/bridge.ts';
import type { View } from './address.ts';

type Switched = Guise['switched'][number];

/** The guise of a view: as whom and when the portal is seen. */
export function guiseOf(view: View, timeZone: string | undefined): Guise {
  const { audience, time, status } = view;
  return {
    ...(audience !== undefined && { audience }),
    ...(time !== undefined && timeZone !== undefined && { moment: { at: time, timeZone } }),
    ...(status !== undefined && /^\d+$/.test(status) && { status: Number(status) }),
    switched: switchedIn(view),
  };
}

/** The things that a view switches on and off. */
export function switchedIn({ on, off }: Pick<View, 'on' | 'off'>): readonly Switched[] {
  const read = (text: string | undefined, isOn: boolean) =>
    (text ?? '').split(',').flatMap((each): Switched[] => {
      const [, kind, name] = /^(features|vendors)\.(.+)$/.exec(each) ?? [];
      return name === undefined ? [] : [{ kind: kind as Switched['kind'], name, isOn }];
    });
  return [...read(on, true), ...read(off, false)];
}

/** A view with one thing switched; `isOn` undefined leaves it to the platform. */
export function withSwitch(
  view: View,
  kind: Switched['kind'],
  name: string,
  isOn: boolean | undefined,
): Pick<View, 'on' | 'off'> {
  const others = switchedIn(view).filter((each) => each.kind !== kind || each.name !== name);
  const all = isOn === undefined ? others : [...others, { kind, name, isOn }];
  const written = (state: boolean) =>
    all.flatMap((each) => (each.isOn === state ? `${each.kind}.${each.name}` : [])).join(',') || undefined;
  return { on: written(true), off: written(false) };
}

/** Facts as the host takes them. */
export function namesByKind({ facts }: Pick<ToldFacts, 'facts'>): Record<string, readonly string[]> {
  return Object.fromEntries(facts.map(({ kind, names }) => [kind, names]));
}

/** The guise of a view in a few words; undefined where the portal is seen as it is. */
export function guiseInWords(view: View): string | undefined {
  const { audience, time, status } = view;
  const switched = switchedIn(view).length;
  const words = [
    ...(audience === undefined ? [] : [titled(audience)]),
    ...(time === undefined ? [] : [time.replace('T', ' ')]),
    ...(status === undefined ? [] : [`status ${status}`]),
    ...(switched === 0 ? [] : [`${switched} switched`]),
  ];
  return words.length === 0 ? undefined : words.join(' · ');
}

/** A name with a capital letter in front. */
export function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
