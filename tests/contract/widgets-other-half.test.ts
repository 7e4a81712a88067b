// @vitest-environment jsdom
/** @module-tag matrix */
import { testWidgets } from './test-widgets.tsx';

testWidgets((place) => place % 2 === 1);
