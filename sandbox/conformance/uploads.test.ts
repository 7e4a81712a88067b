import { expect, it } from 'vitest';
import { describePlatform } from '#sandbox/testing/describe-platform.ts';
import { pictureFiles } from '#sandbox/testing/picture-files.ts';
import { visitorOf } from '#sandbox/testing/visitor.ts';
import { takePictures } from '#sandbox/uploads/take-pictures.ts';

const path = '/wps/upload/picture';
const { png, jpeg } = pictureFiles;

describePlatform('uploads', (platform) => {
  async function uploader() {
    const mai = visitorOf(platform);
    await mai.logIn('mai');
    const upload = (file: Buffer, type = 'image/png') => mai.ask('POST', path, { body: file, type });
    return { mai, upload };
  }
  const take = (ids: readonly string[], accountId = 1001) =>
    platform.store.db
      .transaction()
      .execute((db) => takePictures(db, { accountId, ids, usedFor: 'a test', now: platform.now() }));

  it('[5.09] are pngs and jpgs by what is in them, each good for one request of its account', async () => {
    const { upload } = await uploader();
    const [first, second] = [await upload(png), await upload(jpeg, 'image/jpeg')];
    expect([first.status, second.status]).toEqual([200, 200]);
    // The name of a file does not count.
    expect((await upload(jpeg, 'image/png')).status).toBe(200);
    const ids = [first.value.id, second.value.id];
    await expect(take(ids, 1002)).rejects.toThrow('A picture was lost');
    await take(ids);
    await expect(take(ids)).rejects.toThrow('A picture was lost');
  });

  it('go after a day that no request has named them', async () => {
    const { mai, upload } = await uploader();
    const { value } = await upload(png);
    platform.wait(24 * 60 * 60 * 1000);
    await expect(take([value.id])).rejects.toThrow('A picture was lost');
    await mai.logIn('mai');
    await upload(png);
    const { length } = await platform.store.db.selectFrom('upload').select('id_hash').execute();
    expect(length).toBe(1);
  });

  it.each([
    ['something else', Buffer.from('%PDF-1.7'), 'image/png', 415, 'unsupported_type'],
    ['a broken one', png.subarray(0, 40), 'image/png', 400, 'picture_broken'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png', 413, 'too_large'],
    ['another type', Buffer.from('<svg/>'), 'image/svg+xml', 415, 'unsupported_type'],
    ['a document', Buffer.from('{}'), 'application/json', 415, 'unsupported_type'],
  ])('[5.09] refuse %s', async (_, file, type, status, code) => {
    const { upload } = await uploader();
    const answer = await upload(file, type);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.message).toBeTruthy();
  });

  it('are not taken from visitors, nor by calls that take none', async () => {
    expect((await visitorOf(platform).ask('POST', path, { body: png, type: 'image/png' })).status).toBe(401);
    const { mai } = await uploader();
    const answer = await mai.ask('POST', '/wps/promotion/activities/claim', { body: png, type: 'image/png' });
    expect([answer.status, answer.code]).toEqual([415, 'unsupported_type']);
  });

  it('stand in the journal as their size', async () => {
    const { upload } = await uploader();
    await upload(png);
    const journal = await platform.value<{ body?: unknown }[]>(`/sandbox/journal?path=${path}`);
    expect(journal.at(-1)?.body).toEqual({ bytes: png.length });
  });

  it('[5.09] are limited, so that nobody fills the store', async () => {
    const { upload } = await uploader();
    for (let attempt = 0; attempt < 30; attempt += 1) await upload(png);
    expect(await upload(png)).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});
