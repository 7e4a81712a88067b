import type { Mode } from '@liveryjs/schemas/brand';
import { createIssue, type Issue } from '#compiler/issues/index.ts';
import { byIdentity } from '#compiler/manifest/by-identity.ts';
import { isFromLibrary } from './is-from-library.ts';
import { brandTokens } from './mode-tokens.ts';
import { sizeIn } from './proportions.ts';
import { type Layer, topOf } from './read-layers.ts';

/** Names of steps of a scale, whose order is in the names. */
const STEP = /^(none|half|xxs|xs|sm|md|lg|xl|xxl|xxxl|thin|thick|fast|normal|slow|\d{1,2})$/;

/** Groups whose members lie over each other, whatever they are called. */
const LAYERS = /^(layers?|zIndex|elevation)$/;

/** Tokens by which a brand turns around the order that a scale has in what it inherits: a dialog below the header. */
export const checkOrder = byIdentity((modes: readonly Mode[], layers: readonly Layer[]): readonly Issue[] => {
  const { own, below } = topOf(layers);
  if (below.length === 0) return [];
  const [above, here] = [brandTokens(modes, below), brandTokens(modes, layers)];
  const issues = new Map<string, Issue>();
  for (const { mode: ofMode, file } of own)
    for (const token of file.tokens.values()) {
      const { name } = token;
      const group = name.slice(0, name.lastIndexOf('.'));
      if (isFromLibrary(token) || !isStep(name) || issues.has(name)) continue;
      const mode = modes.find(({ id }) => ofMode === undefined || id === ofMode)?.id ?? '';
      const sizeOf = (tokens: typeof here, step: string) =>
        sizeIn(tokens.modes.get(mode)?.values.get(step)?.css ?? '');
      const [before, now] = [sizeOf(above, name), sizeOf(here, name)];
      if (before === undefined || now === undefined || before === now) continue;
      const turned = [...above.types.keys()].filter((other) => {
        if (!other.startsWith(`${group}.`) || other.includes('.', group.length + 1) || !isStep(other))
          return false;
        const [otherBefore, otherNow] = [sizeOf(above, other), sizeOf(here, other)];
        if (otherBefore === undefined || otherNow === undefined || issues.has(other)) return false;
        return (before - otherBefore) * (now - otherNow) < 0;
      });
      const [other] = turned.sort((a, b) => gap(a) - gap(b));
      if (other === undefined) continue;
      const css = (step: string) => here.modes.get(mode)?.values.get(step)?.css ?? '';
      const isLess = before > (sizeOf(above, other) ?? 0);
      issues.set(
        name,
        createIssue('token-order', token.place(`${token.pointer}/$value`), {
          path: name,
          css: css(name),
          other,
          otherCss: css(other),
          isLess,
        }),
      );
      function gap(step: string): number {
        return Math.abs((before ?? 0) - (sizeOf(above, step) ?? 0));
      }
    }
  return [...issues.values()];
});

function isStep(name: string): boolean {
  const [step = '', group = ''] = name.split('.').reverse();
  return STEP.test(step) || LAYERS.test(group);
}
