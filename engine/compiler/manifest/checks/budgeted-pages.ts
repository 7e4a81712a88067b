import { catalogue, nearest } from '#compiler/issues/index.ts';
import { isObject, own } from '#compiler/manifest/json.ts';
import { pointerTo } from '#compiler/manifest/pointer.ts';
import { createCheck } from './define-check.ts';
import { patternValues } from './pattern-values.ts';

export const budgetedPages = createCheck({
  docs: 'A budget is that of a page which the brand has.',
  findings: { 'unknown-reference': catalogue['unknown-reference'] },
  run({ manifest, brand, path, report }) {
    const budgets = own(manifest, 'budgets');
    const knownPaths = patternValues(brand, '/routes/*/path');
    for (const value of Object.keys(isObject(budgets) ? budgets : {})) {
      if (knownPaths.includes(value)) continue;
      const pointer = pointerTo('/budgets', value);
      const args = () => ({
        path: path(pointer),
        value,
        what: 'route with the path',
        nearest: nearest(value, knownPaths),
        known: knownPaths,
      });
      report('unknown-reference', { pointer, on: 'key', cause: '/routes' }, args);
    }
  },
});
