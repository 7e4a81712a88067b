import type { Tables } from '#sandbox/store/tables.ts';

/** What a code is good for, and for nothing else. */
export type CodePurpose = Tables['sms_code']['purpose'];

type Texts = Readonly<Record<CodePurpose, (code: string) => string>>;

/** What an SMS with a code says in a language; in English where there is none. */
export function smsText(language: string, purpose: CodePurpose, code: string): string {
  return (texts[language] ?? english)[purpose](code);
}

const english: Texts = {
  login: (code) => `${code} is your code to log in. It is good for 10 minutes. Never tell it to anybody.`,
  password: (code) =>
    `${code} is your code for a new password. It is good for 10 minutes. Never tell it to anybody.`,
  register: (code) =>
    `${code} is your code to confirm this number. It is good for 10 minutes. Never tell it to anybody.`,
};

const texts: Readonly<Record<string, Texts>> = {
  VI: {
    login: (code) =>
      `${code} là mã đăng nhập của bạn, có hiệu lực trong 10 phút. Tuyệt đối không chia sẻ mã này với ai.`,
    password: (code) =>
      `${code} là mã đặt lại mật khẩu của bạn, có hiệu lực trong 10 phút. Tuyệt đối không chia sẻ mã này với ai.`,
    register: (code) =>
      `${code} là mã xác nhận số điện thoại của bạn, có hiệu lực trong 10 phút. Tuyệt đối không chia sẻ mã này với ai.`,
  },
  TY: {
    login: (code) =>
      `${code} ang code mo sa pag-log in. Magagamit ito sa loob ng 10 minuto. Huwag itong ibigay kahit kanino.`,
    password: (code) =>
      `${code} ang code mo para sa bagong password. Magagamit ito sa loob ng 10 minuto. Huwag itong ibigay kahit kanino.`,
    register: (code) =>
      `${code} ang code mo para kumpirmahin ang numerong ito. Magagamit ito sa loob ng 10 minuto. Huwag itong ibigay kahit kanino.`,
  },
  AR: {
    login: (code) => `رمز تسجيل الدخول هو ${code}، وهو صالح لمدة 10 دقائق. لا تشاركه مع أحد.`,
    password: (code) => `رمز تعيين كلمة مرور جديدة هو ${code}، وهو صالح لمدة 10 دقائق. لا تشاركه مع أحد.`,
    register: (code) => `رمز تأكيد رقم هاتفك هو ${code}، وهو صالح لمدة 10 دقائق. لا تشاركه مع أحد.`,
  },
};
