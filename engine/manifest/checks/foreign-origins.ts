import { isList, own, ownText } from '#engine/manifest/json.ts';
import type { Check } from './check.ts';

export const foreignOrigins: Check = {
  meta: {
    codes: ['own-origin'],
    docs: "An origin that the schema marks with `ownOrigin: false` is none that the brand's own pages are of: what comes from there could read and change them.",
  },
  run({ manifest, survey, path, report }) {
    const domains = own(manifest, 'domains');
    const local = `${ownText(manifest, 'id')?.toLowerCase()}.localhost`;
    const hosts = [...(isList(domains) ? domains.filter((domain) => typeof domain === 'string') : []), local];
    for (const { value, pointer } of survey.foreignOrigins) {
      const host = value.replace(/^https?:\/\//, '').replace(/:[^:]*$/, '');
      // A port of its own does not keep cookies apart.
      const domain = hosts.find((name) =>
        host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host,
      );
      if (domain !== undefined) report('own-origin', { pointer }, { path: path(pointer), value, domain });
    }
  },
};
