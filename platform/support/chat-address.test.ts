import { expect, test } from 'vitest';
import { chatAddress } from './chat-address.ts';

const live = (path: string, type: 1 | 3 = 1) => [
  { csType: 'VIP' as const, type: 1 as const, path: '/vip' },
  { csType: 'LIVECHAT' as const, type, path },
];

test.each([
  ['a path of the portal', live('/chat?x=1'), 'http://a.localhost:1/chat?x=1'],
  ['another site', live('https://chat.example/room'), 'https://chat.example/room'],
  ['another site without encryption', live('http://chat.example/room'), undefined],
  ['a script', live('javascript:alert(1)'), undefined],
  ['no address at all', live('http://'), undefined],
  ['an encrypted path', live('0123456789abcdef', 3), undefined],
  ['no entry', [], undefined],
])('[4.18] the chat is at %s', (_, entries, want) => {
  expect(chatAddress(entries, 'http://a.localhost:1')).toBe(want);
});
