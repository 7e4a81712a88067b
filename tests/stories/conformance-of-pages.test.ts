import { testConformance } from './conformance.ts';

testConformance(({ title }) => title.startsWith('Pages/'));
