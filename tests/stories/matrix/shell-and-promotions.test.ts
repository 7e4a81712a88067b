/** @module-tag matrix */
import { testWidgets } from './test-widgets.ts';

await testWidgets(({ title }) => /^(Shell|Promotions)\//.test(title));
