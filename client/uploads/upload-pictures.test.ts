import { afterEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#client/session/session.ts';
import { loginResult, tenant } from '#client/testing.ts';
import { type UploadedPictures, uploadPictures } from './upload-pictures.ts';

afterEach(() => {
  endSession(tenant);
  vi.unstubAllGlobals();
});

const picture = (name: string, type = 'image/png') => new File([name], name, { type });

test('[5.09] each picture is handed in as its file, once however often the request is sent', async () => {
  startSession(loginResult());
  const sent: [url: string, type: string | null, file: unknown][] = [];
  let answers = ['first-id-0123456789012345', 'second-id-012345678901234'];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, new Headers(init.headers).get('content-type'), init.body]);
    const [id, ...rest] = answers;
    answers = rest;
    return id
      ? Response.json({ success: true, value: { id } })
      : Response.json({ success: false, error: { code: 'failed' } }, { status: 500 });
  });
  const [a, b, c] = [picture('a'), picture('b', 'image/jpeg'), picture('c')];
  const uploaded: UploadedPictures = new Map();
  await expect(uploadPictures([a, b, c], uploaded)).rejects.toMatchObject({ status: 500 });
  answers = ['third-id-0123456789012345'];
  expect(await uploadPictures([a, b, c], uploaded)).toEqual([
    'first-id-0123456789012345',
    'second-id-012345678901234',
    'third-id-0123456789012345',
  ]);
  expect(sent).toEqual([
    ['/wps/upload/picture', 'image/png', a],
    ['/wps/upload/picture', 'image/jpeg', b],
    ['/wps/upload/picture', 'image/png', c],
    ['/wps/upload/picture', 'image/png', c],
  ]);
});
