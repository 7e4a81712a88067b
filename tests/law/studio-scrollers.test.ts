import { expect, test } from 'vitest';
import { sourceFiles, sourceText } from './source-files.ts';

/** Positioned by the code that opens them. */
const PLACED = ['.popover'];

test.each(sourceFiles(['studio/client'], /\.css$/))(
  'in %s, what scrolls holds the hidden elements inside of it, or the window would scroll to them',
  (sheet) => {
    const loose = [...sourceText(sheet).matchAll(/([^{}]+)\{([^{}]+)\}/g)].flatMap(
      ([, selector = '', body = '']) =>
        /overflow(-y)?: (auto|scroll)/.test(body) && !/position: /.test(body) ? [selector.trim()] : [],
    );
    expect(loose.filter((selector) => !PLACED.includes(selector))).toEqual([]);
  },
);
