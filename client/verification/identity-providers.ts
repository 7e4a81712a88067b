import { networkError } from '#client/calls/exchange.ts';
import type { IdentityProvider } from './identity-provider.ts';

type Load = () => Promise<{ readonly provider: IdentityProvider }>;

/**
 * The loaders of third parties' code, by name. The build writes in the third party that the manifest names
 * (`platform.identityProvider`), whose file is in `providers/`: no bundle has the code of another.
 */
export const identityProviders: Record<string, Load> = {};

const loaded = new Map<Load, IdentityProvider>();

/** A third party whose code comes when it is used. */
export interface LazyProvider {
  /** The third party, once its code is here. */
  readonly here: () => IdentityProvider | undefined;
  /** @throws CallError where its code does not come */
  readonly load: () => Promise<IdentityProvider>;
}

/** @returns undefined for a third party that the bundle has no code for */
export function lazyProvider(name: string): LazyProvider | undefined {
  const load = Object.hasOwn(identityProviders, name) ? identityProviders[name] : undefined;
  return (
    load && {
      here: () => loaded.get(load),
      async load() {
        try {
          const { provider } = await load();
          loaded.set(load, provider);
          return provider;
        } catch (cause) {
          throw networkError(cause);
        }
      },
    }
  );
}
