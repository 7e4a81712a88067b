interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** What an account is told when it is logged in to from an address that is new, in a language; in English where there is none. */
export function newAddressMail(
  language: string,
  { nickname, address, at }: { readonly nickname: string; readonly address: string; readonly at: Date },
): Mail {
  const time = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return (mails[language] ?? english)(nickname, address, time);
}

type Write = (nickname: string, address: string, time: string) => Mail;

const english: Write = (nickname, address, time) => ({
  subject: 'A new place to log in from',
  text: `Hello ${nickname}, your account was logged in to from ${address}, a new address, at ${time}. If that was not you, change your password now and tell our customer service.`,
});

const mails: Readonly<Record<string, Write>> = {
  VI: (nickname, address, time) => ({
    subject: 'Tài khoản vừa đăng nhập từ nơi mới',
    text: `Chào ${nickname}, tài khoản của bạn vừa được đăng nhập từ địa chỉ mới ${address} lúc ${time}. Nếu không phải bạn, hãy đổi mật khẩu ngay và báo cho bộ phận chăm sóc khách hàng.`,
  }),
  TY: (nickname, address, time) => ({
    subject: 'May nag-log in mula sa bagong lugar',
    text: `Kumusta ${nickname}, may nag-log in sa account mo mula sa bagong address na ${address} noong ${time}. Kung hindi ikaw iyon, palitan agad ang password mo at sabihan ang customer service.`,
  }),
  AR: (nickname, address, time) => ({
    subject: 'تسجيل دخول من مكان جديد',
    text: `مرحبًا ${nickname}، سُجّل الدخول إلى حسابك من عنوان جديد هو ${address} في ${time}. إن لم تكن أنت، فغيّر كلمة المرور الآن وأبلغ خدمة العملاء.`,
  }),
};
