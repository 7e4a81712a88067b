import * as declared from '@liveryjs/schemas/calls';
import type { Call } from '@liveryjs/schemas/contract/call';
import { live } from '@liveryjs/schemas/live';
import type { SandboxCall } from '@liveryjs/schemas/platform';

/** A call whose path the specification names, as sections 3 and 7 write it. */
interface SpecifiedCall {
  readonly call: string;
  /** T: the session's token goes along. E: the body is encrypted. */
  readonly with?: 'T' | 'E' | 'TE';
  /** Parameters of the address: their value, or true where it differs from visit to visit. */
  readonly query?: Readonly<Record<string, string | true>>;
  /** Fields of the body: their value, or true where it differs from visit to visit. */
  readonly body?: Readonly<Record<string, string | number | boolean>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const REGISTERED = {
  domain: true,
  registerUrl: true,
  registerMethod: 'WEB',
  login: true,
};

/** Every call whose path section 7 of the specification names. */
export const SPECIFIED: readonly SpecifiedCall[] = [
  {
    call: 'POST /wps/session/login',
    with: 'E',
    body: { username: true, password: true, type: true },
  },
  { call: 'POST /wps/verification/sms/noLogin', body: { mobileNum: true, countryDialingCode: true } },
  { call: 'DELETE /wps/session/logout', with: 'T' },
  {
    call: 'POST /wps/session/login/freeplay',
    body: { os: true, platform: 'W' },
    headers: { 'x-gateway-version': '3' },
  },
  { call: 'GET /wps/captcha' },
  { call: 'GET /wps/system/whitelabel' },
  { call: 'GET /wps/member/info', with: 'T' },
  { call: 'GET /wps/member/info/icon', with: 'T' },
  { call: 'GET /wps/relay/MCSFE_getPlayerAvatar', with: 'T' },
  {
    call: 'PUT /wps/member/register',
    with: 'E',
    body: { ...REGISTERED, username: true, password: true, confirmPassword: true },
  },
  {
    call: 'PUT /wps/member/register/mobile',
    with: 'E',
    body: { ...REGISTERED, mobileNum: true, countryDialingCode: true },
  },
  { call: 'POST /wps/verification/sms/register', body: { mobileNo: true, countryDialingCode: true } },
  { call: 'GET /wps/system/setting/register' },
  { call: 'GET /wps/agent/affiliate', query: { code: true, domain: true } },
  {
    call: 'POST /wps/member/password',
    with: 'TE',
    body: { newPassword: true, confirmNewPassword: true },
  },
  { call: 'POST /wps/member/password/email', body: { username: true, email: true } },
  {
    call: 'POST /wps/member/password/verification',
    with: 'E',
    body: { newPassword: true, mobileNum: true, verificationCode: true },
  },
  { call: 'GET /wps/system/status', query: { url: true } },
  { call: 'GET /wps/v2/wallets/balance', with: 'T' },
  { call: 'POST /wps/relay/GCS_walletTransfer', with: 'T' },
  { call: 'GET /lgw/games/game_menus' },
  { call: 'GET /wps/relay/GCS_recentGame', with: 'T', query: { clientType: '3' } },
  { call: 'GET /wps/relay/GLS2_roomList' },
  {
    call: 'POST /wps/game/launchGame',
    with: 'T',
    body: {
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: true,
      merchantCode: true,
    },
  },
  { call: 'GET /lgw/vn/games/game_menu' },
  { call: 'GET /lgw/vn/games/game_menu/recent', with: 'T' },
  { call: 'GET /lgw/games/popular', query: { count: true } },
  { call: 'GET /lgw/vn/numeros/opened/game', query: { count: '100' } },
  { call: 'GET /lotto/lgw/games/opened/numero' },
  { call: 'GET /wps/member/info/funds/consolidated', with: 'T' },
  { call: 'GET /wps/system/domainRoute', query: { device: '0' } },
  { call: 'PUT /wps/feedback' },
  { call: 'GET /wps/relay/CSP_unreadCount', with: 'T' },
  { call: 'GET /wps/system/helpCenter' },
  { call: 'GET /wps/system/test/ping', query: { speed: true } },
];

/** The calls that the portal sent, held against the contract and the specification. */
export interface Findings {
  /** The specified calls that were made. */
  readonly made: readonly string[];
  /** One sentence for each thing that was sent otherwise than it is written. */
  readonly otherwise: readonly string[];
}

const contract = new Map(Object.values<Call>(declared).map((call) => [`${call.method} ${call.path}`, call]));

/** Holds the calls of a test against what is written of them [7.01], [7.02]. */
export function holdAgainstSpecification(calls: readonly SandboxCall[]): Findings {
  const made = new Set<string>();
  const otherwise = new Set<string>();
  for (const sent of calls) {
    const name = `${sent.method} ${sent.path}`;
    const specified = SPECIFIED.find(({ call }) => call === name);
    if (specified) made.add(name);
    const differences = [
      ...differencesFromContract(sent, contract.get(name)),
      ...(specified ? missingIn(sent, specified) : []),
    ];
    for (const what of differences) otherwise.add(`${name} ${what}`);
  }
  return { made: [...made], otherwise: [...otherwise] };
}

/** A domain that is measured answers with a status alone, and the stream with events: neither is a call of the contract. */
const isOther = ({ path }: SandboxCall) => path === '/wps/system/test/ping' || path === live.path;

function differencesFromContract(sent: SandboxCall, call: Call | undefined): string[] {
  if (!call) return isOther(sent) ? [] : ['is not in the contract'];
  const token = sent.authorized ?? false;
  const sealed = sent.encrypted ?? false;
  return [
    ...(call.session === 'required' && !token ? ['goes without the session’s token'] : []),
    ...(call.session === 'none' && token ? ['goes with the session’s token'] : []),
    ...(sealed === (call.bodyAs === 'sealed') ? [] : [`goes ${sealed ? 'encrypted' : 'in plain text'}`]),
    ...(sent.headers?.merchant === undefined ? ['lacks the header merchant'] : []),
  ];
}

function missingIn(sent: SandboxCall, { query = {}, body = {}, headers = {} }: SpecifiedCall): string[] {
  return [
    ...missing('the parameter', sent.query, query),
    // A fault answers before the body is read.
    ...(sent.body === undefined ? [] : missing('the field', sent.body, body)),
    ...missing('the header', sent.headers, headers),
  ];
}

function missing(what: string, sent: unknown, required: Readonly<Record<string, unknown>>): string[] {
  const fields = new Map(Object.entries(sent ?? {}));
  return Object.entries(required).flatMap(([name, value]) => {
    if (value === true ? fields.has(name) : fields.get(name) === value) return [];
    return [`lacks ${what} ${name}${value === true ? '' : ` = ${value}`}`];
  });
}
