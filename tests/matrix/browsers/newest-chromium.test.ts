/** @module-tag matrix */
import { startChromium } from './puppeteer-driver.ts';
import { tryBrowser } from './try-browser.ts';

tryBrowser('newestChromium', startChromium);
