import { directionOf } from '@liveryjs/compiler/plain/direction-of';
import type { BrandParts } from '#scripts/plugin/brand-parts.ts';
import { brandModuleId } from '#scripts/plugin/ids.ts';
import { escaped } from './escaped.ts';

/**
 * The page that a brand's portal starts in. Nothing is prerendered: code and texts come as they are now.
 * @param modules addresses of modules that run beside it, such as the one that shows issues
 */
export function brandDocument(parts: BrandParts, earlyScript: string, modules: readonly string[]): string {
  const { languages, name, theme } = parts.brand;
  const language = languages.supported.find(({ code }) => code === languages.default);
  const locale = language?.locale ?? 'en';
  const mode = theme.defaultMode === 'system' ? '' : ` data-mode="${escaped(theme.defaultMode)}"`;
  const entry = `/@id/__x00__${brandModuleId(parts.id, 'entry')}`;
  return `<!doctype html>
<html lang="${escaped(locale)}" data-brand="${escaped(parts.id)}" dir="${language?.direction ?? directionOf(locale)}"${mode}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(name)}</title>
<link rel="icon" href="data:,">
<script>${earlyScript}</script>
${modules.map((module) => `<script type="module" src="${escaped(module)}"></script>\n`).join('')}<script type="module" src="${escaped(entry)}"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}

/** The page of a brand that has not been without errors yet. */
export function brokenDocument(id: string, issues: readonly string[], overlay: string): string {
  return `<!doctype html>
<html lang="en" data-brand="${escaped(id)}" data-broken>
<head>
<meta charset="utf-8">
<title>${escaped(id)}: ${issues.length === 1 ? '1 issue' : `${issues.length} issues`}</title>
<script type="module" src="${escaped(overlay)}"></script>
</head>
<body><pre>${escaped(issues.join('\n\n'))}</pre></body>
</html>
`;
}
