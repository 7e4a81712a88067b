import type { Issue } from '@liveryjs/compiler/issues';
import { own, ownText } from '@liveryjs/compiler/manifest';
import { languagePath } from '@liveryjs/compiler/plain/language-path';
import type { BrandSummary, BrandView } from '@liveryjs/studio/api';
import { audiencesOf } from '@liveryjs/workspace/explain/person';
import type { BrandResult, Workspace } from '@liveryjs/workspace/open';
import type { LiveBrand } from '#scripts/dev/brand-store.ts';
import type { BrandFile } from '#scripts/plugin/brand-parts.ts';
import { localAddress } from '#scripts/serve/host-names.ts';
import { sectionsOf } from './form.ts';
import { guiseView } from './guise.ts';
import { findingOf, listIn, titleOf } from './shared.ts';

/** Where a brand answers, and its files. */
export interface Addresses {
  readonly port: number;
  readonly addressOf: (file: BrandFile) => string;
}

/** A brand in the list of all. @param drafted paths of files with a draft */
export function summaryOf(
  brand: LiveBrand,
  { port, addressOf }: Addresses,
  drafted: readonly string[],
): BrandSummary {
  const { id, result, parts, issues } = brand;
  const logo = parts?.assets.logo;
  const { theme, chain } = result;
  const { modes = [], defaultMode = '' } = parts?.brand.theme ?? {};
  const mode = modes.find((each) => each.id === defaultMode) ?? modes[0];
  const values = theme?.modes[mode?.id ?? ''] ?? {};
  const colors = ['color.surface.base', 'color.brand.500', 'color.accent.500'];
  return {
    id,
    name: parts?.brand.name ?? ownText(result.merged, 'name') ?? id,
    parents: parentsOf(result),
    languages: languagesOf(result).map(({ code }) => code),
    errors: countOf(issues, 'error'),
    warnings: countOf(issues, 'warning'),
    ...(logo && { logo: localAddress(brand, port).replace(/\/$/, '') + addressOf(logo) }),
    colors: colors.flatMap((name) => values[name] ?? []),
    isAbstract: result.abstract,
    isDrafted: drafted.some((path) => chain.some(({ folder }) => path.startsWith(`${folder}/`))),
  };
}

/** All that frames one brand: its pages, languages, modes and findings. @param portals all that there are */
export function brandView(
  workspace: Workspace,
  { id, domains, parts, result }: LiveBrand,
  port: number,
  portals: readonly LiveBrand[],
): BrandView {
  const { merged = null, shown = merged } = result;
  const extending = portalsOf(result, portals);
  const languages = languagesOfAll(result, extending);
  const language = ownText(own(merged, 'languages'), 'default') ?? languages[0]?.code ?? '';
  const theme = own(shown, 'theme');
  const modes = listIn(theme, 'modes').flatMap((mode) => {
    const name = ownText(mode, 'id');
    return name === undefined ? [] : [{ id: name, label: titleOf(name) }];
  });
  const chosen = ownText(theme, 'defaultMode');
  return {
    id,
    name: ownText(merged, 'name') ?? id,
    parents: parentsOf(result),
    ...(result.abstract && {
      shownBy: extending.map((portal) => ({
        id: portal.id,
        name: ownText(portal.result.merged, 'name') ?? portal.id,
      })),
    }),
    isBroken: !result.abstract && parts === undefined,
    address: localAddress({ id, domains }, port),
    languages: languages.map(({ code, locale, label }) => ({
      code,
      label: label ?? new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? code,
      start: parts === undefined ? '' : languagePath(parts.brand.languages, code),
    })),
    defaultLanguage: language,
    modes,
    defaultMode: modes.find((mode) => mode.id === chosen)?.id ?? modes[0]?.id ?? '',
    pages: listIn(shown, 'routes').flatMap((route) => {
      const [page, path] = [ownText(route, 'id'), ownText(route, 'path')];
      return page === undefined || path === undefined ? [] : [{ id: page, path, title: titleOf(page) }];
    }),
    sections: sectionsOf(workspace, result),
    audiences: audiencesOf(workspace),
    ...guiseView(result),
    findings: result.issues.map(findingOf),
  };
}

/** The portals that extend a brand which is none itself. @param portals all that there are */
export function portalsOf({ id, abstract }: BrandResult, portals: readonly LiveBrand[]): LiveBrand[] {
  return abstract ? portals.filter(({ result }) => result.chain.some((link) => link.id === id)) : [];
}

/** The languages of a brand. The texts of one that is only extended are for those who extend it. */
export function languagesOfAll(result: BrandResult, extending: readonly Pick<LiveBrand, 'result'>[]) {
  const all = [result, ...extending.map((portal) => portal.result)].flatMap(languagesOf);
  return [...new Map(all.toReversed().map((each) => [each.code, each])).values()].toReversed();
}

function parentsOf({ chain }: BrandResult): string[] {
  return chain
    .slice(0, -1)
    .map(({ id }) => id)
    .reverse();
}

function languagesOf({ merged }: BrandResult) {
  return listIn(own(merged, 'languages'), 'supported').flatMap((language) => {
    const [code, locale] = [ownText(language, 'code'), ownText(language, 'locale')];
    return code === undefined || locale === undefined
      ? []
      : [{ code, locale, label: ownText(language, 'label') }];
  });
}

function countOf(issues: readonly Issue[], severity: Issue['severity']): number {
  return issues.filter((issue) => issue.severity === severity).length;
}
