import { expect, it } from 'vitest';
import { observatoryScore } from './observatory.ts';

const PAGE =
  "<head><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-b='; object-src 'none'\"><script src=\"/a.js\"></script></head>";
const HEADERS = {
  'content-security-policy': "frame-ancestors 'self'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};
const certificate = { from: new Date(0), until: new Date(1), names: [] };

function score({
  headers = {},
  body = PAGE,
  to = 'https://play.example/',
  distrust = undefined as string | undefined,
} = {}) {
  const all = Object.entries({ ...HEADERS, ...headers }).filter(([, value]) => value !== '');
  return observatoryScore({
    domain: 'play.example',
    home: { url: 'https://play.example/', status: 200, headers: Object.fromEntries(all), body, size: 9 },
    plain: {
      ...{ url: 'http://play.example/', status: to === '' ? 200 : 301, body: '', size: 0 },
      headers: to === '' ? {} : { location: to },
    },
    handshakes: [{ address: '192.0.2.7', certificate: { ...certificate, distrust } }],
  })?.score;
}

/** The page with another policy in its head. */
const policy = (from: string, to: string) => ({ body: PAGE.replace(from, to) });

it('gives what a bundle is served with 115 points', () => {
  expect(score()).toBe(115);
});

it.each<[fault: string, input: Parameters<typeof score>[0], points: number]>([
  // Extra points are lost with more than ten others.
  ['no policy at all', { body: '', headers: { 'content-security-policy': '' } }, 55],
  ['scripts from anywhere', policy("script-src 'self' 'sha256-a='", 'script-src https:'), 80],
  ['scripts in the page', policy("script-src 'self' 'sha256-a='", "script-src 'self' 'unsafe-inline'"), 80],
  ['objects from anywhere', policy("; object-src 'none'", '; object-src *'), 80],
  ['code in texts', policy("script-src 'self'", "script-src 'self' 'unsafe-eval'"), 100],
  [
    'pictures without encryption',
    policy("; object-src 'none'", "; object-src 'none'; img-src http://a.example"),
    100,
  ],
  ['styles in the page', policy("style-src 'self' 'sha256-b='", "style-src 'self' 'unsafe-inline'"), 110],
  ['nothing from elsewhere at all', policy("default-src 'self'", "default-src 'none'"), 120],
  ['frames of others', { headers: { 'content-security-policy': 'frame-ancestors *' } }, 80],
  [
    'frames by the older header',
    { headers: { 'content-security-policy': '', 'x-frame-options': 'DENY' } },
    110,
  ],
  [
    'readers with credentials',
    { headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' } },
    50,
  ],
  ['no redirect', { to: '' }, 80],
  ['a redirect without encryption', { to: 'http://www.play.example/' }, 105],
  ['a redirect to another host', { to: 'https://www.play.example/' }, 110],
  ['an open referrer', { headers: { 'referrer-policy': 'unsafe-url' } }, 105],
  ['no referrer policy', { headers: { 'referrer-policy': '' } }, 110],
  ['no HSTS', { headers: { 'strict-transport-security': '' } }, 80],
  ['a short HSTS', { headers: { 'strict-transport-security': 'max-age=300' } }, 105],
  ['HSTS twice', { headers: { 'strict-transport-security': 'max-age=31536000, max-age=31536000' } }, 80],
  ['a certificate that nobody trusts', { distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 60],
  ['types that browsers guess', { headers: { 'x-content-type-options': '' } }, 110],
  ['a script of another host', { body: `${PAGE}<script src="https://tags.example/a.js"></script>` }, 110],
  ['a script that anybody changes', { body: `${PAGE}<script src="http://tags.example/a.js"></script>` }, 50],
  ['files for this site alone', { headers: { 'cross-origin-resource-policy': 'same-origin' } }, 125],
])('counts %s', (_fault, input, points) => {
  expect(score(input)).toBe(points);
});

it('gives no points to who does not answer', () => {
  const silence = { url: 'https://play.example/', silence: 'ECONNREFUSED' };
  expect(
    observatoryScore({ domain: 'play.example', home: silence, plain: silence, handshakes: [] }),
  ).toBeUndefined();
});
