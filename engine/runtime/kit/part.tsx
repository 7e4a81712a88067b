import { type ComponentType, type LazyExoticComponent, lazy, useContext, useState } from 'react';
import { LoadError } from '#engine/registry/load-error.ts';
import { Attempt } from '#engine/render/attempt.ts';

/**
 * A part of a widget whose code only some of its placements need: it comes when it is first shown. In a prerendered
 * page it stands like any other part, because there its code is here before a page is written.
 */
export function part<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let here: ComponentType<P> | undefined;
  const bring = async () => {
    try {
      const module = await load();
      here = module.default;
      return module;
    } catch (cause) {
      throw new LoadError('part', cause);
    }
  };
  if (typeof window === 'undefined') void bring();
  // React keeps what failed. An attempt outlives the waiting, which this component's own state does not.
  const late = new WeakMap<object, LazyExoticComponent<ComponentType<P>>>();
  const lateIn = (attempt: object) => {
    const lazyPart = late.get(attempt) ?? lazy(bring);
    late.set(attempt, lazyPart);
    return lazyPart;
  };
  return function Part(props: P) {
    const attempt = useContext(Attempt);
    // Chosen once: another component in its place would start anew.
    const [Component] = useState(() => here ?? lateIn(attempt));
    return <Component {...props} />;
  };
}
