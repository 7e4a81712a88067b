import type { Readable } from 'node:stream';
import { live } from '@liveryjs/schemas/live';
import type { FixtureListResponse, LiveEvent } from '@liveryjs/schemas/platform';
import { expect, it, vi } from 'vitest';
import { describePlatform, host } from '#sandbox/testing/describe-platform.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';

interface Heard {
  readonly topic: string;
  readonly data: LiveEvent;
  readonly id: string | undefined;
}

describePlatform('the stream', (platform) => {
  /** Listens with the token of a visitor who has logged in, or without. */
  async function listen(username?: string, lastId?: string) {
    const visitor = visitorOf(platform);
    const token = username === undefined ? undefined : (await visitor.logIn(username)).value.token;
    const response = await platform.app.inject({
      url: live.path,
      headers: {
        host,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(lastId !== undefined && { 'last-event-id': lastId }),
      },
      payloadAsStream: true,
    });
    const heard: Heard[] = [];
    const stream: Readable = response.stream();
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const topic = field('event');
        if (topic !== undefined)
          heard.push({ topic, data: JSON.parse(field('data') ?? ''), id: field('id') });
      }
    });
    let isOver = false;
    stream.on('close', () => {
      isOver = true;
    });
    return {
      visitor,
      response,
      heard,
      of: (topic: string) => heard.filter((event) => event.topic === topic),
      isOver: () => isOver,
      close: () => stream.destroy(),
    };
  }

  it('says first which topics it tells of, and the balance to whom it belongs', async () => {
    const stranger = await listen();
    const mai = await listen('mai');
    expect(stranger.response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await vi.waitFor(() => expect(mai.of('balance')[0]?.data.balance?.sumBalance).toBe('1270.50'));
    const [first] = stranger.heard;
    expect(first).toMatchObject({
      topic: 'hello',
      data: { topics: expect.not.arrayContaining(['balance']) },
    });
    expect(mai.heard[0]?.data.topics).toEqual(expect.arrayContaining(['balance', 'notices', 'odds']));
    expect(stranger.of('balance')).toEqual([]);
    stranger.close();
    mai.close();
  });

  it('tells of a deposit and its message, of a draw, and of what the operator switches', async () => {
    const stranger = await listen();
    const mai = await listen('mai');
    const quynh = await listen('quynh');
    await vi.waitFor(() => expect(mai.of('balance')).toHaveLength(1));
    await vi.waitFor(() => expect(quynh.of('balance')).toHaveLength(1));
    const order = await mai.visitor.ask('POST', '/wps/deposit', {
      body: {
        channel: 'QR_WALLET',
        amount: '100.00',
        language: 'EN',
        idempotencyKey: 'a-key-of-this-test-alone',
      },
    });
    await platform.set({ deposits: { [order.value.number]: { status: 'PAID' } } });
    await vi.waitFor(() => expect(mai.of('balance')[1]?.data.balance?.sumBalance).toBe('1370.50'));
    await vi.waitFor(() => expect(mai.of('notices')).not.toEqual([]));
    await platform.set({ drawNow: ['FLASH5'] });
    await vi.waitFor(() => expect(stranger.of('draws')).toHaveLength(1));
    await platform.set({ maintenance: true });
    await vi.waitFor(() => expect(stranger.of('status')).toHaveLength(1));
    expect(quynh.of('balance')).toHaveLength(1);
    expect(quynh.of('notices')).toEqual([]);
    for (const { close } of [stranger, mai, quynh]) close();
    expect(platform.logged).toEqual([]);
  });

  it('tells how matches stand, as the call of matches does', async () => {
    const stranger = await listen();
    platform.wait(60_000);
    await vi.waitFor(() => expect(stranger.of('odds')).not.toEqual([]));
    const [event] = stranger.of('odds');
    const { fixtures } = await platform.value<FixtureListResponse>(
      '/wps/relay/GCSGAME_fixtures?pageSize=100',
    );
    const told = event?.data.fixtures ?? [];
    expect(told.length).toBeGreaterThan(1);
    for (const { fixtureId, ...standing } of told.slice(0, 5))
      expect(fixtures.find((fixture) => fixture.fixtureId === fixtureId)).toMatchObject(standing);
    stranger.close();
  });

  it('goes on for who comes back where it was left, and says so to who was away for too long', async () => {
    const first = await listen();
    await platform.set({ drawNow: ['FLASH5'] });
    await platform.set({ maintenance: true });
    await vi.waitFor(() => expect(first.of('status')).not.toEqual([]));
    const id = first.heard.find((event) => event.id !== undefined)?.id;
    expect(id).toBeDefined();
    const again = await listen(undefined, id);
    const after = () => first.heard.slice(first.heard.findIndex((event) => event.id === id) + 1);
    await vi.waitFor(() => expect(again.heard.slice(1)).toEqual(after()));
    expect(again.heard[0]?.data.resumed).toBe(true);
    for (const lost of ['another-run-7', 'x'.repeat(5000), `${id?.split('-')[0]}-999999999`]) {
      const other = await listen(undefined, lost);
      await vi.waitFor(() => expect(other.of('hello')).toHaveLength(1));
      expect(other.heard[0]?.data).not.toHaveProperty('resumed');
      other.close();
    }
    first.close();
    again.close();
  });

  it('ends with the session, and does not begin without one that is named', async () => {
    const mai = await listen('mai');
    await vi.waitFor(() => expect(mai.of('balance')).toHaveLength(1));
    await platform.set({ endSessions: ['mai'] });
    await vi.waitFor(() => expect(mai.isOver()).toBe(true));
    const refused = await platform.app.inject({
      url: live.path,
      headers: { host, authorization: 'Bearer nobodys' },
    });
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'not_logged_in']);
  });
});
