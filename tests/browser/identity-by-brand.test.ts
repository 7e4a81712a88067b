/** @module-tag matrix */
import { testIdentity } from './identity-walk/test-identity.ts';

// What differs by brand is its look: two of them, in a narrow and in a wide window.
testIdentity('aurora', [390, 'keyboard']);
testIdentity('jade', [1440, 'keyboard']);
