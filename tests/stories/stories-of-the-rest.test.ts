import { testStories } from './test-stories.ts';

await testStories(({ title }) => !/^(Wallet|Records|Agent|Identity|Member|Shell|Promotions)\//.test(title));
