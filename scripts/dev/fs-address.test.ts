import { expect, it } from 'vitest';
import { fsAddress } from './fs-address.ts';

it.each(['/srv/a b/node_modules/@liveryjs/house/icons.svg', '/srv/100%/a+b&c=d/ä.svg', 'C:\\brands\\a.svg'])(
  '%s is the file that Vite decodes the address to',
  (file) => {
    expect(`/@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}`).toBe(decodeURI(fsAddress(file)));
  },
);

it('leaves the name of a package as Vite looks for it', () => {
  expect(fsAddress('/srv/node_modules/@liveryjs/house/icons.svg')).toBe(
    '/@fs/srv/node_modules/@liveryjs/house/icons.svg',
  );
});
