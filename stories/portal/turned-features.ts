import type { ResolvedBrand } from '@liveryjs/schemas/brand';

/** Features that are not as the brand has them: on or off by name. */
export type TurnedFeatures = Readonly<Record<string, boolean>>;

/** Reads them from what the address of a story can hold: `pointsMall-off speedTest-on`. */
export function readFeatures(text = ''): TurnedFeatures {
  const entries = [...text.matchAll(/([A-Za-z0-9]+)-(on|off)\b/g)];
  return Object.fromEntries(entries.map(([, name, state]) => [name, state === 'on']));
}

export function writeFeatures(turned: TurnedFeatures): string {
  return Object.entries(turned)
    .map(([name, on]) => `${name}-${on ? 'on' : 'off'}`)
    .join(' ');
}

/** The brand with these features on or off, whatever the platform says; names that it does not have are nothing. */
export function turnFeatures(brand: ResolvedBrand, turned: TurnedFeatures): ResolvedBrand {
  const features = Object.entries(brand.features).map(([name, feature]) => {
    const fixed = turned[name];
    return [name, fixed === undefined ? feature : { fixed }] as const;
  });
  return { ...brand, features: Object.fromEntries(features) };
}
