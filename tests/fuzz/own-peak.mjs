import { existsSync, readFileSync } from 'node:fs';

const STATUS = '/proc/self/status';

/**
 * Returns the most memory that this process has had at a time, in KiB. Linux counts in `maxRSS` what the process had that started this
 * one; what this one had stands in its status there.
 */
export function ownPeak() {
  const [, most] = (existsSync(STATUS) && /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(STATUS, 'utf8'))) || [];
  return most ? Number(most) : process.resourceUsage().maxRSS;
}
