import { testStories } from './test-stories.ts';

await testStories(({ title }) => /^(Shell|Promotions)\//.test(title));
