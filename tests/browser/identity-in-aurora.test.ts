/** @module-tag matrix */
import { testIdentity } from './identity-walk/test-identity.ts';

testIdentity('aurora');
