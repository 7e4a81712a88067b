// Loaded into a command with --import: keeps the most memory (KiB) that the command has had, with all its threads.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.KEEP_MEMORY_IN;
if (isMainThread && file) process.on('exit', () => writeFileSync(file, `${process.resourceUsage().maxRSS}`));
