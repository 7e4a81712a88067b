/** @module-tag matrix */
import { testIdentity } from './identity-walk/test-identity.ts';

// The first brand's have tests of their own: this is the brand whose look differs most.
testIdentity('jade', [390, 'keyboard']);
