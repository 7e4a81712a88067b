import { type AccessRow, key } from './access-row.ts';

const password = 'NotThePassword1';
const verification = { challengeId: 'a-challenge-of-nobody', solution: '0' };
const number = { countryDialingCode: '84', mobileNum: '905111222' };
const registrant = {
  username: 'hoa88',
  registerUrl: 'http://aurora.localhost:5173/register',
  domain: 'aurora.localhost',
};

/** Calls that nobody has to be logged in for. */
export const openAccessRows: readonly AccessRow[] = [
  // Calls whose response everybody sees.
  { call: 'getPermission', with: { url: 'aurora.localhost' } },
  { call: 'getWhitelabel' },
  { call: 'getCountries' },
  { call: 'getPublicKey' },
  { call: 'getDomainRoutes' },
  { call: 'getHelpCentre' },
  { call: 'getRegisterSettings' },
  { call: 'getWinners' },
  { call: 'getBanners', with: { groupName: 'w_home' } },
  { call: 'getAnnouncements' },
  { call: 'getPromotions' },
  { call: 'getClubLabels' },
  { call: 'getVendors' },
  { call: 'getGameList' },
  { call: 'getHotGames' },
  { call: 'getRoomList' },
  { call: 'getFixtures' },
  { call: 'getLiveTables', with: { nodeId: '1001' } },
  { call: 'getGameMenus' },
  { call: 'getPopularGames' },
  { call: 'getLotteryMenu' },
  { call: 'getLotteryDraw', with: { gameCode: 'FLASH5' } },
  { call: 'getLotteryDraws' },
  { call: 'getOpenedNumbers', with: { gameCode: 'FLASH5' } },
  { call: 'getVnOpenedNumbers', with: { gameCode: 'VNNORTH' } },
  { call: 'getLotteryRules', with: { gameCode: 'FLASH5' } },
  { call: 'getRewards' },
  { call: 'getRaffle', with: { promotionId: '11' } },
  { call: 'getCaptcha' },
  { call: 'getBotChallenge' },
  { call: 'checkAffiliate', with: { code: 'TOMAS1', domain: 'aurora.localhost' } },
  {
    call: 'sendFeedback',
    with: { type: 'game', content: 'The reels stand still.', ...key('feedback') },
  },

  // Ways in: they ask for proof, whoever comes.
  {
    call: 'logIn',
    with: { username: 'mai', password, type: 'username', verification },
    others: '403 verification_wrong',
  },
  {
    call: 'logInSecondStep',
    with: { challengeId: verification.challengeId, code: '000000' },
    others: '403 challenge_over',
  },
  {
    call: 'sendSecondCode',
    with: { challengeId: verification.challengeId },
    others: '403 challenge_over',
  },
  {
    call: 'logInByIdentity',
    with: { channel: 'google', idToken: 'none' },
    others: '403 module_off',
  },
  {
    call: 'startFreePlay',
    with: { os: 'Linux', nonce: 'a-nonce-of-nobody', proof: 'a.b.c.d.e' },
    others: '400 bad_encryption',
  },
  {
    call: 'sendLoginCode',
    with: { ...number, purpose: 'login', verification },
    others: '403 verification_wrong',
  },
  {
    call: 'sendRegisterCode',
    with: { countryDialingCode: '84', mobileNo: '901234567', verification },
    others: '403 verification_wrong',
  },
  {
    call: 'register',
    with: { ...registrant, password, confirmPassword: password },
    others: '403 verification_required',
  },
  {
    call: 'registerMobile',
    with: { ...registrant, ...number },
    others: '403 verification_required',
  },
  {
    call: 'mailPassword',
    with: { username: 'mai', email: 'mai@example.com' },
  },
  {
    call: 'setPassword',
    with: { newPassword: password, verificationCode: '000000', ...number },
    others: '403 code_wrong',
  },
];
