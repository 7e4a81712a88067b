import { evaluateCondition, type Facts } from '@liveryjs/compiler/plain/evaluate-condition';
import { platformCode } from '@liveryjs/compiler/plain/pseudo-locale';
import type { Condition } from '@liveryjs/schemas/brand';
import { useMemo } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { featuresOn } from '#engine/features/features-on.ts';
import { type App, type AppState, useApp, useAppState } from './app.ts';
import type { Portal } from './portal.ts';
import { useTrouble } from './use-trouble.ts';

/** Everything that conditions are held against, now. */
export function useFacts(): Facts {
  const { brand, portal } = useApp();
  const facts = useAppState((state) => state.facts);
  const modules = useAppState((state) => state.modules);
  const language = useAppState((state) => state.language);
  return useMemo(
    () => factsOf({ brand, portal }, { facts, modules, language }),
    [brand, portal, facts, modules, language],
  );
}

/** Everything that conditions are held against, in a state. */
export function factsOf(
  { brand, portal }: Pick<App, 'brand' | 'portal'>,
  { facts, modules, language }: Pick<Snapshot<AppState>, 'facts' | 'modules' | 'language'>,
): Facts {
  const languages = [platformCode(brand.languages, language)];
  const knownFacts = { ...facts, features: featuresOn(brand.features, modules), languages };
  return portal.derive?.(brand, knownFacts) ?? knownFacts;
}

/** A function that says whether a condition holds now: for lists of entries, each with its own `when`. */
export function useHolds(): (condition: Condition | undefined) => boolean | undefined {
  const { portal } = useApp();
  const facts = useFacts();
  return useMemo(() => (condition) => conditionHolds(portal, condition, facts), [portal, facts]);
}

/**
 * `useHolds` for what leads somewhere. While the portal is cut off, a condition that nobody can decide holds: what it
 * leads to says for itself what is missing, where a place kept for it would stay empty for as long.
 */
export function useIsWay(): (condition: Condition | undefined) => boolean | undefined {
  const holds = useHolds();
  const trouble = useTrouble();
  return (condition) => holds(condition) ?? (trouble ? true : undefined);
}

/** Tells whether a condition holds against facts; undefined while that is not known yet. */
export function conditionHolds(
  { allOf }: Pick<Portal, 'allOf'>,
  condition: Condition | undefined,
  facts: Facts,
): boolean | undefined {
  return evaluateCondition(condition, facts, ['features', ...allOf]);
}

/** Tells whether a feature is on. One bound to a module is off until the platform has answered. */
export function useFeature(name: string): boolean {
  return useFacts().features?.includes(name) ?? false;
}
