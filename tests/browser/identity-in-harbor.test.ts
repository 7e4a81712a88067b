import { testIdentity } from './identity-walk/test-identity.ts';

testIdentity('harbor');
