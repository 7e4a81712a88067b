import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isList, isObject, own, readJsonFile } from '@liveryjs/compiler/manifest';
import { domainOf } from '@liveryjs/compiler/plain/language-path';
import { Failure } from '@liveryjs/workspace/failure';
import { digestOf } from '@liveryjs/workspace/hash';
import { listBrands, loadBrand, openWorkspace, type Workspace } from '@liveryjs/workspace/open';
import { readOutside } from '@liveryjs/workspace/read-outside';
import { shellWord } from '@liveryjs/workspace/shell-word';
import type { Terminal } from '@liveryjs/workspace/terminal';
import { type Command, InvalidArgumentError } from 'commander';
import { strictTransport } from '#scripts/bundle/hosting.ts';
import { digestsOf } from '#scripts/bundle/report.ts';
import { diagnose } from '#scripts/doctor/diagnose.ts';
import type { DoctorFinding, Expectations } from '#scripts/doctor/finding.ts';
import { look } from '#scripts/doctor/look.ts';
import { observatoryScore, type Score } from '#scripts/doctor/observatory.ts';
import type { Detour } from '#scripts/doctor/stranger.ts';
import { foldersOf } from './folders.ts';
import { jsonOption } from './outcomes.ts';
import { placeOption } from './release-options.ts';
import { examples, exitCodes, type Verb } from './verb.ts';

/** The sandbox has its controls there: no operator's server answers at this path. */
const SANDBOX = '/sandbox';

interface Options {
  readonly resolve?: Readonly<Record<number, Detour>>;
  readonly ca?: string;
  readonly to?: string;
  readonly json?: true;
}

export const doctorVerb: Verb = (program, terminal, finish) => {
  program
    .command('doctor')
    .description(
      'Look at a live domain as a stranger does: its names, certificate, redirects, headers, compression, caches, languages and crawlers’ files.',
    )
    .argument('<domain>', 'host name that visitors use, such as play.example', domainName)
    .option(
      '--resolve <address>',
      'ask this machine in place of the one that DNS names: 192.0.2.7:443, or 80:192.0.2.7:8080 for answers without encryption; may be given again',
      detour,
    )
    .option('--ca <file>', 'certificates that are trusted besides those that everybody trusts, as PEM')
    .option(placeOption[0], `${placeOption[1]}: is the release that was published the one that visitors get?`)
    .option(...jsonOption)
    .addHelpText(
      'after',
      examples(
        'livery doctor play.example',
        'livery doctor play.example --to /srv/portals',
        'livery doctor play.example --resolve 127.0.0.1:8443 --resolve 80:127.0.0.1:8080 --ca ca.pem',
      ),
    )
    .action(async (domain: string, options: Options, command: Command) => {
      const { ca } = options;
      if (ca !== undefined && !existsSync(resolve(ca)))
        command.error(`error: there is no file ${resolve(ca)}. Name one with certificates, as PEM.`, {
          exitCode: exitCodes.usage,
        });
      const workspace = openWorkspace(foldersOf(command));
      const brand = brandOf(workspace, domain);
      if (brand === undefined && options.to !== undefined)
        throw new Failure(
          `No brand of this repository has ${domain} among its "domains", so no release can be compared. Leave --to out, or look from the repository of the brand.`,
        );
      terminal.status(`Looking at ${domain} …`);
      const seen = await look(domain, {
        detours: options.resolve,
        ca: ca === undefined ? undefined : readOutside(resolve(ca), ca),
        others: brand?.domains.filter((other) => other !== domain),
        calls: workspace.portal?.paths.filter((path) => path !== SANDBOX).map((path) => `${path}/doctor`),
      });
      const manifest = brand && loadBrand(workspace, brand.id).brand;
      const hosts = (manifest?.languages.supported ?? []).flatMap(
        ({ code }) => (manifest && domainOf(manifest.languages, code)) ?? [],
      );
      const findings = diagnose(seen, {
        hsts: strictTransport(manifest?.hosting?.hsts),
        canonical: hosts.includes(domain) ? domain : brand?.domains[0],
        hosts,
        release: brand && options.to !== undefined ? await releaseOf(brand.id, options.to) : undefined,
      });
      const observatory = observatoryScore(seen);
      terminal.status('');
      const errors = findings.filter(({ level }) => level === 'error').length;
      if (options.json)
        terminal.out(
          JSON.stringify({ ok: errors === 0, domain, brand: brand?.id, findings, observatory }, null, 2),
        );
      else say(terminal, domain, seen.pages.length, findings, observatory);
      finish(errors === 0 ? exitCodes.ok : exitCodes.failed);
    });
};

function say(
  { out, colors }: Terminal,
  domain: string,
  pages: number,
  findings: readonly DoctorFinding[],
  observatory: Score | undefined,
): void {
  for (const { id, level, text, remedy } of findings) {
    const mark = level === 'error' ? colors.red('error') : colors.yellow('warning');
    out(`${mark}  ${text}  ${colors.dim(id)}\n         ${remedy}`);
  }
  const looked = `${pages} ${pages === 1 ? 'page' : 'pages'} of the sitemap`;
  out(
    findings.length === 0
      ? `All is in order at ${domain}. ${looked} were looked at.`
      : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} at ${domain}. ${looked} were looked at.`,
  );
  if (observatory === undefined) return;
  const lost = observatory.marks.filter(({ points }) => points < 0);
  const why = lost.map(({ rule, points }) => `${points} for ${rule}`).join(', ');
  out(`By the rules of Mozilla Observatory it has ${observatory.score} points of 100${why && `: ${why}`}.`);
}

/** The brand whose manifest names a domain. Domains are not inherited, so that each file says its own. */
function brandOf(
  workspace: Workspace,
  domain: string,
): { readonly id: string; readonly domains: readonly string[] } | undefined {
  for (const id of listBrands(workspace)) {
    const { value } = readJsonFile(workspace.files, `${workspace.brandsFolder}/${id}/brand.json`, '');
    const listed = isObject(value) ? own(value, 'domains') : undefined;
    const domains = isList(listed) ? listed.filter((each) => typeof each === 'string') : [];
    if (domains.includes(domain)) return { id, domains };
  }
  return undefined;
}

async function releaseOf(brand: string, to: string): Promise<Expectations['release']> {
  const { openTarget } = await import('#scripts/releases/open-target.ts');
  const target = await openTarget(to);
  const id = await target.current(brand);
  const report = id === undefined ? undefined : await target.report(brand, id);
  const home = report && digestsOf(report)['index.html'];
  if (id === undefined)
    throw new Failure(
      `${brand} has no release in ${target.name}. Publish one: livery publish ${brand} --to ${shellWord(to)}`,
    );
  if (home === undefined)
    throw new Failure(
      `The release ${id} of ${brand} in ${target.name} is not as it was published. Publish it again: livery publish ${brand} --to ${shellWord(to)}`,
    );
  return { id, isHome: (body) => digestOf(Buffer.from(body)) === home };
}

/** The host name that somebody has typed; an address of the home page is one, too. @throws for text that names none */
function domainName(text: string): string {
  const address = text.includes('://') ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.port !== '' || url.pathname !== '/' || url.username !== '' || isIP(url.hostname) !== 0)
    throw new InvalidArgumentError('Expected a host name such as play.example.');
  return url.hostname;
}

/** The machine that answers for a port: `443:` is left out. @throws for text that names none */
function detour(
  text: string,
  before: Readonly<Record<number, Detour>> = {},
): Readonly<Record<number, Detour>> {
  const [, visited = '443', host = '', port = ''] =
    /^(?:(\d+):)?(\[[0-9a-f:]+\]|[^:\s]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host === '' || !['80', '443'].includes(visited) || Number(port) > 65_535)
    throw new InvalidArgumentError('Expected 192.0.2.7:443, or 80:192.0.2.7:8080 for port 80.');
  return { ...before, [Number(visited)]: { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } };
}
