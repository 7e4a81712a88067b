/** @module-tag matrix */
import { startChromium } from './puppeteer-driver.ts';
import { tryBrowser } from './try-browser.ts';

// What a member does at a desk, Arabic, and that pages fit, other tests prove in this browser.
tryBrowser('newestChromium', startChromium, 'a phone');
