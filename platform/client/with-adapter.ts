import type { Portal } from '#engine/kit/plain.ts';
import type { Adapter } from './adapter.ts';
import { connection } from './connection.ts';

/** The same portal for a platform that needs an adapter. */
export function withAdapter(portal: Portal, adapter: Adapter): Portal {
  return {
    ...portal,
    start(context) {
      connection.adapter = adapter;
      portal.start(context);
      if (adapter.cipher) connection.cipher = adapter.cipher;
    },
  };
}
