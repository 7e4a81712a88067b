import type { AccountCodeRequest } from '@liveryjs/schemas/platform';

type Purpose = AccountCodeRequest['purpose'];

interface Words {
  readonly subject: string;
  readonly text: Readonly<Record<Purpose, (code: string) => string>>;
}

/** What a message with a code for who is logged in says in a language; in English where there is none. */
export function accountCodeText(
  language: string,
  purpose: Purpose,
  code: string,
): { subject: string; text: string } {
  const { subject, text } = words[language] ?? english;
  return { subject, text: text[purpose](code) };
}

const english: Words = {
  subject: 'Your verification code',
  text: {
    PAYMENT_PASSWORD: (code) =>
      `${code} is your code for a new payment password. It is good for 10 minutes. Never tell it to anybody.`,
    BIND: (code) =>
      `${code} is your code to link this contact to your account. It is good for 10 minutes. Never tell it to anybody.`,
    UNBIND: (code) =>
      `${code} is your code to link another contact in the place of this one. It is good for 10 minutes. If that is not you, change your password now.`,
    TWO_FACTOR: (code) =>
      `${code} is your code to turn on two-step login. It is good for 10 minutes. Never tell it to anybody.`,
  },
};

const words: Readonly<Record<string, Words>> = {
  VI: {
    subject: 'Mã xác nhận của bạn',
    text: {
      PAYMENT_PASSWORD: (code) =>
        `${code} là mã đặt lại mật khẩu thanh toán, có hiệu lực trong 10 phút. Tuyệt đối không chia sẻ mã này với ai.`,
      BIND: (code) =>
        `${code} là mã liên kết thông tin liên hệ này với tài khoản của bạn, có hiệu lực trong 10 phút. Tuyệt đối không chia sẻ mã này với ai.`,
      UNBIND: (code) =>
        `${code} là mã để thay thông tin liên hệ này bằng thông tin khác, có hiệu lực trong 10 phút. Nếu không phải bạn, hãy đổi mật khẩu ngay.`,
      TWO_FACTOR: (code) =>
        `${code} là mã bật đăng nhập hai bước, có hiệu lực trong 10 phút. Tuyệt đối không chia sẻ mã này với ai.`,
    },
  },
  TY: {
    subject: 'Ang verification code mo',
    text: {
      PAYMENT_PASSWORD: (code) =>
        `${code} ang code mo para sa bagong payment password. Magagamit ito sa loob ng 10 minuto. Huwag itong ibigay kahit kanino.`,
      BIND: (code) =>
        `${code} ang code mo para i-link ang contact na ito sa account mo. Magagamit ito sa loob ng 10 minuto. Huwag itong ibigay kahit kanino.`,
      UNBIND: (code) =>
        `${code} ang code mo para palitan ang contact na ito. Magagamit ito sa loob ng 10 minuto. Kung hindi ikaw ito, palitan agad ang password mo.`,
      TWO_FACTOR: (code) =>
        `${code} ang code mo para i-on ang two-step login. Magagamit ito sa loob ng 10 minuto. Huwag itong ibigay kahit kanino.`,
    },
  },
  AR: {
    subject: 'رمز التحقق',
    text: {
      PAYMENT_PASSWORD: (code) =>
        `رمز تعيين كلمة مرور دفع جديدة هو ${code}، وهو صالح لمدة 10 دقائق. لا تشاركه مع أحد.`,
      BIND: (code) =>
        `رمز ربط وسيلة الاتصال هذه بحسابك هو ${code}، وهو صالح لمدة 10 دقائق. لا تشاركه مع أحد.`,
      UNBIND: (code) =>
        `رمز استبدال وسيلة الاتصال هذه بأخرى هو ${code}، وهو صالح لمدة 10 دقائق. إن لم تكن أنت، فغيّر كلمة مرورك فورًا.`,
      TWO_FACTOR: (code) => `رمز تفعيل الدخول بخطوتين هو ${code}، وهو صالح لمدة 10 دقائق. لا تشاركه مع أحد.`,
    },
  },
};
