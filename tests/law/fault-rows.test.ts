import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as contract from '@liveryjs/schemas/calls';
import type { Call } from '@liveryjs/schemas/contract/call';
import { expect, it } from 'vitest';
import { faultRows } from '#tests/browser/fault-rows/index.ts';

const root = resolve(import.meta.dirname, '../..');

/** Calls that fail in a test or story of their own, because what they send or give is no part that just stands there. */
const ELSEWHERE: Readonly<Partial<Record<keyof typeof contract, string>>> = {
  addPayoutAccount: 'widgets/wallet/withdraw/Withdraw.stories.tsx',
  cancelBonus: 'widgets/promotions/bonus-details/BonusDetails.stories.tsx',
  cancelDeposit: 'widgets/wallet/deposit/Deposit.stories.tsx',
  cancelWithdrawal: 'widgets/wallet/withdrawals/Withdrawals.stories.tsx',
  changeEmail: 'widgets/member/contact-form/ContactForm.stories.tsx',
  changeMobile: 'widgets/member/contact-form/ContactForm.stories.tsx',
  changePassword: 'widgets/member/change-password-form/ChangePasswordForm.stories.tsx',
  changeTwoFactor: 'widgets/member/two-factor-switch/TwoFactorSwitch.stories.tsx',
  checkAffiliate: 'widgets/identity/register-form/RegisterForm.stories.tsx',
  choosePayoutAccount: 'widgets/wallet/withdraw/Withdraw.stories.tsx',
  claimBettingBonus: 'widgets/promotions/manual-rebate/ManualRebate.stories.tsx',
  claimMission: 'widgets/promotions/missions/Missions.stories.tsx',
  claimOwnReward: 'widgets/promotions/reward-centre/RewardCentre.stories.tsx',
  confirmWithdrawal: 'widgets/wallet/withdrawal-confirm/WithdrawalConfirm.stories.tsx',
  endDevices: 'widgets/member/login-devices/LoginDevices.stories.tsx',
  getBotChallenge: 'tests/browser/login-faults.test.ts',
  getCaptcha: 'widgets/identity/login-form/LoginForm.stories.tsx',
  getCountries: 'tests/browser/faults.test.ts',
  getContractEndings: 'widgets/agent/contracts/Contracts.stories.tsx',
  getFavoriteIds: 'client/games/favourites/favourites.test.ts',
  getLotteryDraws: 'client/lottery/draws.test.ts',
  getMemberIcon: 'widgets/shell/account/Account.test.tsx',
  getMemberInfo: 'tests/browser/faults.test.ts',
  getPlayLimits: 'widgets/member/play-limits/PlayLimits.stories.tsx',
  getPlayerAvatar: 'widgets/shell/account/Account.test.tsx',
  getPoints: 'tests/browser/faults.test.ts',
  getPromotions: 'tests/browser/promotions.test.ts',
  getPublicKey: 'tests/browser/login-faults.test.ts',
  getRegisterSettings: 'tests/browser/register-faults.test.ts',
  getSessionSummary: 'widgets/member/play-reminder/PlayReminder.stories.tsx',
  getUnreadCount: 'tests/browser/faults.test.ts',
  getWhitelabel: 'client/system/load-status.test.ts',
  launchGameByHeader: 'widgets/games/game-frame/GameFrame.stories.tsx',
  logIn: 'tests/browser/login-faults.test.ts',
  logInByIdentity: 'client/session/sign-in.test.ts',
  logInSecondStep: 'tests/browser/login-faults.test.ts',
  logOut: 'tests/browser/sign-out.test.ts',
  mailPassword: 'tests/browser/forgot-password.test.ts',
  offerContract: 'widgets/agent/contracts/Contracts.stories.tsx',
  orderDeposit: 'widgets/wallet/deposit/Deposit.stories.tsx',
  readMessages: 'widgets/member/messages/Messages.test.tsx',
  register: 'tests/browser/register-faults.test.ts',
  registerMobile: 'client/registration/register.test.ts',
  removePayoutAccount: 'widgets/wallet/withdraw/Withdraw.stories.tsx',
  reportMissingTransfer: 'widgets/wallet/withdrawal-confirm/WithdrawalConfirm.test.tsx',
  sendAccountCode: 'widgets/member/contact-form/ContactForm.stories.tsx',
  sendLoginCode: 'tests/browser/login-faults.test.ts',
  sendRegisterCode: 'tests/browser/register-faults.test.ts',
  sendSecondCode: 'client/session/sign-in.test.ts',
  setDepositLimit: 'widgets/member/play-limits/PlayLimits.stories.tsx',
  setPassword: 'tests/browser/forgot-password.test.ts',
  setPaymentPassword: 'widgets/member/payment-password-form/PaymentPasswordForm.stories.tsx',
  settleOutcome: 'widgets/wallet/wallet-transfer/WalletTransfer.stories.tsx',
  startFreePlay: 'tests/browser/faults.test.ts',
  takeBreak: 'widgets/member/play-limits/PlayLimits.stories.tsx',
  transferToMember: 'widgets/agent/team-members/TeamMembers.stories.tsx',
  transferWallet: 'widgets/wallet/wallet-transfer/WalletTransfer.stories.tsx',
  updateLanguage: 'tests/browser/faults.test.ts',
  withdraw: 'widgets/wallet/withdraw/Withdraw.stories.tsx',
};

/** Calls whose failing shows nothing: what their answer would show stays away. */
const UNSEEN: readonly (keyof typeof contract)[] = ['getConsolidated', 'getLiveTables'];

const calls = Object.values<Call>(contract).map(
  ({ name, method, path }) => [name, `${method} ${path}`] as const,
);
const inRows = new Set(
  Object.values(faultRows)
    .flat()
    .map(({ call }) => call),
);

it('each call of the portal is tried while it fails: in a row, in the test or story that is named here', () => {
  const placesOf = (name: string, call: string) =>
    [inRows.has(call), name in ELSEWHERE, UNSEEN.some((unseen) => unseen === name)].filter(Boolean).length;
  expect(calls.filter(([name, call]) => placesOf(name, call) !== 1)).toEqual([]);
  expect(Object.values(ELSEWHERE).filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

it('every row is of a call that the portal makes', () => {
  const made = new Set<string>(calls.map(([, call]) => call));
  expect([...inRows].filter((call) => !made.has(call))).toEqual([]);
});
