/** @module-tag matrix */
import { testWidgets } from './test-widgets.ts';

await testWidgets(({ title }) => !/^(Centres|Forms|Shell|Pages)\//.test(title));
