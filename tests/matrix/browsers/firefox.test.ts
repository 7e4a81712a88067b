/** @module-tag matrix */
import { startFirefox } from './puppeteer-driver.ts';
import { tryBrowser } from './try-browser.ts';

tryBrowser('firefox', startFirefox);
