/** @module-tag matrix */
import { startChromium } from './puppeteer-driver.ts';
import { PHONE, tryBrowser } from './try-browser.ts';

// All that a member does at a desk, npm test has proven in this browser.
tryBrowser('newestChromium', startChromium, [PHONE]);
