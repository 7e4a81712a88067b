/** @module-tag matrix */
import { resolve } from 'node:path';
import { Portals } from '@liveryjs/cli/mcp/portals';
import { afterAll, expect, test } from 'vitest';

const portals = new Portals({ root: resolve(import.meta.dirname, '../..') });
afterAll(() => portals.close());

const jade = { brand: 'jade', address: '/rng', language: 'EN', mode: 'dark', width: 390, height: 700 };

// The first look builds the brand and starts the sandbox.
test('an agent sees the page as an account has it, in a language, a mode and a width', {
  timeout: 480_000,
}, async () => {
  const { png, url, title, problems } = await portals.look({ ...jade, account: 'mai' });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([390, 700]);
  expect({ path: new URL(url).pathname, title, problems }).toEqual({
    path: '/rng',
    title: 'Slots · Jade',
    problems: [],
  });
});

test('a visitor gets another picture, and nobody an account that there is not', async () => {
  const light = await portals.look({ ...jade, mode: 'light' });
  const dark = await portals.look(jade);
  expect(light.png.equals(dark.png)).toBe(false);
  await expect(portals.look({ ...jade, account: 'nobody' })).rejects.toThrow(
    /^The sandbox has no account "nobody"\. It has mai, /,
  );
  await expect(portals.look({ ...jade, brand: 'house' })).rejects.toThrow('house is only extended');
});
