import { expect, it } from 'vitest';
import { ASSET_CACHE, FILE_HEADERS, PAGE_CACHE, SECURITY_HEADERS } from '#scripts/bundle/hosting.ts';
import { isAsStrong } from './header-strength.ts';

const FILES = FILE_HEADERS['Content-Security-Policy'] ?? '';

it.each(Object.entries({ ...SECURITY_HEADERS, 'Cache-Control': ASSET_CACHE }))(
  '%s is enough as it is',
  (name, value) => {
    expect(isAsStrong(name, value, value)).toBe(true);
  },
);

it.each<[name: string, needed: string, right: readonly string[], weak: readonly string[]]>([
  [
    'Content-Security-Policy',
    "frame-ancestors 'self'",
    [
      "frame-ancestors 'none'",
      "default-src 'self'; frame-ancestors 'self'",
      "img-src *, frame-ancestors 'self'",
    ],
    [
      '*',
      '',
      'frame-ancestors *',
      "frame-ancestors 'self' https://evil.example",
      "frame-ancestor 'self'",
      "frame-ancestors *; frame-ancestors 'self'",
    ],
  ],
  [
    'Strict-Transport-Security',
    'max-age=31536000; includeSubDomains',
    [
      'max-age=63072000; includeSubDomains; preload',
      'includesubdomains ; Max-Age="31536000"',
      'max-age=31536000; includeSubDomains, max-age=0',
    ],
    [
      'max-age=31536000',
      'max-age=300; includeSubDomains',
      'includeSubDomains',
      'max-age=year; includeSubDomains',
      '',
    ],
  ],
  [
    'Content-Security-Policy',
    FILES,
    [
      FILES,
      FILES.replace("style-src 'unsafe-inline'", "style-src 'none'"),
      FILES.replace('; frame', ', frame'),
    ],
    [
      "frame-ancestors 'self'",
      FILES.replace('sandbox', 'sandbox allow-scripts'),
      FILES.replace("default-src 'none'", "default-src 'self'"),
    ],
  ],
  [
    'Cross-Origin-Opener-Policy',
    'same-origin-allow-popups',
    ['same-origin'],
    ['unsafe-none', 'sameorigin', ''],
  ],
  [
    'Permissions-Policy',
    'camera=(), usb=()',
    ['usb=(), camera=(), midi=()', 'camera=( ),usb=()'],
    [
      'camera=()',
      'camera=*, usb=()',
      'camera=(self), usb=()',
      "camera 'none'; usb 'none'",
      'camera=(), usb=(), camera=*',
    ],
  ],
  [
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    ['no-referrer', 'same-origin', 'unsafe-url, strict-origin'],
    ['unsafe-url', 'origin', 'no-referrer, unsafe-url', ''],
  ],
  ['X-Content-Type-Options', 'nosniff', ['NoSniff'], ['no-sniff', 'nosnif', '']],
  [
    'Cache-Control',
    ASSET_CACHE,
    ['max-age=63072000, immutable'],
    [
      'no-store',
      `${ASSET_CACHE}, no-store`,
      'public, max-age=60, immutable',
      'public, max-age=31536000',
      'immutable',
    ],
  ],
  [
    'Cache-Control',
    PAGE_CACHE,
    ['no-store', 'max-age=0, must-revalidate'],
    [
      'public, max-age=60',
      'no-cache="Set-Cookie"',
      'max-age=0, stale-while-revalidate=600',
      'must-revalidate',
      '',
    ],
  ],
])('%s: %s may be stricter, and not weaker', (name, needed, right, weak) => {
  expect(right.filter((value) => !isAsStrong(name, value, needed))).toEqual([]);
  expect(weak.filter((value) => isAsStrong(name, value, needed))).toEqual([]);
});
