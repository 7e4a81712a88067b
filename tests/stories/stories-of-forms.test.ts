import { testStories } from './test-stories.ts';

await testStories(({ title }) => title.startsWith('Forms/'));
