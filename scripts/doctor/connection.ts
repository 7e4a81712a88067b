import { BlockList, isIPv4 } from 'node:net';
import { type Check, error, targetOf, warning } from './finding.ts';
import { isList, isSilence } from './stranger.ts';

const DAY = 86_400_000;

/** Days before its end in which a certificate should be renewed; automatic renewal begins at 30. */
const SOON = 21;

/** Addresses that only a machine itself or its own network reaches (RFC 6890). */
function privateAddresses(): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of [
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ] as const)
    list.addSubnet(network, prefix, 'ipv4');
  for (const [network, prefix] of [
    ['::1', 128],
    ['fc00::', 7],
    ['fe80::', 10],
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
        `DNS leads ${domain} to ${address}, which only a private network reaches.`,
        `Write the public address of the server into the record ${isIPv4(address) ? 'A' : 'AAAA'} of ${domain}.`,
      ),
    );
};

export const encryption: Check = ({ domain, at, handshakes, oldVersions }) => {
  const [handshake] = handshakes.filter(({ certificate }) => certificate);
  const silent = handshakes.filter(({ certificate }) => !certificate);
  const { certificate, alpn } = handshake ?? {};
  if (!certificate)
    return handshakes
      .slice(0, 1)
      .map(({ address, silence }) =>
        error(
          'no-https',
          `${address} gives no encrypted connection for ${domain} (${silence ?? 'no certificate'}).`,
          'Let the server listen: listen 443 ssl; with ssl_certificate and ssl_certificate_key.',
        ),
      );
  const daysLeft = (certificate.until.getTime() - at.getTime()) / DAY;
  const isNamed = certificate.names.some((name) => covers(name, domain));
  const day = (date: Date) => date.toISOString().slice(0, 10);
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
    daysLeft <= 0
      ? error(
          'certificate-expired',
          `The certificate of ${domain} ended on ${day(certificate.until)}.`,
          'Renew it, and reload the server: certbot renew && nginx -s reload',
        )
      : daysLeft < SOON
        ? warning(
            'certificate-soon',
            `The certificate of ${domain} ends on ${day(certificate.until)}, in ${Math.floor(daysLeft)} days.`,
            'See why it was not renewed by itself: certbot renew --dry-run',
          )
        : undefined,
    certificate.from > at
      ? error(
          'certificate-early',
          `The certificate of ${domain} begins on ${day(certificate.from)} only.`,
          'Set the clock of the machine that made it, and make it again.',
        )
      : undefined,
    isNamed
      ? undefined
      : error(
          'certificate-name',
          `The certificate is for ${certificate.names.join(', ') || 'no name'}, and not for ${domain}: browsers refuse it.`,
          `Make one that names the domain: certbot --nginx -d ${domain}`,
        ),
    certificate.distrust !== undefined &&
    daysLeft > 0 &&
    certificate.from <= at &&
    !/ALTNAME/.test(certificate.distrust)
      ? error(
          'certificate-distrusted',
          `Browsers do not trust the certificate of ${domain} (${certificate.distrust}).`,
          'Send the whole chain, such as ssl_certificate /etc/letsencrypt/live/<name>/fullchain.pem; and take a certificate of an authority that browsers know.',
        )
      : undefined,
    oldVersions.length > 0
      ? error(
          'old-tls',
          `${domain} still speaks ${oldVersions.join(' and ')}, which are broken (RFC 8996).`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
        )
      : undefined,
    alpn === 'h2'
      ? undefined
      : warning(
          'no-http2',
          `${domain} speaks HTTP/1.1 alone: a page waits for six files at a time.`,
          'http2 on; (before nginx 1.25.1: listen 443 ssl http2;)',
        ),
  ];
};

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
