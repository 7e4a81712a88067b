import { proxy } from 'valtio/vanilla';

/** True where other tabs have sessions that this one was not given: of several accounts, none is this visitor's for certain. */
export const otherAccounts = proxy({ open: false });
