import { testStories } from './test-stories.ts';

await testStories(({ title }) => /^(Wallet|Records|Agent)\//.test(title));
