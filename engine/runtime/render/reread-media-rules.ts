/**
 * Keeps the rules of a window's width in force. Chromium (seen in 150 and 156) takes up only the new rule where the
 * window gets another width and a style sheet another rule in the same frame: the rules of the old width stay. A media
 * rule that comes and goes makes the browser read the whole sheet again.
 *
 * @returns what ends this
 */
export function rereadMediaRules(): () => void {
  // Unknown until something changes it: to ask while a page starts has it laid out.
  let width: number | undefined;
  const reread = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-styled]'))
      sheet?.deleteRule(sheet.insertRule('@media all{}', sheet.cssRules.length));
  };
  addEventListener('resize', reread);
  return () => removeEventListener('resize', reread);
}
