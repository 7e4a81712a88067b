import { useMemo } from 'react';
import { evaluateCondition, type Facts } from '#engine/features/evaluate-condition.ts';
import { featuresOn } from '#engine/features/features-on.ts';
import type { Condition } from '#schemas/generated/brand.ts';
import { useApp, useAppState } from './app.ts';

/** Everything that conditions are held against, now. */
export function useFacts(): Facts {
  const { brand } = useApp();
  const facts = useAppState((state) => state.facts);
  const modules = useAppState((state) => state.modules);
  const language = useAppState((state) => state.language);
  return useMemo(
    () => ({ ...facts, features: featuresOn(brand.features, modules), languages: [language] }),
    [brand, facts, modules, language],
  );
}

/** A function that says whether a condition holds now: for lists of entries, each with its own `when`. */
export function useHolds(): (condition: Condition | undefined) => boolean | undefined {
  const { portal } = useApp();
  const facts = useFacts();
  return useMemo(() => {
    const allOf = ['features', ...portal.allOf];
    return (condition) => evaluateCondition(condition, facts, allOf);
  }, [portal, facts]);
}

/** Whether a condition holds now; undefined while that is not known yet. */
export function useCondition(condition: Condition | undefined): boolean | undefined {
  return useHolds()(condition);
}

/** Whether a feature is on. One bound to a module is off until the platform has answered. */
export function useFeature(name: string): boolean {
  return useFacts().features?.includes(name) ?? false;
}
