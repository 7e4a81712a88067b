// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPortal } from '#engine/kit/testing.tsx';
import { PictureField } from './picture-field.tsx';
import { addPictures, readPictures } from './picture-rules.ts';

afterEach(cleanup);

const rules = { most: 2, bytes: 1000, types: ['image/png', 'image/jpeg'] };
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const GIF = [...'GIF89a'].map((letter) => letter.charCodeAt(0));
const file = (name: string, { size = 10, type = 'image/png', begins = PNG } = {}) =>
  new File([new Uint8Array([...begins, ...Array(size).fill(0)]).slice(0, size)], name, {
    type,
    lastModified: 0,
  });
const names = (files: readonly File[]) => files.map(({ name }) => name);

test.each([
  ['two of two', [], [file('a'), file('b')], ['a', 'b'], []],
  ['one too many', [file('a')], [file('b'), file('c')], ['a', 'b'], ['form.pictureCount']],
  ['one too large', [], [file('a', { size: 1001 }), file('b')], ['b'], ['form.pictureSize']],
  ['the largest', [], [file('a', { size: 1000 })], ['a'], []],
  ['another kind', [], [file('a.svg', { type: 'image/svg+xml' })], [], ['form.pictureType']],
  ['the same again', [file('a')], [file('a')], ['a'], []],
  [
    'all at once',
    [],
    [file('a', { type: '' }), file('b', { size: 2000 }), file('c'), file('d'), file('e')],
    ['c', 'd'],
    ['form.pictureType', 'form.pictureSize', 'form.pictureCount'],
  ],
  ['a jpg', [], [file('a.jpg', { type: 'image/jpeg', begins: JPEG })], ['a.jpg'], []],
  ['a jpg that is named like a png', [], [file('a.png', { begins: JPEG })], ['a.png'], []],
  ['a gif that is named like a png', [], [file('a.png', { begins: GIF })], [], ['form.pictureType']],
  [
    'a text that is named like a png',
    [],
    [file('a.png', { begins: [60, 115, 118, 103] })],
    [],
    ['form.pictureType'],
  ],
  ['nothing that is named like a png', [], [file('a.png', { size: 0 })], [], ['form.pictureType']],
])('[5.09] %s', async (_, before, chosen, want, problems) => {
  const added = addPictures(before, await readPictures(chosen), rules);
  expect([names(added.pictures), added.problems]).toEqual([want, problems]);
});

/** Shows a field, and tells the names of its pictures as they change. */
function showField() {
  const changed = vi.fn();
  function Sample() {
    const [pictures, setPictures] = useState<readonly File[]>([]);
    changed(names(pictures));
    return <PictureField label="Pictures" rules={rules} pictures={pictures} onChange={setPictures} />;
  }
  render(
    <TestPortal>
      <Sample />
    </TestPortal>,
  );
  return changed;
}

test('[5.09] pictures are chosen, shown, taken away, and chosen again', async () => {
  const changed = showField();
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const input = () => screen.getByLabelText<HTMLInputElement>('form.pictureAdd');
  await user.upload(input(), [file('a.png'), file('notes.pdf', { type: 'application/pdf' })]);
  expect(await screen.findByRole('img', { name: 'a.png' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('form.pictureType');
  await user.upload(input(), file('a.png'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  await user.upload(input(), file('c.png', { begins: GIF }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('form.pictureType'));
  await user.upload(input(), file('b.png'));
  await screen.findByRole('img', { name: 'b.png' });
  expect(screen.getByRole('status').textContent).toBe('');
  expect(input().closest('li')?.hidden).toBe(true);
  const [first] = screen.getAllByRole('button', { name: 'form.pictureRemove' });
  if (first) await user.click(first);
  expect(changed.mock.lastCall).toEqual([['b.png']]);
  expect(document.activeElement).toBe(input());
  await user.upload(input(), file('a.png'));
  await waitFor(() => expect(changed.mock.lastCall).toEqual([['b.png', 'a.png']]));
});

test('[5.09] of what is chosen twice at once nothing is lost', async () => {
  const changed = showField();
  const read = vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(() => undefined);
  const input = screen.getByLabelText('form.pictureAdd');
  for (const name of ['a.png', 'b.png']) fireEvent.change(input, { target: { files: [file(name)] } });
  await act(async () => {
    for (const reader of read.mock.contexts as FileReader[]) {
      Object.defineProperty(reader, 'result', { value: Uint8Array.from(PNG).buffer });
      reader.dispatchEvent(new Event('loadend'));
    }
  });
  read.mockRestore();
  expect(changed.mock.lastCall).toEqual([['a.png', 'b.png']]);
});
