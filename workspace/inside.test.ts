import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import { fileOf, inside, type Place, placeIn, rmSync } from './inside.ts';
import { parseBrandId, parseInsidePath, parseReleaseId } from './names.ts';

const brand = parseBrandId('aurora') ?? never();
const release = parseReleaseId('0123456789ab') ?? never();
const file = parseInsidePath('assets/app.js') ?? never();

function never(): never {
  throw new Error('The name is one.');
}

it('a place is made of a folder, names that were parsed, and names that stand in the code', () => {
  const filePlace = inside('/srv', brand, 'releases', release, file);
  expectTypeOf(filePlace).toEqualTypeOf<Place>();
  expect(filePlace).toBe(join('/srv', 'aurora/releases/0123456789ab/assets/app.js'));
  expect(inside('/srv', fileOf(release, '.json'))).toBe(join('/srv', '0123456789ab.json'));
});

it('texts that nobody has parsed do not compile', () => {
  const text = '../etc' as string;
  // @ts-expect-error: a plain string
  inside('/srv', text);
  // @ts-expect-error: a plain string in a template
  inside('/srv', `${text}.json` as const);
  // @ts-expect-error: a name that a plain string follows
  inside('/srv', brand, text);
  // @ts-expect-error: what may be no name
  const maybe = () => inside('/srv', parseBrandId(text));
  expectTypeOf(maybe).toBeFunction();
  // @ts-expect-error: a path that is no place
  const remove = () => rmSync('/srv');
  expectTypeOf(remove).toBeFunction();
});

it.each(['/srv', '/', '/srv/..', '/srv/../etc/passwd', '/srvs/a', '/etc'])(
  '%s is no place in /srv',
  (path) => {
    expect(() => placeIn('/srv', path)).toThrow(`"${path}" is not in /srv, so nothing is written there.`);
  },
);

it.each(['/srv/a', '/srv/..a', '/srv/a/../b'])('%s is a place in /srv', (path) => {
  expect(placeIn('/srv', path)).toBe(path);
});
