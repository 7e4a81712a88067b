// Prints, again and again, how many milliseconds of a processor's time a fixed piece of work takes: how fast the machine is
// while tests run beside it. It does what tests do most: it makes objects, texts and regular expressions, reads JSON, takes
// texts apart and renders pages. Much code over much memory, as there: a loop that fits into a processor's cache says little
// of machines that differ in how they reach their memory.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';

/** A piece is about a hundredth of the work of one processor, so that it costs the tests beside it next to nothing. */
const PAUSE_MS = 4000;

const text = Array.from(
  { length: 130 },
  (_, place) => `part${place}:\n  title: "Part ${place}"\n  items: [one, two, ${place}]\n  shown: true\n`,
).join('');

function objects() {
  let sum = 0;
  for (let round = 0; round < 3; round += 1) {
    const rows = Array.from({ length: 900 }, (_, place) => ({
      id: `row-${place}-${round}`,
      path: `/routes/${place % 17}/main/${place}`,
      props: { size: place, names: [`name ${place}`, `other ${round}`], shown: place % 3 === 0 },
    }));
    const read = JSON.parse(JSON.stringify(rows));
    const byPath = new Map(read.map((row) => [row.path.replace(/\/(\d+)\//g, ':$1:'), row]));
    const sorted = [...byPath.values()].sort((first, second) => first.id.localeCompare(second.id));
    sum += sorted.filter(({ props }) => props.shown).length;
  }
  return sum;
}

const Row = ({ place }) =>
  createElement('li', { className: `row-${place % 7}`, style: { order: place } }, [
    createElement('a', { key: 'link', href: `/routes/${place}` }, `Row ${place}`),
    createElement('span', { key: 'size', 'aria-label': 'size' }, place * 3),
  ]);

function page() {
  const rows = Array.from({ length: 230 }, (_, place) => createElement(Row, { key: place, place }));
  return renderToStaticMarkup(createElement('ul', null, rows)).length;
}

function work() {
  return objects() + page() + Object.keys(parse(text)).length;
}

// The compiler is done with it after some rounds.
for (let warm = 0; warm < 3; warm += 1) work();

for (;;) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  console.log(((user + system) / 1000).toFixed(2));
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
