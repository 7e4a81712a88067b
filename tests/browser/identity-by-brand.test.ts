/** @module-tag matrix */
import { testIdentity } from './identity-walk/test-identity.ts';

// Each brand has a width and a hand of its own: what differs by brand is its look.
testIdentity('aurora', [390, 'keyboard']);
testIdentity('jade', [1440, 'keyboard']);
testIdentity('harbor', [390, 'pointer']);
