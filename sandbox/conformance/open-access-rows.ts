import { type AccessRow, key } from './access-row.ts';

const password = 'NotThePassword1';
const verification = { challengeId: 'a-challenge-of-nobody', solution: '0' };
const number = { countryDialingCode: '84', mobileNum: '905111222' };
const registrant = {
  username: 'hoa88',
  login: true,
  registerMethod: 'WEB',
  registerUrl: 'http://aurora.localhost:5173/register',
  domain: 'aurora.localhost',
};

/** Calls that nobody has to be logged in for. */
export const openAccessRows: readonly AccessRow[] = [
  // What everybody sees.
  { call: 'GET /wps/system/status', at: '?url=aurora.localhost' },
  { call: 'GET /wps/system/whitelabel' },
  { call: 'GET /wps/system/countries' },
  { call: 'GET /wps/system/publicKey' },
  { call: 'GET /wps/system/domainRoute', at: '?device=0' },
  { call: 'GET /wps/system/test/ping', at: '?speed=1' },
  { call: 'GET /wps/system/helpCenter' },
  { call: 'GET /wps/system/setting/register' },
  { call: 'GET /wps/relay/MCSFE_winnerRankList' },
  { call: 'GET /wps/relay/MCSFE_banners', at: '?groupName=w_home' },
  { call: 'GET /wps/relay/MCSFE_announcements' },
  { call: 'GET /wps/relay/MCSFE_promotions' },
  { call: 'GET /wps/relay/MCSFE_clubLabels' },
  { call: 'GET /wps/relay/GCSGAME_vendors' },
  { call: 'GET /wps/relay/GCSGAME_gameList' },
  { call: 'GET /wps/relay/GCSGAME_hotGames', at: '?isPlatform=2' },
  { call: 'GET /wps/relay/GLS2_roomList' },
  { call: 'GET /lgw/games/game_menus' },
  { call: 'GET /lgw/games/popular' },
  { call: 'GET /lgw/vn/games/game_menu' },
  { call: 'GET /lotto/lgw/games/current', at: '?gameCode=FLASH5' },
  { call: 'GET /lotto/lgw/games/opened/numero', at: '?gameCode=FLASH5' },
  { call: 'GET /lgw/vn/numeros/opened/game', at: '?gameCode=VNNORTH' },
  { call: 'GET /lotto/lgw/games/rules', at: '?gameCode=FLASH5' },
  { call: 'GET /wps/points/rewards' },
  { call: 'GET /wps/promotion/raffle', at: '?promotionId=11' },
  { call: 'GET /wps/captcha' },
  { call: 'GET /wps/verification/challenge' },
  { call: 'GET /wps/agent/affiliate', at: '?code=TOMAS1&domain=aurora.localhost' },
  {
    call: 'PUT /wps/feedback',
    body: { type: 'game', content: 'The reels stand still.', ...key('feedback') },
  },

  // Ways in: they ask for proof, whoever comes.
  {
    call: 'POST /wps/session/login',
    sealed: { username: 'mai', password, type: 'username', verification },
    others: '403 verification_wrong',
  },
  {
    call: 'POST /wps/session/login/twoFactor',
    sealed: { challengeId: verification.challengeId, code: '000000' },
    others: '403 challenge_over',
  },
  {
    call: 'POST /wps/session/login/twoFactor/code',
    body: { challengeId: verification.challengeId },
    others: '403 challenge_over',
  },
  {
    call: 'POST /wps/session/login/firebase',
    sealed: { channel: 'google', idToken: 'none' },
    others: '403 module_off',
  },
  {
    call: 'POST /wps/session/login/freeplay',
    headers: { 'x-gateway-version': '3' },
    body: { os: 'Linux', platform: 'W', nonce: 'a-nonce-of-nobody', proof: 'a.b.c.d.e' },
    others: '400 bad_encryption',
  },
  {
    call: 'POST /wps/verification/sms/noLogin',
    body: { ...number, purpose: 'login', verification },
    others: '403 verification_wrong',
  },
  {
    call: 'POST /wps/verification/sms/register',
    body: { countryDialingCode: '84', mobileNo: '901234567', verification },
    others: '403 verification_wrong',
  },
  {
    call: 'PUT /wps/member/register',
    sealed: { ...registrant, password, confirmPassword: password },
    others: '403 verification_required',
  },
  {
    call: 'PUT /wps/member/register/mobile',
    sealed: { ...registrant, ...number },
    others: '403 verification_required',
  },
  {
    call: 'POST /wps/member/password/email',
    raw: ['application/x-www-form-urlencoded', 'username=mai&email=mai@example.com'],
  },
  {
    call: 'POST /wps/member/password/verification',
    sealed: { newPassword: password, verificationCode: '000000', ...number },
    others: '403 code_wrong',
  },
];
