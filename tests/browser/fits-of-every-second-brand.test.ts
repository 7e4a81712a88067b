/** @module-tag matrix */
import { testFits } from '#tests/harness/test-fits.ts';

testFits((place) => place % 2 === 0);
