import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';

describePlatform('[4.18] the chat', (platform) => {
  const post = (cookie: string, text: string) =>
    platform.app.inject({
      method: 'POST',
      url: '/sandbox/chat?service=vip',
      payload: new URLSearchParams({ text }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    });
  const page = (headers: Record<string, string> = {}) =>
    platform.app.inject({ url: '/sandbox/chat?service=vip', headers });

  it('keeps a visitor’s messages, as text, in a room of the visitor’s own', async () => {
    const [mine, other] = [await page(), await page()].map(({ headers }) => String(headers['set-cookie']));
    expect(mine).toMatch(/^sandbox-chat=[0-9a-f-]{36}; Path=\/sandbox\/chat; HttpOnly; SameSite=Strict$/);
    const cookie = mine?.split(';')[0] ?? '';
    const sent = await post(cookie, ' <b>hi</b> ');
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/sandbox/chat?service=vip']);
    expect((await page({ cookie })).body).toContain('&lt;b&gt;hi&lt;/b&gt;');
    expect((await page({ cookie: other?.split(';')[0] ?? '' })).body).not.toContain('hi&lt;');
  });

  it('speaks the visitor’s language and lets no script in', async () => {
    const { body, headers } = await page({ 'accept-language': 'vi-VN,vi;q=0.9' });
    expect(body).toContain('<html lang="vi" dir="ltr">');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-.+'; form-action 'self'/,
    );
  });

  it('keeps a number of lines of all rooms together, however many visitors write', async () => {
    const { db } = platform.store;
    const room = '00000000-0000-4000-8000-000000000001';
    const line = { room, author: 'visitor', text: 'before', sent_at: platform.now() } as const;
    for (let attempt = 0; attempt < 11; attempt += 1)
      await db.insertInto('chat_message').values(Array<typeof line>(1000).fill(line)).execute();
    await post('sandbox-chat=00000000-0000-4000-8000-000000000002', 'after');
    const rows = await db.selectFrom('chat_message').select('text').orderBy('id').execute();
    expect(rows.length).toBe(10_000);
    expect(rows.at(-2)).toEqual({ text: 'after' });
  });

  it('refuses a message that is too long', async () => {
    const { statusCode } = await post('sandbox-chat=00000000-0000-4000-8000-000000000000', 'x'.repeat(501));
    expect(statusCode).toBe(400);
  });
});
