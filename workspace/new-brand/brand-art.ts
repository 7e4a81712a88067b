/** Reads on white and on black alike. */
const WORD = '#85859a';

/** A mark with the brand's first letter and its name: what stands there until the brand has a logo of its own. */
export function logoOf(name: string, color: string): string {
  const wordmark = [...name].slice(0, 24).join('');
  const width = 56 + [...wordmark].length * 17;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40" role="img" aria-label="${escapeXml(name)}">
${mark(name, color)}
  <text x="50" y="29" fill="${WORD}" font-family="system-ui, sans-serif" font-size="25" font-weight="700">${escapeXml(wordmark)}</text>
</svg>
`;
}

/** The mark alone. */
export function faviconOf(name: string, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
${mark(name, color)}
</svg>
`;
}

function mark(name: string, color: string): string {
  const [letter = ''] = name.toUpperCase();
  return `  <rect width="40" height="40" rx="11" fill="${escapeXml(color)}"/>
  <text x="20" y="28" fill="#fff" font-family="system-ui, sans-serif" font-size="23" font-weight="800" text-anchor="middle">${escapeXml(letter)}</text>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
