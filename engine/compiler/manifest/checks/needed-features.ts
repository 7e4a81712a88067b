import { type Finding, nearest } from '#compiler/issues/index.ts';
import { isObject, own, ownText } from '#compiler/manifest/json.ts';
import { atRuled, rulesOf } from '#compiler/manifest/jurisdictions/rules-of.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'rule-feature': {
    title: 'A feature that a jurisdiction asks for is not on for sure',
    severity: 'error',
    message: ({ name, state, by }) => `features.${name} ${state}, and ${by} asks for it to be on.`,
    hint: ({ name, written, nearest }) => {
      const remedy = `rite ${JSON.stringify(name)}: ${written} in "features".`;
      return nearest === undefined
        ? `W${remedy}`
        : `Does the file of the jurisdiction mean ${JSON.stringify(nearest)}? Else w${remedy}`;
    },
  } satisfies Finding<{
    name: string;
    state: string;
    by: string;
    written: string;
    nearest: string | undefined;
  }>,
};

export const neededFeatures = createCheck({
  docs: 'Features that a jurisdiction asks for are fixed on.',
  findings,
  run(context) {
    const features = own(context.manifest, 'features');
    const names = Object.keys(isObject(features) ? features : {});
    for (const { rule, by } of rulesOf(context, 'feature')) {
      const { name } = rule;
      const feature = own(features, name);
      if (own(feature, 'fixed') === true) continue;
      const module = ownText(feature, 'module');
      const state =
        module === undefined
          ? feature === undefined
            ? 'is not there'
            : 'is off'
          : `follows the module ${module}, which the platform may switch off`;
      // The module that is inherited has to go: a feature has one of the two.
      const written = module === undefined ? '{ "fixed": true }' : '{ "module": null, "fixed": true }';
      const rulePlace = atRuled(context, pointerTo('/features', name));
      context.report('rule-feature', rulePlace, () => ({
        name,
        state,
        by,
        written,
        nearest: feature === undefined ? nearest(name, names) : undefined,
      }));
    }
  },
});
