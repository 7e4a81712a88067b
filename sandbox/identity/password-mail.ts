interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** A new password, in a language; in English where there is none. */
export function passwordMail(
  language: string,
  { nickname, password }: { readonly nickname: string; readonly password: string },
): Mail {
  return (mails[language] ?? english)(nickname, password);
}

type Write = (nickname: string, password: string) => Mail;

const english: Write = (nickname, password) => ({
  subject: 'Your new password',
  text: `Hello ${nickname}, log in once with the password ${password} within an hour, then choose one of your own. If you did not ask for it, do nothing: your password stays as it is.`,
});

const mails: Readonly<Record<string, Write>> = {
  VI: (nickname, password) => ({
    subject: 'Mật khẩu mới của bạn',
    text: `Chào ${nickname}, trong vòng một giờ hãy đăng nhập một lần bằng mật khẩu ${password}, rồi đặt mật khẩu riêng của bạn. Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu cũ vẫn giữ nguyên.`,
  }),
  TY: (nickname, password) => ({
    subject: 'Ang bago mong password',
    text: `Kumusta ${nickname}, sa loob ng isang oras, mag-log in nang isang beses gamit ang password na ${password}, saka pumili ng sarili mong password. Kung hindi mo ito hiningi, huwag pansinin: mananatili ang dati mong password.`,
  }),
  AR: (nickname, password) => ({
    subject: 'كلمة مرورك الجديدة',
    text: `مرحبًا ${nickname}، سجّل الدخول مرة واحدة خلال ساعة بكلمة المرور ${password}، ثم اختر كلمة مرور خاصة بك. إن لم تطلبها، فتجاهل هذه الرسالة: كلمة مرورك الحالية باقية كما هي.`,
  }),
};
