import { proxy } from 'valtio/vanilla';

/** The platform's word on where the visitor comes from. */
export const visitor = proxy<{ ip: string | undefined }>({ ip: undefined });
