import type { Finding } from '#compiler/issues/index.ts';
import { isList, own, ownText } from '#compiler/manifest/json.ts';
import { createCheck } from './define-check.ts';

const findings = {
  'status-collision': {
    title: 'Two screens stand for the same system status',
    severity: 'error',
    message: ({ path, status, other }) => `${path}: the status ${status} already has the screen ${other}.`,
    hint: () => 'Give each status one screen.',
  } satisfies Finding<{ path: string; status: number; other: string }>,
};

export const oneScreenPerStatus = createCheck({
  docs: 'Each system status has one screen at most.',
  findings,
  run({ manifest, path, report }) {
    const taken = new Map<number, string>();
    const screens = own(manifest, 'statusScreens');
    for (const [index, screen] of isList(screens) ? screens.entries() : []) {
      const status = own(screen, 'status');
      if (typeof status !== 'number') continue;
      const pointer = `/statusScreens/${index}/status`;
      const other = taken.get(status);
      if (other === undefined) taken.set(status, ownText(screen, 'id') ?? String(index));
      else report('status-collision', { pointer }, { path: path(pointer), status, other });
    }
  },
});
