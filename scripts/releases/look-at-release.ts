import type { BuildReport } from '#scripts/bundle/report.ts';
import type { Release } from './release.ts';
import { type SmokeSite, smokeCheck } from './smoke.ts';
import type { ReleaseTarget } from './target.ts';

export interface LookOptions {
  /** Where the releases are. */
  readonly target: ReleaseTarget;
  /**
   * Where visitors get them: an origin, with `{domain}` for the first domain of the brand. Without the placeholder all
   * brands are asked for there, each by its Host header. Default: a server of this process.
   */
  readonly at?: string | undefined;
  /** Open the pages in Chromium, too. */
  readonly browser?: boolean | undefined;
}

/** Looks at the current release of a brand as a visitor would. @returns what is wrong, a sentence each */
export async function lookAtRelease(
  { target, at, browser }: LookOptions,
  release: Release,
  report: BuildReport,
): Promise<readonly string[]> {
  const look = async (site: SmokeSite) => {
    const findings = await smokeCheck(site, report, release.kept);
    if (findings.length > 0 || !browser) return findings;
    const { lookInBrowser } = await import('./look-in-browser.ts');
    return lookInBrowser(site, report);
  };
  if (at !== undefined) return look(siteOf(at, report));
  const served = await target.serve(release);
  try {
    return served.findings.length > 0 ? served.findings : await look(served.site);
  } finally {
    await served.close();
  }
}

function siteOf(address: string, { brand, domains }: BuildReport): SmokeSite {
  const [domain = `${brand.toLowerCase()}.localhost`] = domains;
  return address.includes('{domain}')
    ? { origin: address.replace('{domain}', domain), compresses: true }
    : { origin: address, host: domain, compresses: true };
}
