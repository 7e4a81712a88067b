/** @module-tag matrix */
import { testWidgets } from './test-widgets.ts';

await testWidgets(({ title }) => /^(Wallet|Records|Agent)\//.test(title));
