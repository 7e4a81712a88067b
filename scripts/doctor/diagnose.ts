import { encryption, names, plainHttp } from './connection.ts';
import { clock, contents, leading, nowhere, platform, release, secrets } from './contents.ts';
import { type Check, type DoctorFinding, type Expectations, targetOf } from './finding.ts';
import {
  caching,
  compression,
  pagePolicy,
  securityHeaders,
  sharing,
  talkative,
  transport,
} from './headers.ts';
import type { Observations } from './look.ts';
import { crawlers, domains, languages } from './search-engines.ts';
import { isList, isSilence } from './stranger.ts';

const CHECKS: readonly Check[] = [
  ...[
    names,
    encryption,
    plainHttp,
    contents,
    transport,
    securityHeaders,
    pagePolicy,
    talkative,
    sharing,
    secrets,
  ],
  ...[compression, caching, nowhere, crawlers, languages, domains, platform, release, clock],
];

/** The checks that say more than the cause: a domain without an address has no pages either. */
function checksFor({ addresses, handshakes, home }: Observations): readonly Check[] {
  if (!isList(addresses)) return [names];
  if (!handshakes.some(({ certificate }) => certificate)) return [names, encryption, plainHttp];
  if (isSilence(home)) return [names, encryption, plainHttp, contents];
  return targetOf(home) ? [names, encryption, plainHttp, leading] : CHECKS;
}

/** Says what is wrong with a domain that was looked at: the gravest first, nothing where all is right. */
export function diagnose(seen: Observations, expected: Expectations = {}): readonly DoctorFinding[] {
  const findings = checksFor(seen)
    .flatMap((check) => check(seen, expected))
    .filter((finding) => finding !== undefined);
  return [
    ...findings.filter(({ level }) => level === 'error'),
    ...findings.filter(({ level }) => level === 'warning'),
  ];
}
