import { darken, lighten, parseToHsl, rgba, setSaturation } from 'polished';
import { isList, isObject, type JsonValue, own } from '#compiler/manifest/index.ts';
import { contrastOf, luminance, nearestPassing, normalColor, toRgba, towards } from './color.ts';
import type { Spot } from './spot.ts';
import type { ReadPart } from './values/reader.ts';

type Step = (color: string, args: JsonValue, spot: Spot, part: ReadPart) => string | undefined;

const share: (change: (amount: number, color: string) => string) => Step = (change) => (color, args, spot) =>
  isShare(args) ? normalColor(change(args, color)) : notShare(spot, args);

/**
 * The steps that `livery.derive` can apply to a token's value, in the order in which they are written:
 * - `lighten`, `darken`: by an amount from 0 to 1 (HSL); `alpha`: opacity from 0 to 1
 * - `saturate`, `desaturate`: by a share of the saturation that the colour has, so that a grey stays grey
 * - `mix { with, weight }`: with a share of another colour
 * - `away { from, amount }`: towards black where `from` is the lighter one, else towards white
 * - `readable [colours]`: the first of them that can be read on the value, else the best
 * - `contrast { on, ratio }`: as little lighter or darker as gives the contrast on a colour
 */
const steps: Readonly<Record<string, Step>> = {
  lighten: share(lighten),
  darken: share(darken),
  saturate: share((amount, color) => saturateBy(1 + amount, color)),
  desaturate: share((amount, color) => saturateBy(1 - amount, color)),
  alpha: share((amount, color) => {
    const { red, green, blue } = toRgba(color);
    return rgba(red, green, blue, amount);
  }),
  mix(color, args, spot, part) {
    const other = member(args, 'with', spot, part);
    const weight = own(args, 'weight') ?? 0.5;
    if (!isShare(weight)) return notShare(spot.in('weight'), weight);
    return other && towards(color, other, weight);
  },
  away(color, args, spot, part) {
    const from = member(args, 'from', spot, part);
    const amount = own(args, 'amount') ?? 0.1;
    if (!isShare(amount)) return notShare(spot.in('amount'), amount);
    return from && towards(color, luminance(from) > luminance(color) ? '#000000' : '#ffffff', amount);
  },
  readable(color, args, spot, part) {
    if (!isList(args) || args.length === 0) {
      return spot.expected('a list of colours', args, 'Write ["#ffffff", "#000000"].');
    }
    const colors = args
      .map((arg, index) => part('color', arg, spot.in(index)))
      .filter((css) => css !== undefined);
    const ratios = colors.map((css) => contrastOf(css, color));
    const first = ratios.findIndex((ratio) => ratio >= 4.5);
    return colors[first === -1 ? ratios.indexOf(Math.max(...ratios)) : first];
  },
  contrast(color, args, spot, part) {
    const on = member(args, 'on', spot, part);
    const ratio = own(args, 'ratio') ?? 4.5;
    if (typeof ratio !== 'number' || ratio < 1 || ratio > 21) {
      return spot
        .in('ratio')
        .expected('a ratio from 1 to 21', ratio, '4.5 for text, 3 for large text and controls.');
    }
    return on && (nearestPassing(color, on, ratio) ?? (luminance(on) < 0.179 ? '#ffffff' : '#000000'));
  },
};

/** A colour after the steps of a `livery.derive` extension; undefined when they are wrong, which is reported. */
export function deriveColor(
  color: string,
  derive: JsonValue,
  spot: Spot,
  part: ReadPart,
): string | undefined {
  const stepNames = Object.keys(steps);
  if (!isObject(derive)) {
    return spot.expected('an object of steps', derive, `Steps: ${stepNames.join(', ')}.`);
  }
  if (Object.keys(derive).length === 0) {
    return spot.expected(
      'at least one step',
      derive,
      `Write a step such as { "darken": 0.1 }. Steps: ${stepNames.join(', ')}.`,
    );
  }
  let result: string | undefined = color;
  for (const [key, args] of Object.entries(derive)) {
    const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
    if (step === undefined) return spot.unknownKey(key, stepNames);
    result = result && step(result, args, spot.in(key), part);
  }
  return result;
}

function saturateBy(factor: number, color: string): string {
  return setSaturation(Math.min(1, parseToHsl(color).saturation * factor), color);
}

function member(args: JsonValue, key: string, spot: Spot, part: ReadPart): string | undefined {
  const value = own(args, key);
  if (value !== undefined) return part('color', value, spot.in(key));
  return spot.expected(`an object with ${JSON.stringify(key)}`, args, `Write { "${key}": "{color.…}", … }.`);
}

function isShare(value: JsonValue): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function notShare(spot: Spot, value: JsonValue): undefined {
  return spot.expected('a number from 0 to 1', value, '0 changes nothing, 1 changes all.');
}
