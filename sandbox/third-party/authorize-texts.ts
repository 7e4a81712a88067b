export interface AuthorizeTexts {
  readonly title: (channel: string) => string;
  readonly note: string;
  readonly choose: string;
  readonly cancel: string;
  readonly fail: string;
  readonly done: string;
}

const english: AuthorizeTexts = {
  title: (channel) => `Sign in with ${channel}`,
  note: 'This is the sandbox: it stands in for the third party, and nobody’s real account is used.',
  choose: 'Choose an account',
  cancel: 'Cancel',
  fail: 'Let it go wrong',
  done: 'You can close this window.',
};

const texts: Readonly<Record<string, AuthorizeTexts>> = {
  en: english,
  vi: {
    title: (channel) => `Đăng nhập bằng ${channel}`,
    note: 'Đây là môi trường thử thay cho bên thứ ba; không dùng tài khoản thật của ai.',
    choose: 'Chọn tài khoản',
    cancel: 'Hủy',
    fail: 'Thử trường hợp lỗi',
    done: 'Bạn có thể đóng cửa sổ này.',
  },
  fil: {
    title: (channel) => `Mag-sign in gamit ang ${channel}`,
    note: 'Sandbox ito na pumapalit sa third party; walang ginagamit na totoong account.',
    choose: 'Pumili ng account',
    cancel: 'Kanselahin',
    fail: 'Subukang magkamali',
    done: 'Puwede mo nang isara ang window na ito.',
  },
  ar: {
    title: (channel) => `تسجيل الدخول عبر ${channel}`,
    note: 'هذه بيئة تجريبية تقوم مقام الطرف الثالث، ولا يُستخدم فيها حساب حقيقي لأحد.',
    choose: 'اختر حسابًا',
    cancel: 'إلغاء',
    fail: 'جرّب حالات الخطأ',
    done: 'يمكنك إغلاق هذه النافذة.',
  },
};

/** The texts in the first language of an Accept-Language header that there are any in. */
export function authorizeTexts(acceptLanguage = ''): AuthorizeTexts & { readonly lang: string } {
  for (const tag of acceptLanguage.toLowerCase().split(',')) {
    const [code = ''] = tag.trim().split(/[-;]/);
    const lang = code === 'tl' ? 'fil' : code;
    const found = Object.hasOwn(texts, lang) ? texts[lang] : undefined;
    if (found) return { ...found, lang };
  }
  return { ...english, lang: 'en' };
}
