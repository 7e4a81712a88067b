import { test } from 'vitest';
import { walkFaults } from '#tests/harness/fault-walk.ts';
import { portal } from '#tests/harness/portal.ts';
import { contentRows } from './fault-rows/content.ts';
import { gameRows } from './fault-rows/games.ts';
import { lotteryRows } from './fault-rows/lottery.ts';
import { pointsRows } from './fault-rows/points.ts';
import { recordRows } from './fault-rows/records.ts';
import { shellRows } from './fault-rows/shell.ts';

const aurora = portal('aurora');

// Each row is one page, which meets every fault of the call in turn.
test.each([...shellRows, ...contentRows, ...gameRows, ...lotteryRows, ...pointsRows, ...recordRows])(
  '$call fails in every way: one part of the page says so and offers another try, the rest stands',
  (row) => walkFaults(aurora, row),
);
