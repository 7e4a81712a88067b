import { proxy } from 'valtio/vanilla';

/** What the platform says of where the visitor comes from. */
export const visitor = proxy<{ ip: string | undefined }>({ ip: undefined });
