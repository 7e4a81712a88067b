// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AssetsView, BrandView, ContentsView, ContentView } from '#studio/api.ts';
import { Assets } from './Assets.tsx';
import { Contents } from './Contents.tsx';

afterEach(cleanup);

const brand = {
  id: 'lotus',
  defaultLanguage: 'EN',
  languages: [
    { code: 'EN', label: 'English', start: '' },
    { code: 'AR', label: 'Arabic', start: 'ar/' },
    { code: 'VI', label: 'Vietnamese', start: 'vi/' },
  ],
  pages: [{ id: 'terms', title: 'Terms page', path: '/terms' }],
} as unknown as BrandView;

/** Answers calls of the page by their path. */
const answer = (answers: Readonly<Record<string, (body: { readonly language: string }) => object>>) =>
  vi.stubGlobal(
    'fetch',
    async (path: string, { body }: { readonly body: string }) =>
      new Response(JSON.stringify(answers[path]?.(JSON.parse(body)))),
  );

const HOSTILE = '# Hi\n\n<img src=x onerror="document.title=1"><script>document.title=2</script>';
const contents: ContentsView = {
  contents: [
    {
      name: 'terms',
      title: 'Terms',
      pages: ['terms'],
      isPlaced: true,
      cells: [
        { language: 'EN', layer: 'house' },
        { language: 'AR', layer: 'lotus', isOwn: true, isBroken: true },
        { language: 'VI' },
      ],
    },
  ],
};
const views: Readonly<Record<string, ContentView>> = {
  EN: {
    text: 'Play fair.\n',
    origin: { place: 'brands/house/content/terms.EN.md:1:1', layer: 'house', isOwn: false },
    findings: [],
  },
  AR: {
    text: HOSTILE,
    origin: { place: 'brands/lotus/content/terms.AR.md:1:1', layer: 'lotus', isOwn: true },
    isStale: true,
    findings: [
      {
        severity: 'error',
        code: 'content-html',
        message: '<img> is HTML.',
        hint: '',
        place: 'terms.AR.md:3:1',
      },
    ],
  },
  VI: { text: '', findings: [] },
};

test('languages of a content stand beside each other, each with whose it is, its findings, and a way back', async () => {
  answer({ '/api/contents': () => contents, '/api/content': ({ language }) => views[language] ?? {} });
  const [commit, onShow] = [vi.fn(), vi.fn()];
  const list = (
    <Contents {...{ brand, commit, onShow }} language="AR" revision={1} onClose={() => undefined} />
  );
  const { container } = render(list);
  const arabic = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Arabic/ });
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /English/ })).value).toBe(
    'Play fair.\n',
  );
  expect(screen.getByText('1 own, 1 inherited, 1 missing')).toBeDefined();
  // Markdown is text here, whatever stands in it.
  expect([arabic.value, arabic.dir]).toEqual([HOSTILE, 'auto']);
  expect(container.querySelectorAll('img, script')).toHaveLength(0);
  const ofArabic = within(screen.getByRole('region', { name: 'Terms in Arabic' }));
  ofArabic.getByText('<img> is HTML.', { exact: false });
  ofArabic.getByText(/EN says something else by now/);

  await userEvent.type(arabic, '!');
  const place = { brand: 'lotus', at: 'content/terms', language: 'AR' };
  expect(commit).toHaveBeenLastCalledWith(
    [{ op: 'write', ...place, value: `${HOSTILE}!` }],
    expect.any(String),
  );
  await userEvent.click(ofArabic.getByRole('button', { name: 'Reset' }));
  expect(commit).toHaveBeenLastCalledWith([{ op: 'erase', ...place }]);

  await userEvent.click(screen.getByRole('button', { name: 'VI: missing' }));
  await screen.findByText('No file yet: visitors read it in EN');
  expect(screen.getByRole('button', { name: 'AR: own, with errors', pressed: true })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'See it on Terms page' }));
  expect(onShow).toHaveBeenCalledWith('terms');
});

const assets: AssetsView = {
  assets: [
    { name: 'icons', title: 'Icons', file: 'icons.svg', layer: 'house', isSprite: true, findings: [] },
    {
      name: 'logo',
      title: 'Logo',
      file: 'brands/lotus/assets/logo.svg',
      layer: 'lotus',
      bytes: 4200,
      width: 40,
      height: 10,
      address: 'data:image/svg+xml;base64,AAAA',
      findings: [],
    },
  ],
};

test('a chosen drawing is given on for its asset, and the reason of a refusal stands beside that', async () => {
  const refusal = 'The drawing has a script.';
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    if (path === '/api/assets') return new Response(JSON.stringify(assets));
    sent.push([path, JSON.parse(body)]);
    return new Response(JSON.stringify({ error: refusal }), { status: 409 });
  });
  const { container } = render(<Assets brand={brand} revision={1} onClose={() => undefined} />);
  const logo = (await screen.findByRole('heading', { name: 'Logo' })).closest('li');
  expect(logo?.textContent).toContain('40 × 10, 4 kB, file of lotus');
  // Sprites have no button.
  const inputs = container.querySelectorAll<HTMLInputElement>('input[type=file]');
  expect(inputs).toHaveLength(1);
  const give = (text: string) => {
    const file = new File([text], 'new.svg', { type: 'image/svg+xml' });
    // The files of jsdom cannot be read as text.
    return userEvent.upload(inputs[0] as HTMLInputElement, Object.assign(file, { text: async () => text }));
  };
  await give('<svg/>');
  expect((await screen.findByRole('alert')).textContent).toBe(refusal);
  const edits = [{ op: 'picture', brand: 'lotus', at: '/assets/logo', value: '<svg/>' }];
  expect(sent).toEqual([['/api/edit', { edits }]]);
  await give('x'.repeat(500_001));
  expect(screen.getByRole('alert').textContent).toContain('new.svg has 500 kB; 500 kB is the most.');
  expect(sent).toHaveLength(1);
});
