import { lookup as lookupName } from 'node:dns/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { connect, type PeerCertificate, type SecureVersion } from 'node:tls';
import { decoded, isEncoding } from '#scripts/bundle/twins.ts';
import { readUpTo } from '#scripts/read-up-to.ts';

/** The longest time of a request or a handshake, and the largest answer that is read. */
const TIMEOUT_MS = 15_000;
const MOST_BYTES = 32 * 1024 * 1024;

/** The machine that answers for a port of the domain, in place of those that DNS names. */
export interface Detour {
  readonly host: string;
  readonly port: number;
}

/** The machines that are asked, and the certificates that are trusted. */
export interface Way {
  /** By the port that a visitor uses: 443, 80. */
  readonly detours?: Readonly<Record<number, Detour>> | undefined;
  /** Certificates that are trusted besides those that Node trusts, as PEM. */
  readonly ca?: string | undefined;
}

/** An answer as a visitor's browser gets it. */
export interface Answer {
  readonly url: string;
  readonly status: number;
  /** Names in small letters; several headers of a name are joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** The content, decoded. Empty where it cannot be. */
  readonly body: string;
  /** Bytes of the content, decoded. */
  readonly size: number;
}

/** No answer, and the reason as the machine gives it. */
export interface Silence {
  readonly url: string;
  readonly silence: string;
}

/** The answer of one address of the domain to a handshake. */
export interface Handshake {
  readonly address: string;
  /** Why there is no encrypted connection; undefined when there is one. */
  readonly silence?: string;
  readonly certificate?: {
    /** Why browsers do not trust it: a code of OpenSSL. */
    readonly distrust?: string | undefined;
    readonly from: Date;
    readonly until: Date;
    /** Names that it is for, as `*.aurora.example`. */
    readonly names: readonly string[];
  };
  /** The protocol that was agreed upon, such as `h2`. */
  readonly alpn?: string | undefined;
}

/** The addresses that DNS has for a domain. A silence where it has none. */
export async function addressesOf(domain: string, { detours }: Way): Promise<readonly string[] | Silence> {
  const detour = detours?.[443];
  if (detour) return [detour.host];
  try {
    const answers = await lookupName(domain, { all: true });
    return [...new Set(answers.map(({ address }) => address))];
  } catch (error) {
    return { url: domain, silence: reasonOf(error) };
  }
}

/** Shakes hands with an address of the domain. @param version the one version of TLS that is spoken. Default: any safe one */
export function shakeHands(
  domain: string,
  address: string,
  { detours, ca }: Way,
  version?: SecureVersion,
): Promise<Handshake> {
  return new Promise((resolve) => {
    const socket = connect({
      ...{ host: address, port: detours?.[443]?.port ?? 443, servername: domain },
      ...(ca !== undefined && { ca }),
      // The certificate is judged afterwards: a handshake that ends early says less.
      rejectUnauthorized: false,
      ALPNProtocols: ['h2', 'http/1.1'],
      ...(version && { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' }),
    });
    const end = (handshake: Omit<Handshake, 'address'>) => {
      socket.destroy();
      resolve({ address, ...handshake });
    };
    socket.setTimeout(TIMEOUT_MS, () => end({ silence: 'no answer in time' }));
    socket.on('error', (error) => end({ silence: reasonOf(error) }));
    socket.on('secureConnect', () => {
      const peer = socket.getPeerCertificate();
      const error: unknown = socket.authorizationError;
      end({
        alpn: socket.alpnProtocol || undefined,
        certificate: {
          distrust: error ? String((error as { code?: string }).code ?? error) : undefined,
          from: new Date(peer.valid_from),
          until: new Date(peer.valid_to),
          names: namesOf(peer),
        },
      });
    });
  });
}

/**
 * Asks for an address of the domain as a browser does: no redirect is followed, and whatever the certificate is worth.
 *
 * @param origin the page that asks, for a file that browsers fetch by the rules of CORS. Default: none is named
 */
export function ask(url: string, { detours, ca }: Way, origin?: string): Promise<Answer | Silence> {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  const isSecure = protocol === 'https:';
  const detour = port === '' ? detours?.[isSecure ? 443 : 80] : undefined;
  const request = isSecure ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const sent = request(
      {
        host: detour?.host ?? hostname,
        port: detour?.port ?? (port || (isSecure ? 443 : 80)),
        path: pathname + search,
        headers: {
          Host: port === '' ? hostname : `${hostname}:${port}`,
          'Accept-Encoding': 'br, gzip',
          Accept: '*/*',
          ...(origin !== undefined && { Origin: origin }),
        },
        timeout: TIMEOUT_MS,
        ...(isSecure && { servername: isIP(hostname) ? '' : hostname, rejectUnauthorized: false }),
        ...(isSecure && ca !== undefined && { ca }),
      },
      (response) => {
        readUpTo(MOST_BYTES, response).then((bytes) => {
          const headers = joined(response.headers);
          const content = contentOf(bytes, headers['content-encoding']);
          const body = content.toString();
          resolve({ url, status: response.statusCode ?? 0, headers, body, size: content.length });
        }, fail);
      },
    );
    const whole = setTimeout(() => sent.destroy(new Error('no whole answer in time')), TIMEOUT_MS * 2);
    const fail = (error: unknown) => resolve({ url, silence: reasonOf(error) });
    sent.on('close', () => clearTimeout(whole));
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', fail);
    sent.end();
  });
}

export function isList(addresses: readonly string[] | Silence): addresses is readonly string[] {
  return Array.isArray(addresses);
}

export function isSilence(answer: Answer | Silence): answer is Silence {
  return 'silence' in answer;
}

function joined(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

/** The content of an answer; nothing where its bytes are none of the encoding that it names. */
function contentOf(bytes: Buffer, encoding = 'identity'): Buffer {
  return isEncoding(encoding) ? (decoded(bytes, encoding, MOST_BYTES) ?? Buffer.alloc(0)) : bytes;
}

function namesOf({ subjectaltname = '' }: PeerCertificate): string[] {
  return subjectaltname.split(', ').flatMap((name) => {
    const [, host] = /^(?:DNS|IP Address):(.*)$/.exec(name) ?? [];
    return host === undefined ? [] : [host.toLowerCase()];
  });
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message ?? String(error);
}
