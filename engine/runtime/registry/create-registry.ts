import { LoadError } from './load-error.ts';
import type { WidgetComponent, WidgetLoader } from './widget.ts';

/** A page chunk may take this long, in milliseconds [8.04], [9.01]. */
const LOAD_TIMEOUT = 120_000;

/** Widgets by name. */
export interface Registry {
  /** The component, when its code is here already. */
  loaded(name: string): WidgetComponent | undefined;
  /** Fetches the code. Rejects with LoadError when it fails or takes longer than two minutes. */
  load(name: string): Promise<WidgetComponent>;
  /** Fetches where the code of all other widgets is, so that fetching theirs takes one step less. */
  prefetch(): Promise<void>;
  /** Other loaders from now on, as when a manifest changes; what is here stays. For development. */
  replace(loaders: WidgetLoaders): void;
}

type WidgetLoaders = Readonly<Record<string, WidgetLoader>>;

interface RegistryOptions {
  /** Fetches what a widget needs beside its code. */
  readonly prepare?: (name: string) => Promise<void>;
  /** Fetches the loaders of further widgets. */
  readonly others?: () => Promise<WidgetLoaders>;
  /** Milliseconds that both may take. */
  readonly timeout?: number;
}

/**
 * @param loaders a function a widget that fetches its module
 * @param components widgets whose code is here from the start, as when prerendering
 */
export function createRegistry(
  loaders: WidgetLoaders,
  components: Readonly<Record<string, WidgetComponent>> = {},
  { prepare = async () => {}, others = async () => ({}), timeout = LOAD_TIMEOUT }: RegistryOptions = {},
): Registry {
  const here = new Map(Object.entries(components));
  let current = loaders;
  const fetchCode = async (name: string) => {
    const loader = current[name] ?? (await others())[name];
    if (!loader) throw new Error('It is not in this bundle.');
    return loader();
  };
  return {
    replace(next) {
      current = next;
    },
    loaded: (name) => here.get(name),
    async load(name) {
      try {
        const [{ default: component }] = await within(timeout, Promise.all([fetchCode(name), prepare(name)]));
        here.set(name, component);
        return component;
      } catch (cause) {
        throw new LoadError(`widget '${name}'`, cause);
      }
    },
    async prefetch() {
      await others();
    },
  };
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
