import type {
  AccountCodeSent,
  LoginDevice,
  LoginDeviceListResponse,
  MemberSecurity,
  Profile,
  ProfileFieldName,
} from '@liveryjs/schemas/platform';
import type { Answers, StoryCall } from '#stories/platform/outcomes.ts';

const VALUES: Readonly<Partial<Record<ProfileFieldName, string>>> = {
  nickname: 'Mai',
  realName: 'Nguyễn Thị Phương Mai',
  birthday: '1999-02-28',
  address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh',
  nationality: 'VN',
};
const NAMES: readonly ProfileFieldName[] = [
  'nickname',
  'realName',
  'fullName',
  'telegram',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'incomeSource',
];

/** A profile with some of its fields filled in. */
export function profileOf(values: Readonly<Partial<Record<ProfileFieldName, string>>> = VALUES): Profile {
  return {
    fields: NAMES.map((name) => ({
      name,
      required: ['nickname', 'realName', 'birthday', 'address'].includes(name),
      locked: ['realName', 'birthday'].includes(name),
      ...(values[name] !== undefined && { value: values[name] }),
    })),
    minimumAge: 18,
  };
}

/** An account of which some is protected. */
export const security: MemberSecurity = {
  hasPassword: true,
  passwordSetAt: '2026-11-01T08:00:00.000Z',
  hasPaymentPassword: true,
  mobile: '+84 •••567',
  email: 'm•••i@example.com',
  twoFactor: false,
  lastLogin: {
    at: '2026-11-20T21:14:00.000Z',
    address: '203.0.•.•',
    device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
  },
};

export const devices: readonly LoginDevice[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    beganAt: '2026-11-21T08:30:00.000Z',
    address: '203.0.•.•',
    device: { kind: 'computer', system: 'Windows', browser: 'Edge' },
    current: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    beganAt: '2026-11-20T21:14:00.000Z',
    address: '198.51.•.•',
    device: { kind: 'phone', system: 'Android', browser: 'Samsung Internet' },
    current: false,
  },
  {
    id: '00000000-0000-4000-8000-000000000003',
    beganAt: '2026-11-19T07:02:00.000Z',
    address: '2001:db8:•',
    device: { kind: 'other' },
    current: false,
  },
];

export const profileAnswers: Answers = {
  getProfile: profileOf(),
  changeProfile: profileOf(),
  getSecurity: security,
  sendAccountCode: ({ body }: StoryCall): AccountCodeSent => ({
    recipient: JSON.stringify(body).includes('SMS') ? '+84 •••567' : 'm•••i@example.com',
    expiredMinutes: 1,
  }),
  setPaymentPassword: null,
  changeMobile: null,
  changeEmail: null,
  changeTwoFactor: null,
  getDevices: { list: [...devices] } satisfies LoginDeviceListResponse,
  endDevices: { list: devices.slice(0, 1) } satisfies LoginDeviceListResponse,
};
