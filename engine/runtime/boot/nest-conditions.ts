import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type StyleElement = Parameters<Plugin>[0];

const CONDITIONS = ['@media', '@container', '@supports', '@starting-style'];

/**
 * A plugin of Stylis that puts a condition inside the rule that it is about: `@media x{.a{b}}` becomes
 * `.a{@media x{b}}`. A browser that gets a rule of the first form matches every element of the page anew (seen in
 * Chromium 156), and one of the second form only elements that the rule can be about.
 *
 * What is about a pseudo-element stays as it was: some of the browsers supported cannot nest that.
 */
export const { nestConditions }: Record<'nestConditions', Plugin> = {
  // styled-components takes this name into the names of classes: as a property's it is the same in every build.
  nestConditions(element, index, siblings) {
    if (element.root || element.type === 'rule' || !isNestable(element)) return;
    const rules = nested(element, []);
    element.children = [];
    siblings.splice(index + 1, 0, ...rules);
  },
};

function isNestable({ type, props, children }: StyleElement): boolean {
  if (CONDITIONS.includes(type)) return Array.isArray(children) && children.every(isNestable);
  return (
    type === 'rule' && Array.isArray(props) && !props.some((selector) => /:(:|before|after)/.test(selector))
  );
}

/** A rule for each selector: in a list, a nested condition would give all of them the weight of the heaviest. */
function nested(element: StyleElement, around: readonly StyleElement[]): StyleElement[] {
  if (element.type !== 'rule') {
    const conditions = [...around, element];
    return [element.children]
      .flat()
      .flatMap((child) => (typeof child === 'string' ? [] : nested(child, conditions)));
  }
  return [element.props].flat().map((selector) => {
    const rule: StyleElement = { ...element, root: null, parent: null, props: [selector], return: '' };
    rule.children = around.reduceRight<StyleElement['children']>(
      (children, condition) => [{ ...condition, root: rule, parent: rule, children, return: '' }],
      element.children,
    );
    return rule;
  });
}
