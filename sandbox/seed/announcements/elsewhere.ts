import type { AnnouncementSeed } from './announcement-seed.ts';

/** Not for the web, or not published on the board. */
export const elsewhere: readonly AnnouncementSeed[] = [
  {
    types: ['PU'],
    daysAgo: 1,
    platform: 'app',
    EN: ['Update the app', '<p>Version 3.1 mends the log-in with a fingerprint.</p>'],
    TY: ['I-update ang app', '<p>Inaayos ng bersiyong 3.1 ang pag-log in gamit ang fingerprint.</p>'],
    VI: ['Hãy cập nhật ứng dụng', '<p>Phiên bản 3.1 sửa lỗi đăng nhập bằng vân tay.</p>'],
    AR: ['حدّث التطبيق', '<p>يصلح الإصدار 3.1 تسجيل الدخول ببصمة الإصبع.</p>'],
  },
  {
    types: ['B'],
    daysAgo: 1,
    execution: 'P',
    EN: ['Your documents were checked', '<p>Withdrawals have no limit for you from now on.</p>'],
    TY: ['Nasuri na ang iyong mga dokumento', '<p>Wala nang limitasyon ang pag-withdraw mo mula ngayon.</p>'],
    VI: ['Giấy tờ của bạn đã được kiểm tra', '<p>Từ nay bạn rút tiền không giới hạn.</p>'],
    AR: ['تم التحقق من مستنداتك', '<p>لم يعد هناك حد لسحوباتك من الآن.</p>'],
  },
];
