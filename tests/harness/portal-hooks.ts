import { registerHooks } from './portal.ts';

// A worker's files share what is started; the hooks belong to each file.
registerHooks();
