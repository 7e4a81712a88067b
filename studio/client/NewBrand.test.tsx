// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BrandWish, NewBrandView, PlannedBrand } from '#studio/api.ts';
import { type MadeBrand, NewBrand } from './NewBrand.tsx';
import type { Written } from './new-brand-form.ts';

const view: NewBrandView = {
  parents: [
    { id: 'aurora', name: 'Aurora' },
    { id: 'house', name: 'House' },
  ],
  from: 'aurora',
  pages: 20,
  languages: [
    { code: 'EN', label: 'English' },
    { code: 'VI', label: 'Tiếng Việt' },
  ],
  currency: 'USD',
  hasMerchant: true,
  color: '#6142bf',
};
const TAKEN = 'brands/red is there already. Choose another id.';
const UNSAFE = 'The file runs code. Take it out.';
const left = [{ at: '/domains', sentence: 'Add the host names.' }];

/** Bodies of the calls, by their path. */
const calls: [path: string, wish: BrandWish][] = [];
/** Says no to the call that writes, as a host does whose disk is full. */
let refusal: string | undefined;

function planOf({ id, name, logo }: BrandWish): PlannedBrand {
  const wrong = [
    ...(id === 'red' ? [{ field: 'id' as const, sentence: TAKEN }] : []),
    ...(name.trim() === '' ? [{ field: 'name' as const, sentence: 'A brand has a name.' }] : []),
    ...(logo !== undefined && atob(logo.content).includes('script')
      ? [{ field: 'logo' as const, sentence: UNSAFE }]
      : []),
  ];
  return { wrong, notes: [], left, folder: `brands/${id}`, palette: {} };
}

beforeEach(() => {
  calls.length = 0;
  refusal = undefined;
  // Dialogs ask for it, and jsdom has none.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    const wish = JSON.parse(body) as BrandWish;
    calls.push([path, wish]);
    if (path === '/api/make-brand' && refusal !== undefined)
      return new Response(JSON.stringify({ error: refusal }), { status: 409 });
    return new Response(JSON.stringify(path === '/api/new-brand' ? view : planOf(wish)));
  });
});
afterEach(cleanup);

const made: MadeBrand[] = [];
function Host() {
  const [written, setWritten] = useState<Written>({});
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <NewBrand
      written={written}
      onWrite={(change) => setWritten((before) => ({ ...before, ...change }))}
      revision={1}
      onMade={(brand) => made.push(brand)}
      onClose={() => setOpen(false)}
    />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open again
    </button>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isMade = () => calls.filter(([path]) => path === '/api/make-brand').length;

test('a field says what is wrong once it was left, and the brand is made with what differs alone', async () => {
  render(<Host />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Red');
  expect(field('Id').value).toBe('red');
  expect(screen.queryByText(TAKEN)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(TAKEN)).toBeDefined();
  expect(field('Id').getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field('Id'));
  await userEvent.type(field('Id'), 'rose');
  await waitFor(() => expect(screen.queryByText(TAKEN)).toBeNull());
  await userEvent.click(screen.getByRole('checkbox', { name: /English/ }));
  await press('Create');
  await waitFor(() => expect(made).toHaveLength(1));
  expect(made[0]).toMatchObject({ id: 'rose', name: 'Red', left, folder: 'brands/rose' });
  expect(calls.at(-1)).toEqual([
    '/api/make-brand',
    { from: 'aurora', id: 'rose', name: 'Red', languages: 'VI' },
  ]);
});

test('Create leads to the first field that something is wrong with', async () => {
  render(<Host />);
  await screen.findByRole('textbox', { name: 'Name' });
  field('Domains').focus();
  await press('Create');
  expect(await screen.findByText('A brand has a name.')).toBeDefined();
  expect(document.activeElement).toBe(field('Name'));
  expect(screen.getByText('1 field needs another value.')).toBeDefined();
});

test('what the host refuses to write is told, and stays, also where the dialog is closed', async () => {
  refusal = 'The disk is full. Nothing was written.';
  render(<Host />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Lotus');
  await userEvent.type(field('Domains'), 'play.lotus.example');
  await press('Create');
  expect(await screen.findByText(refusal)).toBeDefined();
  expect(field('Domains').value).toBe('play.lotus.example');
  await press('Cancel');
  await press('Open again');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })).value).toBe('Lotus');
  expect(field('Domains').value).toBe('play.lotus.example');
  expect(isMade()).toBe(1);
});

test('a logo goes to the checks byte for byte, and one that is too large is not sent', async () => {
  render(<Host />);
  await screen.findByRole('textbox', { name: 'Name' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const upload = (name: string, part: Uint8Array<ArrayBuffer>) => {
    const file = new File([part], name, { type: 'image/png' });
    // The files of jsdom do not give their bytes.
    return userEvent.upload(input, Object.assign(file, { arrayBuffer: async () => part.buffer }));
  };
  await upload('dots.png', bytes);
  await waitFor(() => expect(calls.at(-1)?.[1].logo?.name).toBe('dots.png'));
  expect(Buffer.from(calls.at(-1)?.[1].logo?.content ?? '', 'base64')).toEqual(Buffer.from(bytes));
  await upload('evil.png', new Uint8Array(Buffer.from('<script/>')));
  expect(await screen.findByText(UNSAFE)).toBeDefined();
  const sent = calls.length;
  await upload('huge.png', new Uint8Array(700_001));
  expect(
    await screen.findByText(/^huge\.png has 0\.7 MB, which is more than the studio takes/),
  ).toBeDefined();
  expect(calls).toHaveLength(sent);
  await press('Take out');
  await waitFor(() => expect(calls.at(-1)?.[1].logo).toBeUndefined());
  expect(screen.getByText('Drop an SVG or a PNG here')).toBeDefined();
});
