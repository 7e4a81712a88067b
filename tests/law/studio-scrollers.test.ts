import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../studio/client');
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
/** Positioned by the code that opens them. */
const PLACED = ['.popover'];

test.each(sheets)(
  'in %s, what scrolls holds the hidden elements inside of it, or the window would scroll to them',
  (sheet) => {
    const rules = readFileSync(join(folder, sheet), 'utf8').matchAll(/([^{}]+)\{([^{}]+)\}/g);
    const loose = [...rules].flatMap(([, selector = '', body = '']) =>
      /overflow(-y)?: (auto|scroll)/.test(body) && !/position: /.test(body) ? [selector.trim()] : [],
    );
    expect(loose.filter((selector) => !PLACED.includes(selector))).toEqual([]);
  },
);
