import { isList, own, ownText } from '#engine/manifest/json.ts';
import type { Check } from './check.ts';

export const oneScreenPerStatus: Check = {
  meta: { codes: ['status-collision'], docs: 'Each system status has one screen at most.' },
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
};
