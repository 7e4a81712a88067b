import type { Device } from '@liveryjs/schemas/platform';

type Marks = readonly (readonly [mark: RegExp, name: string])[];

/** The first that fits counts: most systems and browsers call themselves others too. */
const SYSTEMS: Marks = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const BROWSERS: Marks = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/coc_coc_browser\//, 'Cốc Cốc'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** Reads the device, system and browser from a user agent, as far as it names them. */
export function readAgent(agent: string): Device {
  const system = nameIn(SYSTEMS, agent);
  const browser = nameIn(BROWSERS, agent);
  return {
    kind: kindOf(agent, system),
    ...(system === undefined ? {} : { system }),
    ...(browser === undefined ? {} : { browser }),
  };
}

function kindOf(agent: string, system: string | undefined): Device['kind'] {
  if (/iPad|Tablet/.test(agent) || (system === 'Android' && !agent.includes('Mobile'))) return 'tablet';
  if (system === 'iOS' || system === 'Android') return 'phone';
  return system === undefined ? 'other' : 'computer';
}

function nameIn(marks: Marks, agent: string): string | undefined {
  return marks.find(([mark]) => mark.test(agent))?.[1];
}
