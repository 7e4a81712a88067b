/** @module-tag matrix */
import { testWidgets } from './test-widgets.ts';

await testWidgets(({ title }) => !/^(Wallet|Records|Agent|Identity|Member|Shell|Promotions)\//.test(title));
