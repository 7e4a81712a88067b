import { pictureFiles } from '#sandbox/testing/picture-files.ts';
import { type AccessRow, key } from './access-row.ts';
import { openAccessRows } from './open-access-rows.ts';
import { withdrawAccessRows } from './withdraw-access-rows.ts';

const LOG_IN = '401 not_logged_in';
const NOT_AGENT = '403 not_agent';
const TRUE_ACCOUNT = '403 need_true_account';

/** Calls for everybody who is logged in. */
const LOGGED_IN = { visitor: LOG_IN } as const;
/** Calls for everybody who has an account. */
const OWN = { visitor: LOG_IN, trial: TRUE_ACCOUNT } as const;
/** Calls for members: agents invite otherwise. */
const REFERRER = { ...OWN, agent: '403 members_only', stranger: '403 members_only' } as const;
/** Calls for agents. */
const AGENTS_ONLY = { visitor: LOG_IN, member: NOT_AGENT, trial: NOT_AGENT } as const;

const days = '?from=2026-11-01T00:00:00Z&to=2026-11-21T00:00:00Z';
const game = { nodeId: 999_999, vendor: 'VLVT', gameType: 'RNG' };
const launch = (username: string) => ({
  nodeId: 999_999,
  vassalage: 'VLVT',
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  username,
  merchantCode: 'aurora',
});
const order = {
  idempotencyKey: 'key-of-access-order',
  gameCode: 'FLASH5',
  numero: '20260101-001',
  prizeMode: 'Elott',
  bets: [{ playType: 'last2', picks: [['1'], ['2']], stake: '1.00' }],
};
const password = 'NotThePassword1';

/** Every call of the platform, at least once: a new one is a line of its own. */
export const accessRows: readonly AccessRow[] = [
  ...openAccessRows,

  // A member's own.
  { call: 'GET /wps/member/info', says: LOGGED_IN },
  { call: 'GET /wps/member/info/icon', says: LOGGED_IN },
  { call: 'GET /wps/relay/MCSFE_getPlayerAvatar', says: LOGGED_IN },
  { call: 'PUT /wps/member/language', body: { language: 'EN' }, says: LOGGED_IN },
  {
    call: 'POST /wps/member/password',
    sealed: { oldPassword: password, newPassword: 'Another2026', confirmNewPassword: 'Another2026' },
    others: '403 wrong_password',
    says: OWN,
  },
  { call: 'POST /wps/member/request/outcome', body: key('outcome'), says: LOGGED_IN },
  { call: 'GET /wps/member/profile', says: OWN },
  { call: 'PUT /wps/member/profile', sealed: { nickname: 'X' }, others: '422 rule_broken', says: OWN },
  { call: 'GET /wps/member/security', says: OWN },
  {
    call: 'POST /wps/member/security/code',
    body: { purpose: 'BIND', channel: 'EMAIL', email: 'nowhere' },
    others: '422 bad_address',
    says: OWN,
  },
  {
    call: 'PUT /wps/member/paymentPassword',
    sealed: { newPassword: '135790', confirmNewPassword: '135790', password },
    others: '403 wrong_password',
    says: OWN,
  },
  {
    call: 'PUT /wps/member/mobile',
    sealed: { countryDialingCode: '84', mobileNum: '977000111', verificationCode: '000000', password },
    others: '403 wrong_password',
    says: OWN,
  },
  {
    call: 'PUT /wps/member/email',
    sealed: { email: 'new@example.net', verificationCode: '000000', password },
    others: '403 wrong_password',
    says: OWN,
  },
  {
    call: 'PUT /wps/member/twoFactor',
    sealed: { enabled: false, password },
    others: '403 wrong_password',
    says: OWN,
  },
  { call: 'GET /wps/member/devices', says: OWN },
  {
    call: 'DELETE /wps/member/devices',
    at: '?id=00000000-0000-4000-8000-000000000000',
    others: '404 not_found',
    says: OWN,
  },
  { call: 'GET /wps/v2/wallets/balance', says: LOGGED_IN },
  { call: 'GET /wps/relay/MCSFE_betRecord', at: days, says: LOGGED_IN },
  { call: 'GET /wps/relay/MCSFE_transactionRecord', at: days, says: LOGGED_IN },
  { call: 'GET /wps/relay/CSP_unreadCount', says: LOGGED_IN },
  { call: 'GET /wps/relay/CSP_messages', says: LOGGED_IN },
  { call: 'POST /wps/relay/CSP_readMessages', body: {}, says: LOGGED_IN },
  {
    call: 'POST /wps/upload/picture',
    raw: ['image/png', pictureFiles.png],
    says: LOGGED_IN,
  },

  // Games and lotteries.
  { call: 'POST /wps/game/launchGame', body: launch, others: '404 invalid_game', says: OWN },
  {
    call: 'POST /wps/v2/game/launchGame',
    headers: { language: 'EN' },
    body: launch,
    others: '404 invalid_game',
    says: OWN,
  },
  { call: 'GET /wps/relay/MCSFE_getFavoriteIds', says: LOGGED_IN },
  { call: 'GET /wps/relay/MCSFE_getFavoriteList', says: LOGGED_IN },
  { call: 'POST /wps/relay/MCSFE_addFavorite', body: game, others: '404 invalid_game', says: LOGGED_IN },
  { call: 'POST /wps/relay/MCSFE_removeFavorite', body: game, says: LOGGED_IN },
  { call: 'GET /wps/relay/GCS_recentGame', at: '?clientType=3', says: LOGGED_IN },
  { call: 'GET /lgw/vn/games/game_menu/recent', says: LOGGED_IN },
  { call: 'POST /lotto/lgw/orders', body: order, others: '409 draw_closed', says: OWN },
  { call: 'GET /lotto/lgw/orders', says: LOGGED_IN },

  // What members set themselves.
  { call: 'GET /wps/member/session', says: LOGGED_IN },
  { call: 'GET /wps/member/limits', says: OWN },
  { call: 'POST /wps/member/limits', body: { period: 'MONTH', amount: '9000.00' }, says: OWN },
  {
    call: 'POST /wps/member/break',
    body: { kind: 'TIME_OUT', days: 179 },
    others: '400 invalid_break',
    says: OWN,
  },

  // Wallets, transfers, and what agents read of their teams.
  { call: 'GET /wps/v2/wallets', says: LOGGED_IN },
  {
    call: 'POST /wps/relay/GCS_walletTransfer',
    body: { from: 'MAIN', to: 'VLVT', amount: '9999999.00', ...key('wallet-transfer') },
    others: '409 insufficient_funds',
    says: OWN,
  },
  {
    call: 'POST /wps/member/transfer',
    sealed: { to: 'quynh', amount: '1.00', password, ...key('member-transfer') },
    others: '403 wrong_password',
    says: { ...OWN, member: '403 not_agent', stranger: '404 not_in_team' },
  },
  {
    call: 'POST /wps/member/transfer',
    sealed: { to: 'UPLINE', amount: '1.00', password, ...key('upline-transfer') },
    others: '403 wrong_password',
    says: { ...OWN, agent: '403 no_upline', stranger: '403 no_upline' },
  },
  { call: 'GET /wps/agent/bets', at: days, says: AGENTS_ONLY },
  { call: 'GET /wps/agent/profit', at: days, says: AGENTS_ONLY },
  {
    call: 'GET /wps/agent/profit/days',
    at: `${days}&username=quynh`,
    says: { ...AGENTS_ONLY, stranger: '404 not_in_team' },
  },
  { call: 'GET /wps/agent/transactions', at: days, says: AGENTS_ONLY },

  // Deposits, bonuses and rewards.
  { call: 'GET /wps/deposit/channels', says: LOGGED_IN },
  { call: 'GET /wps/deposit', says: LOGGED_IN },
  {
    call: 'POST /wps/deposit',
    body: { channel: 'PIGEON', amount: '50.00', ...key('deposit') },
    others: '404 channel_gone',
    says: OWN,
  },
  {
    call: 'GET /wps/deposit/order',
    at: '?number=DP261121-NOBODYS',
    others: '404 deposit_gone',
    says: { visitor: LOG_IN },
  },
  {
    call: 'POST /wps/deposit/cancel',
    body: { number: 'DP261121-NOBODYS' },
    others: '404 deposit_gone',
    says: LOGGED_IN,
  },
  { call: 'GET /wps/bonuses', says: LOGGED_IN },
  {
    call: 'POST /wps/bonuses/cancel',
    body: { number: 'BN261121-NOBODYS', ...key('bonus') },
    others: '404 bonus_gone',
    says: LOGGED_IN,
  },
  { call: 'GET /wps/reward-centre', at: '?state=READY', says: LOGGED_IN },
  {
    call: 'POST /wps/reward-centre/claim',
    body: { id: 'R1', ...key('reward') },
    others: '409 reward_gone',
    says: OWN,
  },

  // Points and promotions.
  { call: 'GET /wps/relay/MCSFE_points', says: LOGGED_IN },
  { call: 'GET /wps/points/config', says: LOGGED_IN },
  { call: 'GET /wps/points/redeems', says: LOGGED_IN },
  { call: 'GET /wps/points/transactions', says: LOGGED_IN },
  {
    call: 'POST /wps/points/redeem',
    sealed: { rewardId: 1, quantity: 1, password, ...key('redeem') },
    others: '403 wrong_password',
    says: OWN,
  },
  {
    call: 'POST /wps/points/convert',
    sealed: { points: 100, password, ...key('convert') },
    others: '403 wrong_password',
    says: OWN,
  },
  { call: 'GET /wps/promotion/activities', says: LOGGED_IN },
  {
    call: 'POST /wps/promotion/activities/join',
    body: { promotionId: 999, ...key('join') },
    others: '404 activity_gone',
    says: OWN,
  },
  {
    call: 'POST /wps/promotion/activities/claim',
    body: { promotionId: 999, ...key('claim') },
    others: '404 activity_gone',
    says: OWN,
  },
  {
    call: 'POST /wps/promotion/raffle/claim',
    body: { promotionId: 999, ...key('raffle-claim') },
    others: '404 activity_gone',
    says: OWN,
  },

  // What bets and friends bring.
  { call: 'GET /wps/relay/MCSFE_personalProfit', at: days, says: LOGGED_IN },
  { call: 'GET /wps/relay/MCSFE_referral', says: REFERRER },
  { call: 'GET /wps/relay/MCSFE_referralFriends', says: REFERRER },
  { call: 'GET /wps/relay/MCSFE_referralEarnings', at: days, says: REFERRER },
  { call: 'GET /wps/relay/MCSFE_missionSummary', says: OWN },
  { call: 'GET /wps/relay/MCSFE_missionLeaderboard', says: OWN },
  {
    call: 'POST /wps/relay/MCSFE_missionClaim',
    body: { missionId: 999, ...key('mission') },
    others: '404 mission_gone',
    says: OWN,
  },
  { call: 'GET /wps/relay/MCSFE_manualRebate', says: OWN },
  { call: 'GET /wps/relay/MCSFE_rebateRecord', at: days, says: OWN },
  {
    call: 'POST /wps/relay/MCSFE_claimRebate',
    body: { gameType: 'COCKFIGHT', ...key('rebate') },
    others: '409 nothing_to_claim',
    says: OWN,
  },

  // Contracts.
  { call: 'GET /wps/member/info/funds/consolidated', says: OWN },
  { call: 'GET /wps/agent/contract', at: '?type=DIVIDEND', says: AGENTS_ONLY },
  { call: 'GET /wps/agent/contract/given', at: '?type=DIVIDEND', says: AGENTS_ONLY },
  {
    call: 'GET /wps/agent/contract/endings',
    at: '?type=DIVIDEND&contractId=999&answer=TERMINATE',
    others: '404 contract_gone',
    says: AGENTS_ONLY,
  },
  {
    call: 'POST /wps/agent/contract/offer',
    body: {
      type: 'DAILY_SALARY',
      downline: 'nils',
      period: 'DAILY',
      tiers: [{ rate: '99', activeMembers: 0, betAmount: '0' }],
      ...key('offer'),
    },
    others: '404 not_in_team',
    says: AGENTS_ONLY,
  },
  {
    call: 'POST /wps/agent/contract/answer',
    body: { contractId: 999, answer: 'ACCEPT', ...key('contract-answer') },
    others: '404 contract_gone',
    says: AGENTS_ONLY,
  },
  { call: 'GET /wps/agent/contract/settlements', at: `${days}&type=DIVIDEND`, says: AGENTS_ONLY },
  { call: 'GET /wps/agent/income', at: days, says: AGENTS_ONLY },

  // An agent's team, and the accounts that are opened in it.
  { call: 'GET /wps/agent/team/overview', at: days, says: AGENTS_ONLY },
  { call: 'GET /wps/agent/team/members', says: AGENTS_ONLY },
  {
    call: 'GET /wps/agent/team/members',
    at: '?upline=quynh',
    says: { ...AGENTS_ONLY, stranger: '404 not_in_team' },
  },
  {
    call: 'GET /wps/agent/team/member',
    at: '?username=quynh',
    says: { ...AGENTS_ONLY, stranger: '404 not_in_team' },
  },
  {
    call: 'PUT /wps/agent/team/rate',
    body: { username: 'quynh', rebateRate: '99' },
    others: '409 rate_above_own',
    says: { ...AGENTS_ONLY, stranger: '404 not_in_team' },
  },
  {
    call: 'PUT /wps/agent/team/member',
    sealed: { username: 'accessible1', password, kind: 'MEMBER', rebateRate: '99', ...key('open-account') },
    others: '409 rate_above_own',
    says: AGENTS_ONLY,
  },
  { call: 'GET /wps/agent/team/links', says: AGENTS_ONLY },
  {
    call: 'POST /wps/agent/team/links',
    body: { name: 'Access', kind: 'MEMBER', rebateRate: '99', ...key('team-link') },
    others: '409 rate_above_own',
    says: AGENTS_ONLY,
  },
  {
    call: 'POST /wps/agent/team/links/switch',
    body: { code: 'TOMAS1', on: true },
    says: { ...AGENTS_ONLY, stranger: '404 link_gone' },
  },

  ...withdrawAccessRows,

  // The last line: it ends the sessions of all of them.
  { call: 'DELETE /wps/session/logout', says: LOGGED_IN },
];
