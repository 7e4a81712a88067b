import { testStories } from './test-stories.ts';

await testStories(({ title }) => !/^(Centres|Forms|Shell|Pages)\//.test(title));
