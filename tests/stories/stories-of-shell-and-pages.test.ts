import { testStories } from './test-stories.ts';

await testStories(({ title }) => /^(Shell|Pages)\//.test(title));
