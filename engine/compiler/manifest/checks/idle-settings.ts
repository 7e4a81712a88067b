import type { Finding } from '#compiler/issues/index.ts';
import { isList, own } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'access-idle': {
    title: 'Access is ruled for a login that nobody is asked for',
    severity: 'warning',
    message: ({ path }) =>
      `${path}: visitors without a session may see every page, since access does not say "loginFirst", so this comes to nothing.`,
    hint: ({ key }) => `Write "loginFirst": true beside it, or take ${JSON.stringify(key)} out.`,
  } satisfies Finding<{ path: string; key: string }>,
  'hsts-idle': {
    title: 'HSTS is taken back, and names the hosts below a domain',
    severity: 'warning',
    message: ({ path }) =>
      `${path}: a "maxAge" of 0 has browsers forget the rule of each host that they ask, so this comes to nothing.`,
    hint: () =>
      'Take it out, or write the seconds for which browsers are to keep the rule: "maxAge": 31536000 is a year.',
  } satisfies Finding<{ path: string }>,
  'hsts-brief': {
    title: 'HSTS ends before a visit does',
    severity: 'warning',
    message: ({ path, seconds }) =>
      `${path}: ${seconds} are seconds, of which browsers keep the rule for ${Math.max(1, Math.round(seconds / 60))} min: the next visit has none.`,
    hint: () => 'Write 31536000 for a year, or 300 for a trial.',
  } satisfies Finding<{ path: string; seconds: number }>,
  'offline-idle': {
    title: 'A notice of new versions stands beside a service worker that is taken away',
    severity: 'warning',
    message: ({ path }) =>
      `${path}: "worker": "remove" takes the service worker away, which alone tells of new versions, so this comes to nothing.`,
    hint: () => 'Take it out, or write "worker": "keep".',
  } satisfies Finding<{ path: string }>,
};

/** The time of a trial, in seconds; what is shorter is most often meant in other units. */
const TRIAL = 300;

/** Numbers of days and of years in days, which nobody means in seconds. */
const DAYS: ReadonlySet<unknown> = new Set([365, 366, 730, 1095]);

export const idleSettings = createCheck({
  docs: 'A setting that has an effect only beside another one stands beside it: rules of access beside a login, hosts below a domain beside a time (RFC 6797, section 6.1.1).',
  findings,
  run({ manifest, saidBy, path, report }) {
    // An abstract brand says what those that extend it switch on.
    if (own(manifest, 'abstract') === true) return;
    const isOwn = (pointer: string) => saidBy(pointer)?.startsWith('brand') === true;
    const access = own(manifest, 'access');
    const open = own(access, 'open');
    if (own(access, 'loginFirst') !== true) {
      const keys = [
        ...(isList(open) && open.length > 0 ? ['open'] : []),
        ...(typeof own(access, 'loginRoute') === 'string' ? ['loginRoute'] : []),
      ];
      const key = keys.find((name) => isOwn(`/access/${name}`));
      const pointer = `/access/${key}`;
      if (key !== undefined) report('access-idle', { pointer, on: 'key' }, { path: path(pointer), key });
    }
    const version = '/offline/newVersion';
    if (own(own(manifest, 'offline'), 'worker') === 'remove' && isOwn(version))
      report(
        'offline-idle',
        { pointer: version, on: 'key', cause: '/offline/worker' },
        { path: path(version) },
      );
    const hsts = own(own(manifest, 'hosting'), 'hsts');
    const seconds = own(hsts, 'maxAge');
    const age = '/hosting/hsts/maxAge';
    if (typeof seconds === 'number' && isOwn(age) && ((seconds > 0 && seconds < TRIAL) || DAYS.has(seconds)))
      report('hsts-brief', { pointer: age }, { path: path(age), seconds });
    const pointer = '/hosting/hsts/includeSubDomains';
    const isTakenBack = own(hsts, 'includeSubDomains') === true && own(hsts, 'maxAge') === 0;
    if (isTakenBack && [pointer, '/hosting/hsts/maxAge'].some(isOwn))
      report('hsts-idle', { pointer, on: 'key', cause: '/hosting/hsts/maxAge' }, { path: path(pointer) });
  },
});
