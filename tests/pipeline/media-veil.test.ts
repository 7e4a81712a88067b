import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { JsonValue } from '@liveryjs/compiler/manifest';
import { colorOf } from '@liveryjs/compiler/theme';
import { expect, test } from 'vitest';

const brands = resolve(import.meta.dirname, '../../brands');

interface Media {
  readonly color?: { readonly media?: Readonly<Record<string, { readonly $value: JsonValue }>> };
}

const mediaOf = (brand: string) => {
  const { color }: Media = JSON.parse(readFileSync(join(brands, brand, 'tokens.json'), 'utf8'));
  return color?.media;
};
const house = mediaOf('house');

/** Red, green, blue and alpha, each from 0 to 1. */
const channelsOf = (value: JsonValue = null) => {
  const css = colorOf(value) ?? '';
  return [1, 3, 5, 7].map((start) => Number.parseInt(css.slice(start, start + 2) || 'ff', 16) / 255);
};

/** Relative luminance, as WCAG counts it. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const names = readdirSync(brands, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);

test.each(names)('the text on pictures of %s can be read where its veil lies on a white one', (brand) => {
  const ownMedia = mediaOf(brand);
  const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf((ownMedia?.veil ?? house?.veil)?.$value);
  const ground = [red, green, blue].map((value) => value * alpha + 1 - alpha);
  const text = channelsOf((ownMedia?.text ?? house?.text)?.$value).slice(0, 3);
  expect((luminance(text) + 0.05) / (luminance(ground) + 0.05)).toBeGreaterThanOrEqual(4.5);
});
