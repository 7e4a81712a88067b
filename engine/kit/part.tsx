import { type ComponentType, lazy, useState } from 'react';

/**
 * A part of a widget whose code only some of its placements need: it comes when it is first shown. In a prerendered
 * page it stands like any other part, because there its code is here before a page is written.
 */
export function part<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let here: ComponentType<P> | undefined;
  const bring = async () => {
    const module = await load();
    here = module.default;
    return module;
  };
  if (typeof window === 'undefined') void bring();
  const Late = lazy(bring);
  return function Part(props: P) {
    // Chosen once: another component in its place would start anew.
    const [Component] = useState(() => here ?? Late);
    return <Component {...props} />;
  };
}
