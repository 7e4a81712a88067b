import type { FastifyInstance } from 'fastify';
import { serveCall } from '#sandbox/http/call.ts';
import { callsOf, type Handlers } from '#sandbox/http/contract.ts';
import { readPictures } from '#sandbox/http/picture-bodies.ts';
import type { Platform } from '#sandbox/http/platform.ts';
import { servePing } from '#sandbox/http/serve-ping.ts';
import { addFavorite } from './add-favorite.ts';
import { addPayoutAccount } from './add-payout-account.ts';
import { answerContract } from './answer-contract.ts';
import { cancelBonus } from './cancel-bonus.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { changeEmail } from './change-email.ts';
import { changeMobile } from './change-mobile.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { changeTwoFactor } from './change-two-factor.ts';
import { checkAffiliate } from './check-affiliate.ts';
import { choosePayoutAccount, removePayoutAccount } from './choose-payout-account.ts';
import { claimActivity } from './claim-activity.ts';
import { claimBettingBonus } from './claim-betting-bonus.ts';
import { claimMission } from './claim-mission.ts';
import { claimOwnReward } from './claim-own-reward.ts';
import { claimRaffle } from './claim-raffle.ts';
import { confirmWithdrawal, reportMissingTransfer } from './confirm-withdrawal.ts';
import { convertPoints } from './convert-points.ts';
import { endDevices } from './end-devices.ts';
import { getActivities } from './get-activities.ts';
import { getAgentIncome } from './get-agent-income.ts';
import { getAnnouncements } from './get-announcements.ts';
import { getBalance } from './get-balance.ts';
import { getBanners } from './get-banners.ts';
import { getBetRecord } from './get-bet-record.ts';
import { getBettingBonus } from './get-betting-bonus.ts';
import { getBettingBonusRecord } from './get-betting-bonus-record.ts';
import { getBonuses } from './get-bonuses.ts';
import { getBotChallenge } from './get-bot-challenge.ts';
import { getCaptcha } from './get-captcha.ts';
import { getClubLabels } from './get-club-labels.ts';
import { getConsolidated } from './get-consolidated.ts';
import { getContractEndings } from './get-contract-endings.ts';
import { getContractSettlements } from './get-contract-settlements.ts';
import { getContractTerms } from './get-contract-terms.ts';
import { getCountries } from './get-countries.ts';
import { getDeposit } from './get-deposit.ts';
import { getDepositConfig } from './get-deposit-config.ts';
import { getDeposits } from './get-deposits.ts';
import { getDevices } from './get-devices.ts';
import { getDomainRoutes } from './get-domain-routes.ts';
import { getFavoriteIds } from './get-favorite-ids.ts';
import { getFavoriteList } from './get-favorite-list.ts';
import { getFixtures } from './get-fixtures.ts';
import { getGameList } from './get-game-list.ts';
import { getGameMenus } from './get-game-menus.ts';
import { getGivenContracts } from './get-given-contracts.ts';
import { getHelpCentre } from './get-help-centre.ts';
import { getHotGames } from './get-hot-games.ts';
import { getLiveTables } from './get-live-tables.ts';
import { getLotteryDraw } from './get-lottery-draw.ts';
import { getLotteryDraws } from './get-lottery-draws.ts';
import { getLotteryMenu } from './get-lottery-menu.ts';
import { getLotteryOrders } from './get-lottery-orders.ts';
import { getLotteryRules } from './get-lottery-rules.ts';
import { getMemberIcon } from './get-member-icon.ts';
import { getMemberInfo } from './get-member-info.ts';
import { getMessages } from './get-messages.ts';
import { getMissionLeaderboard } from './get-mission-leaderboard.ts';
import { getMissionSummary } from './get-mission-summary.ts';
import { getOpenedNumbers, getVnOpenedNumbers } from './get-opened-numbers.ts';
import { getOwnRewards } from './get-own-rewards.ts';
import { getPayoutAccounts } from './get-payout-accounts.ts';
import { getPermission } from './get-permission.ts';
import { getPersonalProfit } from './get-personal-profit.ts';
import { getPlayLimits } from './get-play-limits.ts';
import { getPlayerAvatar } from './get-player-avatar.ts';
import { getPoints } from './get-points.ts';
import { getPointsConfig } from './get-points-config.ts';
import { getPointsTransactions } from './get-points-transactions.ts';
import { getPopularGames } from './get-popular-games.ts';
import { getProfile } from './get-profile.ts';
import { getPromotions } from './get-promotions.ts';
import { getPublicKey } from './get-public-key.ts';
import { getRaffle } from './get-raffle.ts';
import { getRecentGames } from './get-recent-games.ts';
import { getRecentLotteries } from './get-recent-lotteries.ts';
import { getRedeems } from './get-redeems.ts';
import { getReferral } from './get-referral.ts';
import { getReferralEarnings } from './get-referral-earnings.ts';
import { getReferralFriends } from './get-referral-friends.ts';
import { getRegisterSettings } from './get-register-settings.ts';
import { getRewards } from './get-rewards.ts';
import { getRoomList } from './get-room-list.ts';
import { getSecurity } from './get-security.ts';
import { getSessionSummary } from './get-session-summary.ts';
import { getTeamBets } from './get-team-bets.ts';
import { getTeamLinks } from './get-team-links.ts';
import { getTeamMember } from './get-team-member.ts';
import { getTeamMembers } from './get-team-members.ts';
import { getTeamOverview } from './get-team-overview.ts';
import { getTeamProfit } from './get-team-profit.ts';
import { getTeamProfitDays } from './get-team-profit-days.ts';
import { getTeamTransactions } from './get-team-transactions.ts';
import { getTransactionRecord } from './get-transaction-record.ts';
import { getUnreadCount } from './get-unread-count.ts';
import { getVendors } from './get-vendors.ts';
import { getWallets } from './get-wallets.ts';
import { getWhitelabel } from './get-whitelabel.ts';
import { getWinners } from './get-winners.ts';
import { getWithdrawConfig } from './get-withdraw-config.ts';
import { getWithdrawalTransfers } from './get-withdrawal-transfers.ts';
import { getWithdrawals } from './get-withdrawals.ts';
import { joinActivity } from './join-activity.ts';
import { launchGame, launchGameByHeader } from './launch-game.ts';
import { logIn } from './log-in.ts';
import { logInByIdentity } from './log-in-by-identity.ts';
import { logInSecondStep } from './log-in-second-step.ts';
import { logOut } from './log-out.ts';
import { mailPassword } from './mail-password.ts';
import { makeTeamLink } from './make-team-link.ts';
import { offerContract } from './offer-contract.ts';
import { openTeamMember } from './open-team-member.ts';
import { orderDeposit } from './order-deposit.ts';
import { placeLotteryOrder } from './place-lottery-order.ts';
import { readMessages } from './read-messages.ts';
import { redeemReward } from './redeem-reward.ts';
import { register } from './register.ts';
import { registerMobile } from './register-mobile.ts';
import { removeFavorite } from './remove-favorite.ts';
import { sendAccountCode } from './send-account-code.ts';
import { sendFeedback } from './send-feedback.ts';
import { sendLoginCode } from './send-login-code.ts';
import { sendRegisterCode } from './send-register-code.ts';
import { sendSecondCode } from './send-second-code.ts';
import { setDepositLimit } from './set-deposit-limit.ts';
import { setPassword } from './set-password.ts';
import { setPaymentPassword } from './set-payment-password.ts';
import { setTeamRate } from './set-team-rate.ts';
import { settleOutcome } from './settle-outcome.ts';
import { startFreePlay } from './start-free-play.ts';
import { switchTeamLink } from './switch-team-link.ts';
import { takeBreak } from './take-break.ts';
import { transferToMember } from './transfer-to-member.ts';
import { transferWallet } from './transfer-wallet.ts';
import { updateLanguage } from './update-language.ts';
import { uploadPicture } from './upload-picture.ts';
import { withdraw } from './withdraw.ts';

const handlers: Handlers = {
  addFavorite,
  addPayoutAccount,
  answerContract,
  cancelBonus,
  cancelDeposit,
  cancelWithdrawal,
  changeEmail,
  changeMobile,
  changePassword,
  changeProfile,
  changeTwoFactor,
  checkAffiliate,
  choosePayoutAccount,
  claimActivity,
  claimBettingBonus,
  claimMission,
  claimOwnReward,
  claimRaffle,
  confirmWithdrawal,
  convertPoints,
  endDevices,
  getActivities,
  getAgentIncome,
  getAnnouncements,
  getBalance,
  getBanners,
  getBetRecord,
  getBettingBonus,
  getBettingBonusRecord,
  getBonuses,
  getBotChallenge,
  getCaptcha,
  getClubLabels,
  getConsolidated,
  getContractEndings,
  getContractSettlements,
  getContractTerms,
  getCountries,
  getDeposit,
  getDepositConfig,
  getDeposits,
  getDevices,
  getDomainRoutes,
  getFavoriteIds,
  getFavoriteList,
  getFixtures,
  getGameList,
  getGameMenus,
  getGivenContracts,
  getHelpCentre,
  getHotGames,
  getLiveTables,
  getLotteryDraw,
  getLotteryDraws,
  getLotteryMenu,
  getLotteryOrders,
  getLotteryRules,
  getMemberIcon,
  getMemberInfo,
  getMessages,
  getMissionLeaderboard,
  getMissionSummary,
  getOpenedNumbers,
  getOwnRewards,
  getPayoutAccounts,
  getPermission,
  getPersonalProfit,
  getPlayerAvatar,
  getPlayLimits,
  getPoints,
  getPointsConfig,
  getPointsTransactions,
  getPopularGames,
  getProfile,
  getPromotions,
  getPublicKey,
  getRaffle,
  getRecentGames,
  getRecentLotteries,
  getRedeems,
  getReferral,
  getReferralEarnings,
  getReferralFriends,
  getRegisterSettings,
  getRewards,
  getRoomList,
  getSecurity,
  getSessionSummary,
  getTeamBets,
  getTeamLinks,
  getTeamMember,
  getTeamMembers,
  getTeamOverview,
  getTeamProfit,
  getTeamProfitDays,
  getTeamTransactions,
  getTransactionRecord,
  getUnreadCount,
  getVendors,
  getVnOpenedNumbers,
  getWallets,
  getWhitelabel,
  getWinners,
  getWithdrawConfig,
  getWithdrawalTransfers,
  getWithdrawals,
  joinActivity,
  launchGame,
  launchGameByHeader,
  logIn,
  logInByIdentity,
  logInSecondStep,
  logOut,
  mailPassword,
  makeTeamLink,
  offerContract,
  openTeamMember,
  orderDeposit,
  placeLotteryOrder,
  readMessages,
  redeemReward,
  register,
  registerMobile,
  removeFavorite,
  removePayoutAccount,
  reportMissingTransfer,
  sendAccountCode,
  sendFeedback,
  sendLoginCode,
  sendRegisterCode,
  sendSecondCode,
  setDepositLimit,
  setPassword,
  setPaymentPassword,
  setTeamRate,
  settleOutcome,
  startFreePlay,
  switchTeamLink,
  takeBreak,
  transferToMember,
  transferWallet,
  updateLanguage,
  uploadPicture,
  withdraw,
};

/** Lets the server answer every call of the platform's contract. */
export function serveCalls(app: FastifyInstance, platform: Platform): void {
  servePing(app);
  for (const call of callsOf(handlers)) {
    if (!call.picture) serveCall(app, platform, call);
    // In a scope of its own: a file is larger than what other calls take.
    else
      app.register(async (scope) => {
        readPictures(scope, platform);
        serveCall(scope, platform, call);
      });
  }
}
