// One piece of the yardstick's work: it loads a browser's document model, renders a page into it, and reads JSON of some
// megabytes in no order. Prints the milliseconds of a processor's time of the whole process.
import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';

const ROWS = 40_000;

function readRows() {
  const rows = Array.from({ length: ROWS }, (_, place) => ({
    id: `row-${place}`,
    path: `/routes/${place % 17}/main/${place}`,
    props: { size: place, names: [`name ${place}`], shown: place % 3 === 0 },
  }));
  const read = JSON.parse(JSON.stringify(rows));
  const byPath = new Map(read.map((row) => [row.path, row]));
  let sum = 0;
  // Lehmer's sequence of numbers, which jumps about.
  for (let round = 0, next = 1; round < 3 * ROWS; round += 1) {
    next = (next * 48_271) % 2_147_483_647;
    sum += byPath.get(rows[next % ROWS].path).props.size;
  }
  return sum;
}

function renderPage() {
  const rows = Array.from({ length: 500 }, (_, place) =>
    createElement(
      'li',
      { key: place, className: `row-${place % 7}`, style: { order: place } },
      createElement('a', { href: `/routes/${place}` }, `Row ${place}`),
    ),
  );
  const { window } = new JSDOM(renderToStaticMarkup(createElement('ul', null, rows)));
  return window.document.querySelectorAll('li > a[href]').length;
}

function readYaml() {
  const text = Array.from({ length: 130 }, (_, place) => `part${place}:\n  items: [one, two, ${place}]\n`);
  return Object.keys(parse(text.join(''))).length;
}

if (readRows() + renderPage() + readYaml() === 0) throw new Error('The yardstick did no work.');
const { user, system } = process.cpuUsage();
console.log(((user + system) / 1000).toFixed(2));
