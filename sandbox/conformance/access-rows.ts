import { pictureFiles } from '#sandbox/testing/picture-files.ts';
import { type AccessRow, key } from './access-row.ts';
import { openAccessRows } from './open-access-rows.ts';
import { withdrawAccessRows } from './withdraw-access-rows.ts';

const NOT_AGENT = '403 not_agent';
const TRUE_ACCOUNT = '403 need_true_account';

/** Calls for everybody who has an account. */
const OWN = { trial: TRUE_ACCOUNT } as const;
/** Calls for members: agents invite otherwise. */
const REFERRER = { ...OWN, agent: '403 members_only', stranger: '403 members_only' } as const;
/** Calls for agents. */
const AGENTS_ONLY = { member: NOT_AGENT, trial: NOT_AGENT } as const;

const days = { from: '2026-11-01T00:00:00Z', to: '2026-11-21T00:00:00Z' };
const game = { nodeId: 999_999, vendor: 'VLVT', gameType: 'RNG' } as const;
const launch = (username: string) => ({
  nodeId: 999_999,
  vassalage: 'VLVT',
  username,
  merchantCode: 'aurora',
});
const order = {
  idempotencyKey: 'key-of-access-order',
  gameCode: 'FLASH5',
  numero: '20260101-001',
  prizeMode: 'Elott' as const,
  bets: [{ playType: 'last2', picks: [['1'], ['2']], stake: '1.00' }],
};
const password = 'NotThePassword1';

/** Every call of the platform, at least once: a new one is a line of its own. */
export const accessRows: readonly AccessRow[] = [
  ...openAccessRows,

  // A member's own.
  { call: 'getMemberInfo' },
  { call: 'getMemberIcon' },
  { call: 'getPlayerAvatar' },
  { call: 'updateLanguage', with: { language: 'EN' } },
  {
    call: 'changePassword',
    with: { oldPassword: password, newPassword: 'Another2026', confirmNewPassword: 'Another2026' },
    others: '403 wrong_password',
    says: OWN,
  },
  { call: 'settleOutcome', with: key('outcome') },
  { call: 'getProfile', says: OWN },
  { call: 'changeProfile', with: { nickname: 'X' }, others: '422 rule_broken', says: OWN },
  { call: 'getSecurity', says: OWN },
  {
    call: 'sendAccountCode',
    with: { purpose: 'BIND', channel: 'EMAIL', email: 'nowhere' },
    others: '422 bad_address',
    says: OWN,
  },
  {
    call: 'setPaymentPassword',
    with: { newPassword: '135790', confirmNewPassword: '135790', password },
    others: '403 wrong_password',
    says: OWN,
  },
  {
    call: 'changeMobile',
    with: { countryDialingCode: '84', mobileNum: '977000111', verificationCode: '000000', password },
    others: '403 wrong_password',
    says: OWN,
  },
  {
    call: 'changeEmail',
    with: { email: 'new@example.net', verificationCode: '000000', password },
    others: '403 wrong_password',
    says: OWN,
  },
  {
    call: 'changeTwoFactor',
    with: { enabled: false, password },
    others: '403 wrong_password',
    says: OWN,
  },
  { call: 'getDevices', says: OWN },
  {
    call: 'endDevices',
    with: { id: '00000000-0000-4000-8000-000000000000' },
    others: '404 not_found',
    says: OWN,
  },
  { call: 'getBalance' },
  { call: 'getBetRecord', with: days },
  { call: 'getTransactionRecord', with: days },
  { call: 'getUnreadCount' },
  { call: 'getMessages' },
  { call: 'readMessages', with: {} },
  {
    call: 'uploadPicture',
    with: new Blob([new Uint8Array(pictureFiles.png)], { type: 'image/png' }),
  },

  // Games and lotteries.
  { call: 'launchGame', with: launch, others: '404 invalid_game', says: OWN },
  {
    call: 'launchGameByHeader',
    with: launch,
    others: '404 invalid_game',
    says: OWN,
  },
  { call: 'getFavoriteIds' },
  { call: 'getFavoriteList' },
  { call: 'addFavorite', with: game, others: '404 invalid_game' },
  { call: 'removeFavorite', with: game },
  { call: 'getRecentGames' },
  { call: 'getRecentLotteries' },
  { call: 'placeLotteryOrder', with: order, others: '409 draw_closed', says: OWN },
  { call: 'getLotteryOrders' },

  // Limits that members set themselves.
  { call: 'getSessionSummary' },
  { call: 'getPlayLimits', says: OWN },
  { call: 'setDepositLimit', with: { period: 'MONTH', amount: '9000.00' }, says: OWN },
  {
    call: 'takeBreak',
    with: { kind: 'TIME_OUT', days: 179 },
    others: '400 invalid_break',
    says: OWN,
  },

  // Wallets, transfers, and what agents read of their teams.
  { call: 'getWallets' },
  {
    call: 'transferWallet',
    with: { from: 'MAIN', to: 'VLVT', amount: '9999999.00', ...key('wallet-transfer') },
    others: '409 insufficient_funds',
    says: OWN,
  },
  {
    call: 'transferToMember',
    with: { to: 'quynh', amount: '1.00', password, ...key('member-transfer') },
    others: '403 wrong_password',
    says: { ...OWN, member: '403 not_agent', stranger: '404 not_in_team' },
  },
  {
    call: 'transferToMember',
    with: { to: 'UPLINE', amount: '1.00', password, ...key('upline-transfer') },
    others: '403 wrong_password',
    says: { ...OWN, agent: '403 no_upline', stranger: '403 no_upline' },
  },
  { call: 'getTeamBets', with: days, says: AGENTS_ONLY },
  { call: 'getTeamProfit', with: days, says: AGENTS_ONLY },
  {
    call: 'getTeamProfitDays',
    with: { ...days, username: 'quynh' },
    says: { ...AGENTS_ONLY, stranger: '404 not_in_team' },
  },
  { call: 'getTeamTransactions', with: days, says: AGENTS_ONLY },

  // Deposits, bonuses and rewards.
  { call: 'getDepositConfig' },
  { call: 'getDeposits' },
  {
    call: 'orderDeposit',
    with: { channel: 'PIGEON', amount: '50.00', ...key('deposit') },
    others: '404 channel_gone',
    says: OWN,
  },
  {
    call: 'getDeposit',
    with: { number: 'DP261121-NOBODYS' },
    others: '404 deposit_gone',
  },
  {
    call: 'cancelDeposit',
    with: { number: 'DP261121-NOBODYS' },
    others: '404 deposit_gone',
  },
  { call: 'getBonuses' },
  {
    call: 'cancelBonus',
    with: { number: 'BN261121-NOBODYS', ...key('bonus') },
    others: '404 bonus_gone',
  },
  { call: 'getOwnRewards', with: { state: 'READY' } },
  {
    call: 'claimOwnReward',
    with: { id: 'R1', ...key('reward') },
    others: '409 reward_gone',
    says: OWN,
  },

  // Points and promotions.
  { call: 'getPoints' },
  { call: 'getPointsConfig' },
  { call: 'getRedeems' },
  { call: 'getPointsTransactions' },
  {
    call: 'redeemReward',
    with: { rewardId: 1, quantity: 1, password, ...key('redeem') },
    others: '403 wrong_password',
    says: OWN,
  },
  {
    call: 'convertPoints',
    with: { points: 100, password, ...key('convert') },
    others: '403 wrong_password',
    says: OWN,
  },
  { call: 'getActivities' },
  {
    call: 'joinActivity',
    with: { promotionId: 999, ...key('join') },
    others: '404 activity_gone',
    says: OWN,
  },
  {
    call: 'claimActivity',
    with: { promotionId: 999, ...key('claim') },
    others: '404 activity_gone',
    says: OWN,
  },
  {
    call: 'claimRaffle',
    with: { promotionId: 999, ...key('raffle-claim') },
    others: '404 activity_gone',
    says: OWN,
  },

  // Earnings from bets and friends.
  { call: 'getPersonalProfit', with: days },
  { call: 'getReferral', says: REFERRER },
  { call: 'getReferralFriends', says: REFERRER },
  { call: 'getReferralEarnings', with: days, says: REFERRER },
  { call: 'getMissionSummary', says: OWN },
  { call: 'getMissionLeaderboard', says: OWN },
  {
    call: 'claimMission',
    with: { missionId: 999, ...key('mission') },
    others: '404 mission_gone',
    says: OWN,
  },
  { call: 'getBettingBonus', says: OWN },
  { call: 'getBettingBonusRecord', with: days, says: OWN },
  {
    call: 'claimBettingBonus',
    with: { gameType: 'COCKFIGHT', ...key('rebate') },
    others: '409 nothing_to_claim',
    says: OWN,
  },

  // Contracts.
  { call: 'getConsolidated', says: OWN },
  { call: 'getContractTerms', with: { type: 'DIVIDEND' }, says: AGENTS_ONLY },
  { call: 'getGivenContracts', with: { type: 'DIVIDEND' }, says: AGENTS_ONLY },
  {
    call: 'getContractEndings',
    with: { type: 'DIVIDEND', contractId: '999', answer: 'TERMINATE' },
    others: '404 contract_gone',
    says: AGENTS_ONLY,
  },
  {
    call: 'offerContract',
    with: {
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
    call: 'answerContract',
    with: { contractId: 999, answer: 'ACCEPT', ...key('contract-answer') },
    others: '404 contract_gone',
    says: AGENTS_ONLY,
  },
  { call: 'getContractSettlements', with: { ...days, type: 'DIVIDEND' }, says: AGENTS_ONLY },
  { call: 'getAgentIncome', with: days, says: AGENTS_ONLY },

  // An agent's team, and the accounts that are opened in it.
  { call: 'getTeamOverview', with: days, says: AGENTS_ONLY },
  { call: 'getTeamMembers', says: AGENTS_ONLY },
  {
    call: 'getTeamMembers',
    with: { upline: 'quynh' },
    says: { ...AGENTS_ONLY, stranger: '404 not_in_team' },
  },
  {
    call: 'getTeamMember',
    with: { username: 'quynh' },
    says: { ...AGENTS_ONLY, stranger: '404 not_in_team' },
  },
  {
    call: 'setTeamRate',
    with: { username: 'quynh', rebateRate: '99' },
    others: '409 rate_above_own',
    says: { ...AGENTS_ONLY, stranger: '404 not_in_team' },
  },
  {
    call: 'openTeamMember',
    with: { username: 'accessible1', password, kind: 'MEMBER', rebateRate: '99', ...key('open-account') },
    others: '409 rate_above_own',
    says: AGENTS_ONLY,
  },
  { call: 'getTeamLinks', says: AGENTS_ONLY },
  {
    call: 'makeTeamLink',
    with: { name: 'Access', kind: 'MEMBER', rebateRate: '99', ...key('team-link') },
    others: '409 rate_above_own',
    says: AGENTS_ONLY,
  },
  {
    call: 'switchTeamLink',
    with: { code: 'TOMAS1', on: true },
    says: { ...AGENTS_ONLY, stranger: '404 link_gone' },
  },

  ...withdrawAccessRows,

  // The last line: it ends the sessions of all of them.
  { call: 'logOut' },
];
