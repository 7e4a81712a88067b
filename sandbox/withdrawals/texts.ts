/** What a member is told of a withdrawal. */
export type News =
  | 'requested'
  | 'approved'
  | 'sent'
  | 'received'
  | 'missing'
  | 'again'
  | 'forced'
  | 'partReturned'
  | 'rejected'
  | 'cancelled';

type Text = readonly [title: string, text: string];

/** By language: {number} of the withdrawal, {amount} of money, {count} of transfers, {minutes}. */
export const texts: Readonly<Record<string, Readonly<Record<News, Text>>>> = {
  EN: {
    requested: [
      'Withdrawal asked for',
      '{amount} are set aside for withdrawal {number}. You can cancel it until it is approved.',
    ],
    approved: ['Withdrawal approved', 'Withdrawal {number} over {amount} is on its way to the bank.'],
    sent: [
      'Your withdrawal was sent',
      'Withdrawal {number}: {amount} were sent, in {count} transfer(s). Please confirm what you receive: what is not confirmed within {minutes} minutes counts as received.',
    ],
    received: ['Withdrawal received', 'Withdrawal {number} over {amount} is complete.'],
    missing: [
      'We are looking into it',
      'You told us that {amount} of withdrawal {number} did not arrive. We ask the bank and write to you.',
    ],
    again: [
      'Sent again',
      '{amount} of withdrawal {number} were sent again. Please confirm when they arrive.',
    ],
    forced: [
      'Counted as received',
      'The bank confirms that {amount} of withdrawal {number} arrived. They count as received and are not refunded.',
    ],
    partReturned: ['Money is back', '{amount} of withdrawal {number} are back in your wallet.'],
    rejected: ['Withdrawal rejected', 'Withdrawal {number} was rejected. {amount} are back in your wallet.'],
    cancelled: [
      'Withdrawal cancelled',
      'You cancelled withdrawal {number}. {amount} are back in your wallet.',
    ],
  },
  TY: {
    requested: [
      'Hiniling ang withdrawal',
      'Itinabi ang {amount} para sa withdrawal {number}. Puwede mo itong kanselahin hangga’t hindi pa naaaprubahan.',
    ],
    approved: ['Naaprubahan ang withdrawal', 'Papunta na sa bangko ang withdrawal {number} na {amount}.'],
    sent: [
      'Naipadala na ang withdrawal mo',
      'Withdrawal {number}: naipadala ang {amount} sa {count} na paglipat. Pakikumpirma ang natanggap mo: ang hindi makumpirma sa loob ng {minutes} minuto ay ituturing na natanggap.',
    ],
    received: ['Natanggap ang withdrawal', 'Kumpleto na ang withdrawal {number} na {amount}.'],
    missing: [
      'Sinusuri na namin',
      'Sinabi mong hindi dumating ang {amount} ng withdrawal {number}. Tatanungin namin ang bangko at susulatan ka.',
    ],
    again: [
      'Ipinadala muli',
      'Ipinadala muli ang {amount} ng withdrawal {number}. Pakikumpirma kapag dumating na.',
    ],
    forced: [
      'Itinuring na natanggap',
      'Kinumpirma ng bangko na dumating ang {amount} ng withdrawal {number}. Itinuturing itong natanggap at hindi na ire-refund.',
    ],
    partReturned: ['Naibalik ang pera', 'Nasa wallet mo na muli ang {amount} ng withdrawal {number}.'],
    rejected: [
      'Tinanggihan ang withdrawal',
      'Tinanggihan ang withdrawal {number}. Nasa wallet mo na muli ang {amount}.',
    ],
    cancelled: [
      'Kinansela ang withdrawal',
      'Kinansela mo ang withdrawal {number}. Nasa wallet mo na muli ang {amount}.',
    ],
  },
  VI: {
    requested: [
      'Đã nhận yêu cầu rút tiền',
      '{amount} đã được tạm giữ cho lệnh rút {number}. Bạn có thể hủy trước khi lệnh được duyệt.',
    ],
    approved: [
      'Lệnh rút đã được duyệt',
      'Lệnh rút {number} trị giá {amount} đang được chuyển đến ngân hàng.',
    ],
    sent: [
      'Tiền rút đã được chuyển',
      'Lệnh rút {number}: đã chuyển {amount} trong {count} giao dịch. Vui lòng xác nhận khi nhận được; sau {minutes} phút nếu chưa xác nhận, khoản tiền được coi là đã nhận.',
    ],
    received: ['Đã nhận tiền rút', 'Lệnh rút {number} trị giá {amount} đã hoàn tất.'],
    missing: [
      'Chúng tôi đang kiểm tra',
      'Bạn báo chưa nhận được {amount} của lệnh rút {number}. Chúng tôi sẽ hỏi ngân hàng và báo lại cho bạn.',
    ],
    again: [
      'Đã chuyển lại',
      '{amount} của lệnh rút {number} đã được chuyển lại. Vui lòng xác nhận khi nhận được.',
    ],
    forced: [
      'Được coi là đã nhận',
      'Ngân hàng xác nhận {amount} của lệnh rút {number} đã đến nơi. Khoản này được coi là đã nhận và không được hoàn lại.',
    ],
    partReturned: ['Tiền đã được hoàn', '{amount} của lệnh rút {number} đã trở lại ví của bạn.'],
    rejected: ['Lệnh rút bị từ chối', 'Lệnh rút {number} bị từ chối. {amount} đã trở lại ví của bạn.'],
    cancelled: ['Đã hủy lệnh rút', 'Bạn đã hủy lệnh rút {number}. {amount} đã trở lại ví của bạn.'],
  },
  AR: {
    requested: [
      'استلمنا طلب السحب',
      'حُجز مبلغ {amount} لعملية السحب {number}. يمكنك إلغاؤها قبل الموافقة عليها.',
    ],
    approved: ['تمت الموافقة على السحب', 'عملية السحب {number} بمبلغ {amount} في طريقها إلى البنك.'],
    sent: [
      'أُرسل مبلغ السحب',
      'عملية السحب {number}: أُرسل مبلغ {amount}، عدد التحويلات {count}. يُرجى تأكيد ما يصلك؛ فما لا يُؤكَّد خلال {minutes} دقيقة يُعدّ مستلَمًا.',
    ],
    received: ['اكتملت عملية السحب', 'اكتملت عملية السحب {number} بمبلغ {amount}.'],
    missing: [
      'نتحقق من الأمر',
      'أبلغتنا بعدم وصول {amount} من عملية السحب {number}. سنسأل البنك ونكتب إليك.',
    ],
    again: ['أُعيد الإرسال', 'أُعيد إرسال {amount} من عملية السحب {number}. يُرجى التأكيد عند وصوله.'],
    forced: ['عُدّ مستلَمًا', 'يؤكد البنك وصول {amount} من عملية السحب {number}. يُعدّ المبلغ مستلَمًا ولا يُردّ.'],
    partReturned: ['عاد المبلغ', 'عاد مبلغ {amount} من عملية السحب {number} إلى محفظتك.'],
    rejected: ['رُفضت عملية السحب', 'رُفضت عملية السحب {number}. عاد مبلغ {amount} إلى محفظتك.'],
    cancelled: ['أُلغيت عملية السحب', 'ألغيتَ عملية السحب {number}. عاد مبلغ {amount} إلى محفظتك.'],
  },
};
