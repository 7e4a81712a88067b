import type { Finding } from '#compiler/issues/index.ts';
import { own, ownText, textsIn } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'own-origin': {
    title: 'An origin that must be foreign is the brand’s own',
    severity: 'error',
    message: ({ path, value, domain }) =>
      `${path}: ${JSON.stringify(value)} is an origin of this brand itself, which answers on ${domain}.`,
    hint: () => "Name the origin that it really is; it must be none of the brand's own.",
  } satisfies Finding<{ path: string; value: string; domain: string }>,
  'origin-wide': {
    title: 'An origin stands for all hosts of an ending',
    severity: 'error',
    message: ({ path, value, ending }) =>
      `${path}: ${JSON.stringify(value)} lets in every host that ends with .${ending}, whoever it is of.`,
    hint: ({ ending }) => `Name the host itself, or the domain of whom it is: "https://*.maker.${ending}".`,
  } satisfies Finding<{ path: string; value: string; ending: string }>,
};

export const foreignOrigins = createCheck({
  docs: "An origin that the schema marks with `ownOrigin: false` is none that the brand's own pages are of: what comes from there could read and change them. A star stands below a domain that somebody has.",
  findings,
  run({ manifest, survey, path, report }) {
    const domains = own(manifest, 'domains');
    const local = `${ownText(manifest, 'id')?.toLowerCase()}.localhost`;
    const hosts = [...textsIn(domains), local];
    for (const { value, pointer } of survey.foreignOrigins) {
      const host = value.replace(/^https?:\/\//, '').replace(/:[^:]*$/, '');
      const ending = /^\*\.([^.]+)$/.exec(host)?.[1];
      // A port of its own does not keep cookies apart.
      const domain = hosts.find((name) =>
        host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host,
      );
      if (domain !== undefined) report('own-origin', { pointer }, { path: path(pointer), value, domain });
      // Hosts below localhost are of this machine alone (RFC 6761, section 6.3).
      else if (ending !== undefined && ending !== 'localhost')
        report('origin-wide', { pointer }, { path: path(pointer), value, ending });
    }
  },
});
