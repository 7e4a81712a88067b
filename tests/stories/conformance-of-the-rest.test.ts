import { testConformance } from './conformance.ts';

testConformance(({ title }) => !/^(Shell|Pages)\//.test(title));
