/** @module-tag matrix */
import { tryBrowser } from './try-browser.ts';
import { startWebKit } from './webkit-driver.ts';

tryBrowser('webkit', startWebKit);
