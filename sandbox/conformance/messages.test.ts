import type { MessageListResponse } from '@liveryjs/schemas/platform';
import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

const LIST = '/wps/relay/CSP_messages';
const READ = '/wps/relay/CSP_readMessages';

describePlatform('messages', (platform) => {
  const loggedIn = async (username = 'mai') => {
    const visitor = visitorOf(platform);
    await visitor.logIn(username);
    return visitor;
  };

  it('come in pages, and say which were read', async () => {
    const mai = await loggedIn();
    const page = async (query = '') => (await mai.ask('GET', LIST + query)).value as MessageListResponse;
    const all = await page();
    expect(all.list.map(({ title, read }) => [title, read])).toEqual([
      ['Welcome', false],
      ['Short maintenance on Monday', false],
      ['Your deposit has arrived', true],
    ]);
    expect(await page('?pageSize=2&pageNo=2')).toEqual({ list: all.list.slice(2), totalPages: 2 });
    expect(await page('?pageNo=9')).toEqual({ list: [], totalPages: 1 });
  });

  it('are read one by one or all at once, and counted', async () => {
    const mai = await loggedIn();
    const list = async () => ((await mai.ask('GET', LIST)).value as MessageListResponse).list;
    const read = async (body: object) => (await mai.ask('POST', READ, { body })).value;
    const [first] = await list();
    expect(await read({ ids: [first?.id] })).toEqual({ count: 1 });
    expect((await list()).map((message) => message.read)).toEqual([true, false, true]);
    expect(await read({})).toEqual({ count: 0 });
    expect((await mai.ask('GET', '/wps/relay/CSP_unreadCount')).value).toEqual({ count: 0 });
  });

  it('of others are neither seen nor read', async () => {
    const [mai, quynh] = [await loggedIn(), await loggedIn('quynh')];
    const [theirs] = ((await quynh.ask('GET', LIST)).value as MessageListResponse).list;
    expect((await mai.ask('POST', READ, { body: { ids: [theirs?.id] } })).value).toEqual({ count: 2 });
    expect(((await quynh.ask('GET', LIST)).value as MessageListResponse).list[0]?.read).toBe(false);
    const stranger = visitorOf(platform);
    expect((await stranger.ask('GET', LIST)).status).toBe(401);
    expect((await stranger.ask('POST', READ, { body: {} })).status).toBe(401);
  });

  it('are refused while MESSAGE3 is off', async () => {
    const mai = await loggedIn();
    await platform.set({ modules: { MESSAGE3: false } });
    expect((await mai.ask('GET', LIST)).code).toBe((await mai.ask('POST', READ, { body: {} })).code);
    expect((await mai.ask('GET', LIST)).status).toBe(403);
  });
});
