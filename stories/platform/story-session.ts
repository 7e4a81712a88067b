/** Who is signed in while a story shows. */
export type StorySession = 'visitor' | 'member' | 'agent' | 'trial';

/** Keys of the session storage [3.03] and what an earlier login left there. Types of accounts: [4.01]. */
const sessions: Readonly<Record<StorySession, Readonly<Record<string, string>>>> = {
  visitor: {},
  member: { token: 'story-member', account: 'mai', nickname: 'Mai', customerId: '101', isAgent: '0' },
  agent: { token: 'story-agent', account: 'tomas', nickname: 'Tomas', customerId: '102', isAgent: '1' },
  trial: { token: 'story-trial', account: 'guest4711', nickname: 'Guest', customerId: '103', isAgent: '4' },
};

/** What Storybook itself keeps in the page's storage. */
const STORYBOOK = /storybook|^sb/i;

/** Makes the storages what a page finds whose visitor has this session, and nothing else. */
export function openSession(name: StorySession): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (!STORYBOOK.test(key)) storage.removeItem(key);
  for (const [key, value] of Object.entries(sessions[name])) sessionStorage.setItem(key, value);
}

/** Whose session a call carries. */
export function sessionOf(headers: Headers): Exclude<StorySession, 'visitor'> | undefined {
  const [, name] = /^Bearer story-(member|agent|trial)$/.exec(headers.get('authorization') ?? '') ?? [];
  return name as 'member' | 'agent' | 'trial' | undefined;
}
