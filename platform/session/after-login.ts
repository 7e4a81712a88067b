import { proxy } from 'valtio/vanilla';

/** Whether what a member is shown once after a login is due [4.03]. Who shows it takes the mark away. */
export const afterLogin = proxy({ due: false });
