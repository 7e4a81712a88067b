import type { Plugin } from 'vite';

/** Vite's module that every dynamic import of a build goes through, and what the module exports. */
const HELPER = /vite\/preload-helper\.js$/;
const EXPORT = 'export const __vitePreload =';

/**
 * Has the files of a dynamic import fetched before they are imported. Many browsers keep an import that failed, and
 * everything that needs the same file, until the page ends; a fetch that failed can be tried again under the same
 * address. What was fetched is in the browser's cache when the import asks for it. Files that the page itself asked
 * for are not fetched again.
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

/** Vite still waits for the stylesheets. It would ask for the scripts as modules, which is an import that may fail. */
const ARRIVE = `
const here = new Map();
const arrive = (file) => {
  if (here.size === 0)
    for (const link of document.querySelectorAll('link[rel=modulepreload]')) here.set(link.href, true);
  if (here.has(file)) return here.get(file);
  const arrival = fetch(file).then(async (response) => {
    if (!response.ok) throw new Error(file + ' was answered ' + response.status + '.');
    await response.arrayBuffer();
  });
  here.set(file, arrival);
  arrival.catch(() => here.delete(file));
  return arrival;
};
export const __vitePreload = async (load, files = [], importer) => {
  const isStyle = (file) => file.endsWith('.css');
  const scripts = files.filter((file) => !isStyle(file));
  await Promise.all([
    vitePreload(async () => {}, files.filter(isStyle), importer),
    ...scripts.map((file) => arrive(new URL(assetsURL(file, importer), document.baseURI).href)),
  ]);
  return load();
};
`;
