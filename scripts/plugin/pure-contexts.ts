import type { Plugin } from 'rollup';

/** Calls that make a context or wrap a component, without the mark that says that they have no side effect. */
const MAKERS = /(?<!@__PURE__ \*\/ )\bReact\d*\.(?:createContext|forwardRef|memo)\(/g;
/** The name of a context or component, which only React's development tools read. */
const NAMES = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Says of the contexts and components of React Router that a bundle without them loses nothing. The library leaves
 * that to be found out, which cannot be done, so that its forms, loaders and prefetching would be in every bundle.
 */
export function pureContexts(): Plugin {
  return {
    name: 'livery:pure-contexts',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
      handler(code) {
        return { code: code.replaceAll(NAMES, '').replaceAll(MAKERS, '/* @__PURE__ */ $&'), map: null };
      },
    },
  };
}
