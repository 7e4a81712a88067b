export const SESSIONS = ['visitor', 'member', 'agent', 'trial'] as const;

/** Who is signed in while a story shows. */
export type StorySession = (typeof SESSIONS)[number];

export const isSession = (name: string | undefined): name is StorySession =>
  SESSIONS.some((session) => session === name);

/** An account of stories. */
export interface Login {
  readonly token: string;
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  /** [4.01]. */
  readonly type: number;
  /** Place on the ladder of VIP ranks. */
  readonly rank: number;
  /** Name of a motif of the sandbox's pictures. */
  readonly avatar?: string;
  readonly balance: string;
  readonly points: number;
}

export const logins: Readonly<Record<Exclude<StorySession, 'visitor'>, Login>> = {
  member: {
    token: 'story-member',
    id: 1001,
    account: 'mai',
    nickname: 'Mai',
    type: 0,
    rank: 3,
    avatar: 'blossom',
    balance: '1250.50',
    points: 3480,
  },
  agent: {
    token: 'story-agent',
    id: 1003,
    account: 'tomas',
    nickname: 'Tomas',
    type: 1,
    rank: 5,
    avatar: 'butterfly',
    balance: '48210.00',
    points: 9120,
  },
  trial: {
    token: 'story-trial',
    id: 1099,
    account: 'guest4711',
    nickname: 'guest4711',
    type: 4,
    rank: 0,
    balance: '2000.00',
    points: 0,
  },
};

/** Keys of the page's storage that Storybook itself uses. */
const STORYBOOK = /storybook|^sb/i;

/** Makes the storages what a page finds whose visitor has this session [3.03], and nothing else. */
export function openSession(name: StorySession): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (!STORYBOOK.test(key)) storage.removeItem(key);
  if (name === 'visitor') return;
  const { token, id, account, nickname, type } = logins[name];
  const kept = { token, account, nickname, username: account, customerId: id, isAgent: type };
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
}

/** Whose session a call carries. */
export function loginOf(headers: Headers): Login | undefined {
  return Object.values(logins).find(({ token }) => headers.get('authorization') === `Bearer ${token}`);
}
