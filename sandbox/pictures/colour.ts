/** A colour between two, as #rrggbb: all of the first at 0, all of the second at 1. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * share)).join('')}`;
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number) => mix(colour, '#000000', share);

/** A colour from hue in degrees, saturation and lightness from 0 to 1. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return hex(255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Hue in degrees, saturation and lightness from 0 to 1, of #rgb or #rrggbb. */
export function toHsl(colour: string): { hue: number; saturation: number; lightness: number } {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => value / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const reach = most - least;
  const lightness = (most + least) / 2;
  if (reach === 0) return { hue: 0, saturation: 0, lightness };
  const turn =
    most === r ? ((g - b) / reach + 6) % 6 : most === g ? (b - r) / reach + 2 : (r - g) / reach + 4;
  return { hue: turn * 60, saturation: reach / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function channels(colour: string): number[] {
  const full = colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour;
  return [1, 3, 5].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
