import { createHash } from 'node:crypto';

/** SHA-256 of the empty string: rules that styled-components adds through CSSOM stand in an empty style element. */
const EMPTY = `'sha256-${createHash('sha256').update('').digest('base64')}'`;

/** Origins beside the portal's own, as a content security policy writes them. */
export interface PolicyOrigins {
  /** Where pictures may come from. */
  readonly images: readonly string[];
  /** The sources that frames may load. */
  readonly frames: readonly string[];
  /** Where else the page may send calls. */
  readonly calls: readonly string[];
}

/** The permissions that one page's policy grants beyond the bundle's own files. */
export interface PolicyInput {
  /** Texts of the page's inline scripts. */
  readonly scripts: readonly string[];
  /** Texts of the page's inline styles. */
  readonly styles: readonly string[];
  readonly origins: PolicyOrigins;
  /** True when scripts of the bundle may run in workers. */
  readonly hasWorkers?: boolean;
  /** True when the page keeps a service worker. */
  readonly isOffline?: boolean;
}

/** The content security policy of one page, for its first meta element. It needs no header of a host. */
export function contentPolicy({ scripts, styles, origins, hasWorkers, isOffline }: PolicyInput): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    ...((hasWorkers || isOffline) && { 'worker-src': ["'self'"] }),
    'style-src': ["'self'", EMPTY, ...styles.map(hashSource)],
    'img-src': ["'self'", ...origins.images],
    'frame-src': origins.frames.length > 0 ? origins.frames : ["'none'"],
    'connect-src': ["'self'", ...origins.calls],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    // By `livery-worker` the engine starts workers, and by `livery-offline` the service worker: of the portal's own origin alone.
    'trusted-types': [
      'dompurify',
      ...(hasWorkers ? ['livery-worker'] : []),
      ...(isOffline ? ['livery-offline'] : []),
    ],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
