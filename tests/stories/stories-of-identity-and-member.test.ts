import { testStories } from './test-stories.ts';

await testStories(({ title }) => /^(Identity|Member)\//.test(title));
