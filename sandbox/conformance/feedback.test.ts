import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { pictureFiles } from '#sandbox/testing/picture-files.ts';
import { type Visitor, visitorOf } from '#sandbox/testing/visitor.ts';

const path = '/wps/feedback';
const content = 'The reels of one game stand still.';

describePlatform('feedback', (platform) => {
  const send = (from: Visitor, more: object = {}) =>
    from.ask('PUT', path, {
      body: { type: 'game', content, idempotencyKey: 'feedback-key-0001', ...more },
    });
  const kept = () => platform.store.db.selectFrom('feedback').selectAll().execute();
  async function member() {
    const mai = visitorOf(platform);
    await mai.logIn('mai');
    const body = pictureFiles.png;
    const upload = async () =>
      (await mai.ask('POST', '/wps/upload/picture', { body, type: 'image/png' })).value.id as string;
    return { mai, upload };
  }

  it('[5.09] is taken from visitors and members, and gets a number', async () => {
    const { mai } = await member();
    const [first, other] = [await send(visitorOf(platform)), await send(mai)];
    expect([first.status, other.status]).toEqual([200, 200]);
    expect(first.value.reference).toMatch(/^F\d{6}$/);
    expect(other.value.reference).not.toBe(first.value.reference);
    expect((await kept()).map(({ account_id, type, content: text }) => [account_id, type, text])).toEqual([
      [null, 'game', content],
      [1001, 'game', content],
    ]);
  });

  it('is taken once for a key, which is for nothing else', async () => {
    const visitor = visitorOf(platform);
    const [first, again] = [await send(visitor), await send(visitor)];
    expect(again.value).toEqual(first.value);
    expect(await kept()).toHaveLength(1);
    const other = await send(visitor, { content: 'Something else altogether.' });
    expect([other.status, other.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('[5.09] takes three pictures of a member’s, each once', async () => {
    const { mai, upload } = await member();
    const pictures = [await upload(), await upload(), await upload()];
    expect((await send(mai, { pictures })).status).toBe(200);
    const again = await send(mai, { pictures, idempotencyKey: 'feedback-key-0002' });
    expect([again.status, again.code]).toEqual([400, 'picture_unknown']);
    // The refused feedback was not stored either.
    expect(await kept()).toHaveLength(1);
  });

  it('takes no pictures of visitors', async () => {
    const { upload } = await member();
    const answer = await send(visitorOf(platform), { pictures: [await upload()] });
    expect([answer.status, answer.code]).toEqual([400, 'picture_unknown']);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['nine characters', { content: '123456789' }],
    ['spaces', { content: ' '.repeat(20) }],
    ['141 characters', { content: 'x'.repeat(141) }],
    ['four pictures', { pictures: ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(22)) }],
    ['a subject that is none', { type: 'weather' }],
    ['no key', { idempotencyKey: undefined }],
  ])('[5.09] refuses %s', async (_, more) => {
    expect((await send(visitorOf(platform), more)).status).toBe(400);
  });

  it('[5.09] takes 140 characters, whatever they are', async () => {
    expect((await send(visitorOf(platform), { content: '🎰'.repeat(140) })).status).toBe(200);
  });

  it('is taken ten times in ten minutes from an address', async () => {
    const visitor = visitorOf(platform);
    const statusOf = async (number: number) =>
      (await send(visitor, { idempotencyKey: `feedback-key-1${number}00` })).status;
    for (let number = 0; number < 10; number += 1) expect(await statusOf(number)).toBe(200);
    expect(await statusOf(10)).toBe(429);
    platform.wait(10 * 60 * 1000);
    expect(await statusOf(11)).toBe(200);
  });

  it('is refused with a token that is known no more', async () => {
    const { mai } = await member();
    platform.wait(3 * 60 * 60 * 1000);
    expect((await send(mai)).status).toBe(401);
  });
});
