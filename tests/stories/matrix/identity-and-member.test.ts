/** @module-tag matrix */
import { testWidgets } from './test-widgets.ts';

await testWidgets(({ title }) => /^(Identity|Member)\//.test(title));
