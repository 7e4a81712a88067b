/** @module-tag matrix */
import { testIdentity } from './identity-walk/test-identity.ts';

// Every hand and every width comes twice, and each brand has its own pair: what differs by brand is its look.
testIdentity('aurora', [1440, 'pointer'], [390, 'keyboard']);
testIdentity('jade', [1440, 'keyboard']);
testIdentity('harbor', [390, 'pointer']);
