import type { Plugin } from 'vite';

/** Vite's module that every dynamic import of a build goes through, and what the module exports. */
const HELPER = /vite\/preload-helper\.js$/;
const EXPORT = 'export const __vitePreload =';

/**
 * Has the files of a dynamic import fetched before they are imported. Many browsers keep an import that failed, and
 * everything that needs the same file, until the page ends; a fetch that failed can be tried again under the same
 * address. What was fetched is in the browser's cache when the import asks for it. Files that the page itself asked
 * for are not fetched again. Stylesheets are waited for, too.
 */
export function fetchFirst(): Plugin {
  return {
    name: 'livery:fetch-first',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, needed) => [...new Set([file, ...needed])],
        },
      },
    }),
    transform: {
      filter: { id: HELPER },
      handler(code) {
        if (!code.includes(EXPORT))
          throw new Error('The module that Vite preloads with has changed: it exports no __vitePreload.');
        return { code: `${code.replace(EXPORT, 'const vitePreload =')};${ARRIVE}`, map: null };
      },
    },
  };
}

/** Vite's own function does the same for more browsers, in three times as much code, and asks for scripts as modules: an import that may fail. */
const ARRIVE = `
const here = new Map();
const dress = (href) => new Promise((onload, fail) => {
  const link = document.createElement('link');
  const onerror = () => {
    link.remove();
    fail(new Error(href + ' did not arrive.'));
  };
  document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
});
const read = async (file) => {
  const response = await fetch(file);
  if (!response.ok) throw new Error(file + ' was answered ' + response.status + '.');
  await response.arrayBuffer();
};
const arrive = (file) => {
  if (here.size === 0)
    for (const link of document.querySelectorAll('link[rel=modulepreload],link[rel=stylesheet]')) here.set(link.href, true);
  if (here.has(file)) return here.get(file);
  const arrival = file.endsWith('.css') ? dress(file) : read(file);
  here.set(file, arrival);
  arrival.catch(() => here.delete(file));
  return arrival;
};
export const __vitePreload = async (load, files = [], importer) => {
  await Promise.all(files.map((file) => arrive(new URL(assetsURL(file, importer), document.baseURI).href)));
  return load();
};
`;
