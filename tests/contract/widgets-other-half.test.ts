// @vitest-environment jsdom
import { testWidgets } from './test-widgets.tsx';

testWidgets((place) => place % 2 === 1);
