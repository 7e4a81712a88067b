/**
 * Brings the rules of a `style` element to what a text says, and leaves those that are the same: a font whose rule is
 * written anew would be loaded anew.
 */
export function replaceRules(style: HTMLStyleElement, text: string): void {
  const { sheet } = style;
  if (!sheet) {
    style.textContent = text;
    return;
  }
  const expectedSheet = new CSSStyleSheet();
  expectedSheet.replaceSync(text);
  const rules = [...expectedSheet.cssRules].map(({ cssText }) => cssText);
  for (const [index, rule] of rules.entries()) {
    if (sheet.cssRules[index]?.cssText === rule) continue;
    if (index < sheet.cssRules.length) sheet.deleteRule(index);
    sheet.insertRule(rule, index);
  }
  while (sheet.cssRules.length > rules.length) sheet.deleteRule(rules.length);
}
