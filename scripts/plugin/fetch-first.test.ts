import { afterEach, expect, test, vi } from 'vitest';
import { fetchFirst } from './fetch-first.ts';

type Preload = (load: () => Promise<unknown>, files: readonly string[]) => Promise<unknown>;

const ORIGIN = 'http://aurora.localhost';
const transform = (code: string) =>
  (fetchFirst().transform as { handler: (code: string) => { code: string } }).handler(code).code;

afterEach(() => vi.unstubAllGlobals());

/** The helper as a bundle has it, in a page that asked for some modules itself. */
async function helperIn(page: { readonly modules?: readonly string[]; readonly answer: () => Response }) {
  const requests: string[] = [];
  vi.stubGlobal('document', {
    baseURI: `${ORIGIN}/help`,
    querySelectorAll: () => (page.modules ?? []).map((path) => ({ href: ORIGIN + path })),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url.slice(ORIGIN.length));
    return page.answer();
  });
  const code = transform(
    'const assetsURL=(file)=>"/"+file;export const __vitePreload = async (load)=>load();',
  );
  const unique = `${code}// ${Math.random()}`;
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(unique)}`);
  return { asked: requests, preload: module.__vitePreload as Preload };
}

const files = ['assets/widget.js', 'assets/shared.js', 'assets/core.js'];

test('every file that the page has not asked for is fetched once, then the import begins', async () => {
  const { asked, preload } = await helperIn({
    modules: ['/assets/core.js'],
    answer: () => new Response('code'),
  });
  expect(await preload(async () => [...asked], files)).toEqual(['/assets/widget.js', '/assets/shared.js']);
  expect(await preload(async () => asked.length, files)).toBe(2);
});

test('what did not arrive is not imported, and is asked for again', async () => {
  let status = 503;
  const { asked, preload } = await helperIn({ answer: () => new Response('code', { status }) });
  const load = vi.fn(async () => 'here');
  await expect(preload(load, ['assets/widget.js'])).rejects.toThrow(
    `${ORIGIN}/assets/widget.js was answered 503.`,
  );
  expect(load).not.toHaveBeenCalled();
  status = 200;
  expect(await preload(load, ['assets/widget.js'])).toBe('here');
  expect(asked).toEqual(['/assets/widget.js', '/assets/widget.js']);
});

test('a stylesheet is put into the page and waited for; one that did not arrive is asked for again', async () => {
  const { asked, preload } = await helperIn({ answer: () => new Response('code') });
  const links: { href: string; rel: string; onload: () => void; onerror: () => void }[] = [];
  const link = () => ({ remove: () => links.pop() });
  Object.assign(document, {
    createElement: link,
    head: { append: (element: (typeof links)[0]) => links.push(element) },
  });
  const load = vi.fn(async () => 'here');
  const failed = preload(load, ['assets/widget.css']);
  links[0]?.onerror();
  await expect(failed).rejects.toThrow(`${ORIGIN}/assets/widget.css did not arrive.`);
  expect(links).toEqual([]);
  const loading = preload(load, ['assets/widget.css', 'assets/widget.js']);
  expect(links).toMatchObject([{ rel: 'stylesheet', href: `${ORIGIN}/assets/widget.css` }]);
  expect(load).not.toHaveBeenCalled();
  links[0]?.onload();
  expect(await loading).toBe('here');
  expect(await preload(load, ['assets/widget.css'])).toBe('here');
  expect([links.length, asked]).toEqual([1, ['/assets/widget.js']]);
});

test('a Vite that preloads in another way stops the build', () => {
  expect(() => transform('export default 1')).toThrow('it exports no __vitePreload');
});
