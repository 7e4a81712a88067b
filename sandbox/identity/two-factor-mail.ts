interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** The second step of a login, in a language; in English where there is none. */
export function twoFactorMail(
  language: string,
  { nickname, code }: { readonly nickname: string; readonly code: string },
): Mail {
  return (mails[language] ?? english)(nickname, code);
}

type Write = (nickname: string, code: string) => Mail;

const english: Write = (nickname, code) => ({
  subject: 'Your code to log in',
  text: `Hello ${nickname}, ${code} is your code to finish logging in. It is good for 10 minutes. If you are not logging in right now, somebody knows your password: please change it.`,
});

const mails: Readonly<Record<string, Write>> = {
  VI: (nickname, code) => ({
    subject: 'Mã đăng nhập của bạn',
    text: `Chào ${nickname}, ${code} là mã để hoàn tất đăng nhập, có hiệu lực trong 10 phút. Nếu bạn không đăng nhập lúc này thì có người đã biết mật khẩu của bạn: hãy đổi ngay.`,
  }),
  TY: (nickname, code) => ({
    subject: 'Ang code mo sa pag-log in',
    text: `Kumusta ${nickname}, ${code} ang code para tapusin ang pag-log in mo. Magagamit ito sa loob ng 10 minuto. Kung hindi ikaw ang nagla-log in ngayon, may nakakaalam ng password mo: palitan ito agad.`,
  }),
  AR: (nickname, code) => ({
    subject: 'رمز تسجيل الدخول',
    text: `مرحبًا ${nickname}، رمز إتمام تسجيل الدخول هو ${code}، وهو صالح لمدة 10 دقائق. إن لم تكن أنت من يسجّل الدخول الآن، فقد عرف أحدهم كلمة مرورك: غيّرها فورًا.`,
  }),
};
