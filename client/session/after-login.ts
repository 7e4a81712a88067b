import { proxy } from 'valtio/vanilla';

/** The mark that a member is due to see what is shown once after a login [4.03]. Whatever shows it takes the mark away. */
export const afterLogin = proxy({ due: false });
