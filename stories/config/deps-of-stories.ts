import { installedDeps, SERVED_AS_THEY_ARE } from '@liveryjs/cli/dev/installed-deps';
import { packageFolder } from '@liveryjs/workspace/open/packages';
import type { DepOptimizationOptions } from 'vite';

/**
 * Lists the modules that Vite prepares before it shows stories, and those that it serves as they stand: modules of stories
 * and widgets meet each other as one module each, and some of them are made by a plugin.
 *
 * @param root absolute folder of the repository
 */
export function depsOfStories(root: string): DepOptimizationOptions {
  const deps = installedDeps((name) => packageFolder(name, root));
  return {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      ...deps,
      // Vite does not look into packages that it serves as they stand.
      ...(deps.length > 0 ? ['@liveryjs/stories > jose', '@liveryjs/stories > valtio/vanilla'] : []),
    ],
    exclude: [...SERVED_AS_THEY_ARE, '@liveryjs/sandbox', '@liveryjs/stories'],
  };
}
