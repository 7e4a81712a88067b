import { expect, test } from 'vitest';
import { visible } from './visible.ts';

test.each([
  ['+ 3 | "name": "Lotus"', '+ 3 | "name": "Lotus"'],
  ['"a\u202e// evil\u2066"', '"a⟨U+202E⟩// evil⟨U+2066⟩"'],
  ['lot\u200bus\ufeff\u0000\u007f', 'lot⟨U+200B⟩us⟨U+FEFF⟩⟨U+0000⟩⟨U+007F⟩'],
  // Line feeds and tabs are seen, and letters of every script stay; so does what joins them.
  ['مرحبا\n\tविश्व\u200d', 'مرحبا\n\tविश्व\u200d'],
  ['<script>', '<script>'],
])('%j is shown as %j', (text, want) => expect(visible(text)).toBe(want));
