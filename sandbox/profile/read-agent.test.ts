import { expect, test } from 'vitest';
import { readAgent } from './read-agent.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
    { kind: 'phone', system: 'Android', browser: 'Chrome' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/22.0 Chrome/111.0 Safari/537.36',
    { kind: 'tablet', system: 'Android', browser: 'Samsung Internet' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    { kind: 'phone', system: 'iOS', browser: 'Safari' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    { kind: 'tablet', system: 'iOS', browser: 'Chrome' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36 Edg/120.0',
    { kind: 'computer', system: 'Windows', browser: 'Edge' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    { kind: 'computer', system: 'macOS', browser: 'Safari' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
    { kind: 'computer', system: 'Linux', browser: 'Firefox' },
  ],
  ['curl/8.0', { kind: 'other' }],
  ['', { kind: 'other' }],
])('%s', (agent, want) => expect(readAgent(agent)).toEqual(want));
