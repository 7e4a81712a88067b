import { type Finding, oneOf } from '#compiler/issues/index.ts';
import type { JsonValue } from '#compiler/manifest/json.ts';
import { andOf, atRuled, rulesOf } from '#compiler/manifest/jurisdictions/rules-of.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'rule-least': {
    title: 'A value is lower than a jurisdiction allows',
    severity: 'error',
    message: ({ path, value, key, least, by }) =>
      `${path} is ${JSON.stringify(value)}, and ${key} of ${by} is ${least}.`,
    hint: ({ least, paths }) => `Write ${least} or more at ${andOf(paths)}.`,
  } satisfies Finding<{
    path: string;
    value: JsonValue;
    key: string;
    least: number;
    by: string;
    paths: readonly string[];
  }>,
  'rule-unsaid': {
    title: 'Nothing says a value for which a jurisdiction has a rule',
    severity: 'error',
    message: ({ key, least, by }) =>
      `${key} of ${by} is ${least}, and nothing in this brand tells visitors so.`,
    hint: ({ widgets, least }) =>
      `Place a widget that does, with ${least} or more in its settings: ${oneOf(widgets)}.`,
  } satisfies Finding<{ key: string; least: number; by: string; widgets: readonly string[] }>,
};

export const leastValues = createCheck({
  docs: 'A value that a jurisdiction has a floor for, such as the minimum age, is shown and not below it.',
  findings,
  run(context) {
    const { survey, widgets, saidBy, path, report } = context;
    for (const { rule, by } of rulesOf(context, 'least')) {
      const { key, least } = rule;
      const uses = survey.sameValues.filter(({ name, value }) => name === rule.value && value !== null);
      if (uses.length === 0) {
        const sayers = [...widgets.values()].filter(({ props }) => says(props, rule.value));
        const names = sayers.map(({ name }) => name);
        report('rule-unsaid', { pointer: '/jurisdiction' }, { key, least, by, widgets: names });
      }
      const low = uses.filter(({ value }) => typeof value === 'number' && value < least);
      // The value that the brand writes itself was meant, and is the first thing to mend.
      const first = low.find(({ pointer }) => saidBy(pointer)?.startsWith('brand')) ?? low[0];
      if (first === undefined) continue;
      const paths = low.map(({ pointer }) => path(pointer));
      const args = { path: path(first.pointer), value: first.value, key, least, by, paths };
      report('rule-least', atRuled(context, first.pointer), args);
    }
  },
});

/** Tells whether a schema has a value of that name anywhere. */
function says(schema: JsonValue, name: string): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return Object.entries(schema).some(([key, part]) =>
    key === 'sameValue' ? part === name : says(part as JsonValue, name),
  );
}
