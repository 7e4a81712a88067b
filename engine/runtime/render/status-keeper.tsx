import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { ref } from 'valtio/vanilla';
import { useApp, useAppState } from './app.ts';
import type { FactSource } from './portal.ts';
import { PATIENCE, STATUS_KEY } from './swr-defaults.ts';
import { leaveLostLanguage } from './use-language.ts';

/** Milliseconds between two questions whether the platform is still open. */
const INTERVAL = 60_000;

export function factsKey(source: string): string {
  return `livery:facts:${source}`;
}

/** Keeps the system status and the facts of conditions up to date. Renders nothing. */
export function StatusKeeper() {
  const app = useApp();
  const { brand, portal, state } = app;
  const status = useAppState((current) => current.status);
  const { data, error } = useSWR(STATUS_KEY, () => portal.loadStatus(AbortSignal.timeout(PATIENCE)), {
    refreshInterval: INTERVAL,
  });

  useEffect(() => {
    if (data) {
      state.modules = data.modules;
      state.languages = data.languages;
      state.addresses = data.addresses ?? {};
      leaveLostLanguage(app);
      state.facts = { ...state.facts, ...data.facts };
      state.status = data.status;
    } else if (error) {
      state.status = 'failed';
    }
  }, [data, error, app, state]);

  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    state.kept = ref({ cache, mutate });
  }, [cache, mutate, state]);

  useEffect(() => {
    const read = () => {
      state.signedIn = portal.signedIn();
      state.facts = { ...state.facts, ...portal.facts(brand) };
    };
    read();
    return portal.watch(read);
  }, [brand, portal, state]);

  return status === 0 && portal.sources.map((source) => <SourceKeeper key={source.key} source={source} />);
}

function SourceKeeper({ source }: { source: FactSource }) {
  const { brand, state } = useApp();
  const { key, quiet, every } = source;
  // The values that an answer depends on may have changed whenever facts have.
  useAppState((current) => current.facts);
  const parts = source.dependsOn?.(brand);
  const { data, error } = useSWR(
    parts === null ? null : parts ? [factsKey(key), ...parts] : factsKey(key),
    () => source.load(AbortSignal.timeout(PATIENCE), brand),
    { refreshInterval: every, revalidateOnFocus: every > 0 },
  );
  const failed = error !== undefined && data === undefined && !quiet;
  useEffect(() => {
    if (data) state.facts = { ...state.facts, ...data };
  }, [data, state]);
  useEffect(() => {
    const others = state.failedSources.filter((other) => other !== key);
    if (failed || others.length < state.failedSources.length)
      state.failedSources = failed ? [...others, key] : others;
  }, [failed, key, state]);
  return null;
}
