import type { CustomerService } from '@liveryjs/schemas/platform';
import { DES } from 'des.js';
import { expect, test } from 'vitest';
import { chatAddress } from './chat-address.ts';

const live = (path: string, type: 1 | 3 = 1): CustomerService => ({ csType: 'LIVECHAT', type, path });
const vip: CustomerService = { csType: 'VIP', type: 1, path: '/vip' };
const origin = 'http://a.localhost:1';

const bytes = (text: string) => [...Buffer.from(text)];
const sealed = (link: string, key: string) => {
  const cipher = DES.create({ type: 'encrypt', key: bytes(key) });
  return Buffer.from([...cipher.update(bytes(link)), ...cipher.final()]).toString('base64') + key;
};

test.each([
  ['a path of the portal', live('/chat?x=1'), 'http://a.localhost:1/chat?x=1'],
  ['another site', live('https://chat.example/room'), 'https://chat.example/room'],
  ['another site without encryption', live('http://chat.example/room'), undefined],
  ['a script', live('javascript:alert(1)'), undefined],
  ['a script in disguise', live('\tJava\nScript:alert(1)'), undefined],
  ['a page in an address', live('data:text/html,<b>chat</b>'), undefined],
  ['a program', live('chat:room'), undefined],
  ['no address at all', live('http://'), undefined],
])('[4.18] the chat is at %s', (_, entry, want) => {
  expect(chatAddress([vip, entry], undefined, origin)).toBe(want);
});

test.each([
  [
    'a link',
    sealed('https://chat.example/phòng?room=7', 'k3y#V1p8'),
    'https://chat.example/ph%C3%B2ng?room=7',
  ],
  ['a path', sealed('/chat', '12345678'), 'http://a.localhost:1/chat'],
  // DES-ECB by another implementation: openssl enc -des-ecb -K 3132333435363738 of /chat/vip.
  ['one that somebody else encrypted', 'rPnG4wxw6lnqTH0iTxFFJQ==12345678', 'http://a.localhost:1/chat/vip'],
  ['a script', sealed('javascript:alert(1)', '12345678'), undefined],
  ['a key that does not fit', `${sealed('/chat', '12345678').slice(0, -8)}87654321`, undefined],
  ['what is no base64', '****12345678', undefined],
  ['half a block', `${btoa('half')}12345678`, undefined],
  ['a key alone', '12345678', undefined],
  ['less than a key', '1234', undefined],
])('[3.06] an encrypted path holds %s', (_, path, want) => {
  expect(chatAddress([live(path, 3)], undefined, origin)).toBe(want);
});

test.each([
  ['nobody in particular', undefined, '/live'],
  ['rank 4', 4, '/live'],
  ['rank 5', 5, '/vip'],
])('[4.18] %s is served at %s', (_, rankLevel, want) => {
  expect(chatAddress([live('/live'), vip], rankLevel, origin)).toBe(origin + want);
});

test('[4.18] a VIP has the live chat where there is no other; nobody else has the VIPs’', () => {
  expect(chatAddress([live('/live')], 9, origin)).toBe(`${origin}/live`);
  expect(chatAddress([vip], 4, origin)).toBeUndefined();
  expect(chatAddress([], 9, origin)).toBeUndefined();
});

test('[4.18] an entry that does not say whom it serves is everybody’s, where no other is', () => {
  const open: CustomerService = { type: 3, path: sealed('/open', '12345678') };
  expect(chatAddress([open, vip], undefined, origin)).toBe(`${origin}/open`);
  expect(chatAddress([open, live('/live')], undefined, origin)).toBe(`${origin}/live`);
  expect(chatAddress([open, vip], 5, origin)).toBe(`${origin}/vip`);
});
