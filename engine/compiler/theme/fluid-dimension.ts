import { isObject, type JsonValue, own } from '#compiler/manifest/index.ts';
import type { Spot } from './spot.ts';
import { readDimension } from './values/simple.ts';

const narrow = 360;
const wide = 1280;
const rem = 16;

/**
 * `livery.fluid { min }`: the dimension grows with the window, from `min` at 360 px to the token's value at 1280 px.
 * Both are in px or both in rem.
 */
export function fluidDimension(max: string, fluid: JsonValue, spot: Spot): string | undefined {
  const others = Object.keys(isObject(fluid) ? fluid : {}).filter((key) => key !== 'min');
  for (const key of others) spot.unknownKey(key, ['min']);
  if (others.length > 0) return undefined;
  const min = readDimension(own(fluid, 'min') ?? null, spot.in('min'), () => undefined);
  if (min === undefined) return undefined;
  const unit = max.endsWith('rem') ? 'rem' : 'px';
  if (!max.endsWith(unit) || !min.endsWith(unit)) {
    const hint = 'A fluid dimension is written in px or in rem, at both ends.';
    return spot.in('min').expected(`a dimension in the unit of ${max}`, min, hint);
  }
  const scale = unit === 'rem' ? rem : 1;
  const [low, high] = [Number.parseFloat(min) * scale, Number.parseFloat(max) * scale];
  const slope = (high - low) / (wide - narrow);
  const start = (low - slope * narrow) / scale;
  const [first, last] = low < high ? [min, max] : [max, min];
  return `clamp(${first},${short(start)}${unit} + ${short(slope * 100)}vw,${last})`;
}

function short(value: number): number {
  return Number(value.toFixed(4));
}
