import { type PageStorage, tabStorage } from '@liveryjs/engine/kit/plain';
import type { LoginResult, MemberInfo } from '@liveryjs/schemas/platform';
import type { Tenant } from '@liveryjs/schemas/portal';
import { proxy, ref, subscribe } from 'valtio/vanilla';

/** Who is signed in, as the session storage of this tab says [3.03]. */
export interface Session {
  /** There is a session as long as there is a token [4.01]. */
  token: string | undefined;
  /** The platform knows the token no more: all stays as it is on the page until its visitor is back, or gives up. */
  lapsed: boolean;
  /** Rises with every session of this page: keys of a session's data carry it, so that no other session shows them. */
  number: number;
  /** The platform's number for the kind of account [4.01]. */
  accountType: number | undefined;
  /** The name that the visitor logged in with. */
  username: string | undefined;
  account: string | undefined;
  nickname: string | undefined;
  customerId: string | undefined;
  /** The password is due to be changed. */
  passwordExpired: boolean;
  /** The platform's facts about the account; undefined until it has told them. */
  member: MemberInfo | undefined;
}

/** A login, with what is known of its account. */
type LoginBegun = Omit<LoginResult, 'member'> & { readonly member?: MemberInfo | undefined };

/** The parts of a session that the tab remembers, and under which name [3.03]. */
export const NAMES = {
  token: 'token',
  accountType: 'isAgent',
  username: 'username',
  account: 'account',
  nickname: 'nickname',
  customerId: 'customerId',
  passwordExpired: 'cpw',
} as const;

const NOBODY = {
  token: undefined,
  lapsed: false,
  accountType: undefined,
  username: undefined,
  account: undefined,
  nickname: undefined,
  customerId: undefined,
  passwordExpired: false,
  member: undefined,
} satisfies Omit<Session, 'number'>;

export const session = proxy<Session>({ ...NOBODY, number: 0 });

/** Reads the session that an earlier page of this tab left, and says whose portal the tab shows. */
export function restoreSession(tenant: Tenant, storage = tabStorage()): void {
  const read = (name: string) => storage.getItem(name) ?? undefined;
  const type = Number.parseInt(read(NAMES.accountType) ?? '', 10);
  Object.assign(session, NOBODY, {
    number: session.number + 1,
    token: read(NAMES.token),
    accountType: Number.isNaN(type) ? undefined : type,
    username: read(NAMES.username),
    account: read(NAMES.account),
    nickname: read(NAMES.nickname),
    customerId: read(NAMES.customerId),
    passwordExpired: read(NAMES.passwordExpired) !== undefined,
  });
  nameTenant(tenant, storage);
}

/** Tells whether the tab still remembers this session, and no other: a page that was away cannot know. */
export function isCurrent(storage = tabStorage()): boolean {
  return (storage.getItem(NAMES.token) ?? undefined) === (session.lapsed ? undefined : session.token);
}

/**
 * Begins a session, in memory and in the tab's storage.
 *
 * @param login without member info the session is that of a token alone
 * @param username what the visitor logged in with
 * @returns whether a session that had lapsed goes on: what the page holds is this visitor's
 */
export function startSession(
  { token, passwordExpired = false, member }: LoginBegun,
  username: string | undefined = member?.account,
  storage = tabStorage(),
): boolean {
  const goesOn = session.lapsed && member?.id !== undefined && session.customerId === String(member.id);
  const number = goesOn ? session.number : session.number + 1;
  Object.assign(session, NOBODY, { number, token, username, passwordExpired });
  if (member) keepMember(member, storage);
  else keepInTab(storage);
  return goesOn;
}

/** Takes over what the platform tells of the account; what it leaves out stays as it was in this session. */
export function keepMember(member: MemberInfo, storage = tabStorage()): void {
  const { id, type, account, nickname } = member;
  Object.assign(session, {
    accountType: type ?? session.accountType,
    account: account ?? session.account ?? session.username,
    nickname,
    customerId: id === undefined ? undefined : String(id),
    member: ref(member),
  });
  keepInTab(storage);
}

function keepInTab(storage: PageStorage): void {
  for (const [part, name] of Object.entries(NAMES)) {
    const value = session[part as keyof typeof NAMES];
    if (value === undefined || value === false) storage.removeItem(name);
    else storage.setItem(name, value === true ? '1' : String(value));
  }
}

/** Forgets the token, and all else that the tab remembers; the page itself goes on showing whose session it was. */
export function lapseSession(tenant: Tenant, storage = tabStorage()): void {
  clear(tenant, storage);
  session.lapsed = true;
}

/** Forgets the session here: the tab remembers only whose portal it shows [4.07]. */
export function endSession(tenant: Tenant, storage = tabStorage()): void {
  clear(tenant, storage);
  Object.assign(session, NOBODY, { number: session.number + 1 });
}

export function watchSession(listener: () => void): () => void {
  return subscribe(session, listener);
}

function clear(tenant: Tenant, storage: PageStorage): void {
  storage.clear();
  nameTenant(tenant, storage);
}

function nameTenant({ merchantCode, platform }: Tenant, storage: PageStorage): void {
  storage.setItem('merchant', merchantCode);
  storage.setItem('platform', platform);
}
