type Text = readonly [name: string, ...steps: string[]];

interface ChannelSeed {
  readonly code: string;
  readonly kind: 'BANK' | 'WALLET' | 'INSTANT' | 'VOUCHER';
  /** In cents: the least and the most of an order, and what may be ordered in 24 hours. */
  readonly limits: readonly [minimum: number, maximum: number, day: number];
  /** Basis points of the amount. */
  readonly fee?: number;
  readonly quick: readonly number[];
  /** How long an order waits to be paid; left out: it is paid at once. */
  readonly minutes?: number;
  readonly EN: Text;
  readonly TY: Text;
  readonly VI: Text;
  readonly AR: Text;
}

export const channels: readonly ChannelSeed[] = [
  {
    code: 'BANK_TRANSFER',
    kind: 'BANK',
    limits: [10_00, 5_000_00, 20_000_00],
    quick: [20_00, 50_00, 100_00, 500_00, 1_000_00],
    minutes: 60,
    EN: [
      'Bank transfer',
      'Transfer exactly the amount to the account below.',
      'Write the reference, and nothing else, as the purpose.',
      'It is in your wallet as soon as our bank has it, mostly within ten minutes.',
    ],
    TY: [
      'Bank transfer',
      'I-transfer ang eksaktong halaga sa account sa ibaba.',
      'Ang reference lang ang isulat sa layunin ng bayad.',
      'Papasok ito sa wallet mo kapag natanggap na ng aming bangko, kadalasan sa loob ng sampung minuto.',
    ],
    VI: [
      'Chuyển khoản ngân hàng',
      'Chuyển đúng số tiền vào tài khoản bên dưới.',
      'Phần nội dung chỉ ghi mã tham chiếu.',
      'Tiền vào ví ngay khi ngân hàng của chúng tôi nhận được, thường trong mười phút.',
    ],
    AR: [
      'تحويل بنكي',
      'حوّل المبلغ نفسه إلى الحساب أدناه.',
      'اكتب رقم المرجع وحده في خانة الغرض.',
      'يصل إلى محفظتك فور وصوله إلى بنكنا، وغالبًا خلال عشر دقائق.',
    ],
  },
  {
    code: 'QR_WALLET',
    kind: 'WALLET',
    limits: [5_00, 1_000_00, 3_000_00],
    quick: [10_00, 20_00, 50_00, 100_00, 200_00],
    minutes: 15,
    EN: [
      'QR wallet',
      'Scan the code with the app of your wallet.',
      'Confirm the amount there: it is filled in already.',
      'This page says so when it has arrived.',
    ],
    TY: [
      'QR wallet',
      'I-scan ang code gamit ang app ng wallet mo.',
      'Kumpirmahin doon ang halaga: nakalagay na ito.',
      'Sasabihin sa pahinang ito kapag dumating na.',
    ],
    VI: [
      'Ví QR',
      'Quét mã bằng ứng dụng ví của bạn.',
      'Xác nhận số tiền đã được điền sẵn trong ứng dụng.',
      'Trang này sẽ báo ngay khi tiền đến.',
    ],
    AR: [
      'محفظة برمز QR',
      'امسح الرمز بتطبيق محفظتك.',
      'أكّد المبلغ هناك، فهو مكتوب مسبقًا.',
      'ستخبرك هذه الصفحة عند وصوله.',
    ],
  },
  {
    code: 'INSTANT_CARD',
    kind: 'INSTANT',
    limits: [10_00, 2_000_00, 5_000_00],
    fee: 150,
    quick: [20_00, 50_00, 100_00, 250_00],
    EN: ['Instant card', 'Your saved card pays at once.', 'The fee goes off the amount.'],
    TY: ['Instant card', 'Agad na magbabayad ang naka-save mong card.', 'Ibabawas ang bayarin sa halaga.'],
    VI: ['Thẻ tức thì', 'Thẻ đã lưu của bạn thanh toán ngay.', 'Phí được trừ vào số tiền nạp.'],
    AR: ['بطاقة فورية', 'تدفع بطاقتك المحفوظة في الحال.', 'تُخصم الرسوم من المبلغ.'],
  },
  {
    code: 'SHOP_VOUCHER',
    kind: 'VOUCHER',
    limits: [5_00, 200_00, 500_00],
    fee: 100,
    quick: [5_00, 10_00, 20_00, 50_00, 100_00],
    minutes: 24 * 60,
    EN: [
      'Pay at a shop',
      'Show the code at the counter of any Lantern Street shop.',
      'Pay the amount in cash there.',
      'The fee goes off the amount.',
    ],
    TY: [
      'Bayad sa tindahan',
      'Ipakita ang code sa kahera ng alinmang tindahan ng Lantern Street.',
      'Bayaran doon ang halaga nang cash.',
      'Ibabawas ang bayarin sa halaga.',
    ],
    VI: [
      'Trả tại cửa hàng',
      'Đưa mã cho quầy thu ngân của bất kỳ cửa hàng Lantern Street nào.',
      'Trả số tiền bằng tiền mặt tại đó.',
      'Phí được trừ vào số tiền nạp.',
    ],
    AR: [
      'الدفع في متجر',
      'أظهر الرمز عند صندوق أي متجر من متاجر لانترن ستريت.',
      'ادفع المبلغ نقدًا هناك.',
      'تُخصم الرسوم من المبلغ.',
    ],
  },
];
