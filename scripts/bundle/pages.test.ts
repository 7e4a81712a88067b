import { expect, test } from 'vitest';
import { isPublic } from './pages.ts';

const addresses = [
  ['/', 'home'],
  ['/login', 'login'],
  ['/help', 'help'],
  ['/helpmc', 'help'],
] as const;
const access = { loginFirst: true, loginRoute: 'login', open: ['/helpmc'] };
const publicOf = (loginFirst: boolean) =>
  addresses
    .filter(([path, id]) => isPublic({ access: { ...access, loginFirst } }, path, { id }))
    .map(([path]) => path);

test('[2.13] where a login comes first, the login route and the open addresses alone are public', () => {
  expect(publicOf(true)).toEqual(['/login', '/helpmc']);
});

test('every address of another brand is public', () => {
  expect(publicOf(false)).toEqual(['/', '/login', '/help', '/helpmc']);
});
