import { BlockList, isIPv4 } from 'node:net';
import { type Check, type DoctorFinding, error, targetOf, warning } from './finding.ts';
import type { Observations } from './look.ts';
import { type Handshake, isList, isSilence } from './stranger.ts';

const DAY = 86_400_000;

/** Days before its end in which a certificate should be renewed; automatic renewal begins at 30. */
const SOON = 21;

/** Addresses that only a machine itself or its own network reaches, or that stand for no machine (RFC 6890). */
function privateAddresses(): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['224.0.0.0', 3],
  ] as const)
    list.addSubnet(network, prefix, 'ipv4');
  for (const [network, prefix] of [
    ['::', 127],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const)
    list.addSubnet(network, prefix, 'ipv6');
  return list;
}

export const names: Check = ({ domain, addresses, isDetour }) => {
  if (!isList(addresses))
    return [
      error(
        'no-address',
        `DNS has no address for ${domain} (${addresses.silence}), so nobody can open it.`,
        `Add a record to the zone: ${domain}. 300 IN A <address of the server>`,
      ),
    ];
  if (isDetour) return [];
  const list = privateAddresses();
  return addresses
    .filter((address) => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6'))
    .map((address) =>
      error(
        'private-address',
        `DNS leads ${domain} to ${address}, which nobody outside of a private network reaches.`,
        `Write the public address of the server into the record ${isIPv4(address) ? 'A' : 'AAAA'} of ${domain}.`,
      ),
    );
};

export const encryption: Check = (seen) => {
  const { domain, handshakes, oldVersions } = seen;
  const silent = handshakes.filter(({ certificate }) => !certificate);
  if (silent.length === handshakes.length)
    return handshakes
      .slice(0, 1)
      .map(({ address, silence }) =>
        error(
          'no-https',
          `${address} gives no encrypted connection for ${domain} (${silence ?? 'no certificate'}).`,
          'Let the server listen: listen 443 ssl; with ssl_certificate and ssl_certificate_key.',
        ),
      );
  const [old] = oldVersions;
  const versions = oldVersions.flatMap(({ address, version }) => (address === old?.address ? [version] : []));
  const ofHandshakes = handshakes.flatMap((handshake) => ofHandshake(handshake, seen));
  return [
    ...silent.map(({ address, silence }) =>
      error(
        'address-silent',
        `${address}, one of the addresses of ${domain}, gives no encrypted connection (${silence ?? 'no certificate'}): some visitors wait in vain.`,
        address.includes(':')
          ? 'Let the server listen there: listen [::]:443 ssl; or take the record AAAA away.'
          : 'Start the server at this address, or take its record A away.',
      ),
    ),
    // Several addresses are most often one server.
    ...ofHandshakes.filter(({ id }, index) => ofHandshakes.findIndex((other) => other.id === id) === index),
    old
      ? error(
          'old-tls',
          `${handshakes.length > 1 ? `${domain} at ${old.address}` : domain} still speaks ${versions.join(' and ')}, which nobody should any more (RFC 8996).`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
        )
      : undefined,
  ];
};

/** Says what is wrong with the certificate and the protocol of one address. */
function ofHandshake(
  { address, certificate, alpn }: Handshake,
  { domain, at, handshakes }: Observations,
): DoctorFinding[] {
  if (!certificate) return [];
  const where = handshakes.length > 1 ? `${domain} at ${address}` : domain;
  const daysLeft = (certificate.until.getTime() - at.getTime()) / DAY;
  const isNamed = certificate.names.some((name) => covers(name, domain));
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return [
    daysLeft <= 0
      ? error(
          'certificate-expired',
          `The certificate of ${where} ended on ${day(certificate.until)}.`,
          'Renew it, and reload the server: certbot renew && nginx -s reload',
        )
      : daysLeft < SOON
        ? warning(
            'certificate-soon',
            `The certificate of ${where} ends on ${day(certificate.until)}, in ${Math.floor(daysLeft)} days.`,
            'See why it was not renewed by itself: certbot renew --dry-run',
          )
        : undefined,
    certificate.from > at
      ? error(
          'certificate-early',
          `The certificate of ${where} begins on ${day(certificate.from)} only.`,
          'Set the clock of the machine that made it, and make it again.',
        )
      : undefined,
    isNamed
      ? undefined
      : error(
          'certificate-name',
          `The certificate is for ${certificate.names.join(', ') || 'no name'}, and not for ${where}: browsers refuse it.`,
          `Make one that names the domain: certbot --nginx -d ${domain}`,
        ),
    certificate.distrust !== undefined &&
    daysLeft > 0 &&
    certificate.from <= at &&
    !/ALTNAME/.test(certificate.distrust)
      ? error(
          'certificate-distrusted',
          `Browsers do not trust the certificate of ${where} (${certificate.distrust}).`,
          'Send the whole chain, such as ssl_certificate /etc/letsencrypt/live/<name>/fullchain.pem; and take a certificate of an authority that browsers know.',
        )
      : undefined,
    alpn === 'h2'
      ? undefined
      : warning(
          'no-http2',
          `${where} speaks HTTP/1.1 alone: a page waits for six files at a time.`,
          'http2 on; (before nginx 1.25.1: listen 443 ssl http2;)',
        ),
  ].filter((finding) => finding !== undefined);
}

export const plainHttp: Check = ({ domain, plain, plainPath }) => {
  const remedy = `server { listen 80; server_name ${domain}; return 301 https://$host$request_uri; }`;
  if (isSilence(plain))
    return [
      warning(
        'http-silent',
        `http://${domain} does not answer (${plain.silence}): who writes the address by hand may see nothing.`,
        remedy,
      ),
    ];
  const { status } = plain;
  const target = targetOf(plain);
  if (status < 300 || status > 399 || target === undefined)
    return [
      error(
        'http-open',
        `http://${domain} answers ${status} without encryption: anybody on the way can read and change the portal.`,
        remedy,
      ),
    ];
  if (target.protocol !== 'https:')
    return [
      error(
        'http-stays',
        `http://${domain} leads to ${target.origin}, which is not encrypted either.`,
        remedy,
      ),
    ];
  if (target.hostname !== domain)
    return [
      error(
        'http-elsewhere',
        `http://${domain} leads to another host, ${target.hostname}, before it is encrypted: no HSTS can be told on ${domain}.`,
        remedy,
      ),
    ];
  if (target.port !== '')
    return [
      error(
        'http-port',
        `http://${domain} leads to port ${target.port}, and the pages of the portal are looked for at 443.`,
        remedy,
      ),
    ];
  return [
    [301, 308].includes(status)
      ? undefined
      : warning(
          'http-temporary',
          `http://${domain} leads to HTTPS by ${status}, which browsers ask for again each time.`,
          remedy,
        ),
    target.pathname + target.search === plainPath
      ? undefined
      : error(
          'http-path',
          `http://${domain}${plainPath} leads to ${target.href}, so that old links lose their page.`,
          remedy,
        ),
  ];
};

/** Tells whether a name of a certificate is for a domain: a star stands for one label (RFC 9525, section 6.3). */
function covers(name: string, domain: string): boolean {
  if (name === domain) return true;
  return name.startsWith('*.') && domain.split('.').slice(1).join('.') === name.slice(2);
}
