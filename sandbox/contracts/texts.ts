import type { ContractType } from '@liveryjs/schemas/platform';

type Words = readonly [title: string, text: string];

/** What accounts are told of contracts: {type}, {other} (whom with) and {rate} (percent) are filled in. */
export interface ContractTexts {
  readonly house: string;
  readonly types: Readonly<Record<ContractType, string>>;
  readonly news: Readonly<
    Record<'offered' | 'takenBack' | 'accepted' | 'rejected' | 'terminated' | 'endedFromAbove', Words>
  >;
}

export const englishTexts: ContractTexts = {
  house: 'the house',
  types: {
    DIVIDEND: 'dividend',
    DAILY_SALARY: 'daily salary',
    HOURLY_SALARY: 'hourly salary',
    REALTIME_SALARY: 'real-time salary',
  },
  news: {
    offered: [
      'A contract is waiting for you: {type}',
      '{other} offers you up to {rate} %. You have seven days to accept or reject it in your agent centre.',
    ],
    takenBack: ['An offer was taken back: {type}', '{other} no longer offers you this contract.'],
    accepted: [
      'Your contract was accepted: {type}',
      '{other} has accepted. The contract counts from now on.',
    ],
    rejected: ['Your contract was rejected: {type}', '{other} has rejected what you offered.'],
    terminated: [
      'A contract has ended: {type}',
      '{other} has ended your contract. What was earned until now is settled when its period is over.',
    ],
    endedFromAbove: [
      'A contract has ended: {type}',
      'Your contract with {other} has ended, because the rate above it is lower now. What was earned until now is settled when its period is over.',
    ],
  },
};

/** By language; English where one is missing. */
export const contractTexts: Readonly<Record<string, ContractTexts>> = {
  TY: {
    house: 'ang house',
    types: {
      DIVIDEND: 'dibidendo',
      DAILY_SALARY: 'arawang sahod',
      HOURLY_SALARY: 'sahod kada oras',
      REALTIME_SALARY: 'real-time na sahod',
    },
    news: {
      offered: [
        'May kontratang naghihintay sa iyo: {type}',
        'Inaalok ka ni {other} ng hanggang {rate} %. May pitong araw ka para tanggapin o tanggihan ito sa agent center mo.',
      ],
      takenBack: ['Binawi ang isang alok: {type}', 'Hindi na iniaalok ni {other} ang kontratang ito.'],
      accepted: [
        'Tinanggap ang kontrata mo: {type}',
        'Tinanggap na ni {other}. May bisa na ang kontrata mula ngayon.',
      ],
      rejected: ['Tinanggihan ang kontrata mo: {type}', 'Tinanggihan ni {other} ang inialok mo.'],
      terminated: [
        'Natapos ang isang kontrata: {type}',
        'Tinapos ni {other} ang kontrata ninyo. Ang kinita hanggang ngayon ay babayaran pagkatapos ng period.',
      ],
      endedFromAbove: [
        'Natapos ang isang kontrata: {type}',
        'Natapos ang kontrata mo kay {other} dahil bumaba ang rate sa itaas nito. Ang kinita hanggang ngayon ay babayaran pagkatapos ng period.',
      ],
    },
  },
  VI: {
    house: 'nhà cái',
    types: {
      DIVIDEND: 'cổ tức',
      DAILY_SALARY: 'lương ngày',
      HOURLY_SALARY: 'lương giờ',
      REALTIME_SALARY: 'lương thời gian thực',
    },
    news: {
      offered: [
        'Có hợp đồng đang chờ bạn: {type}',
        '{other} đề nghị với bạn mức đến {rate} %. Bạn có bảy ngày để chấp nhận hoặc từ chối trong trung tâm đại lý.',
      ],
      takenBack: ['Một đề nghị đã được rút lại: {type}', '{other} không còn đề nghị hợp đồng này với bạn.'],
      accepted: [
        'Hợp đồng của bạn đã được chấp nhận: {type}',
        '{other} đã chấp nhận. Hợp đồng có hiệu lực từ bây giờ.',
      ],
      rejected: ['Hợp đồng của bạn đã bị từ chối: {type}', '{other} đã từ chối đề nghị của bạn.'],
      terminated: [
        'Một hợp đồng đã chấm dứt: {type}',
        '{other} đã chấm dứt hợp đồng với bạn. Phần đã có đến lúc này được thanh toán khi hết kỳ.',
      ],
      endedFromAbove: [
        'Một hợp đồng đã chấm dứt: {type}',
        'Hợp đồng của bạn với {other} đã chấm dứt vì tỷ lệ ở cấp trên thấp hơn trước. Phần đã có đến lúc này được thanh toán khi hết kỳ.',
      ],
    },
  },
  AR: {
    house: 'الموقع',
    types: {
      DIVIDEND: 'توزيع الأرباح',
      DAILY_SALARY: 'الراتب اليومي',
      HOURLY_SALARY: 'راتب الساعة',
      REALTIME_SALARY: 'الراتب الفوري',
    },
    news: {
      offered: [
        'عقد في انتظارك: {type}',
        'يعرض عليك {other} نسبة تصل إلى {rate} %. أمامك سبعة أيام لقبول العقد أو رفضه في مركز الوكيل.',
      ],
      takenBack: ['سُحب عرض: {type}', 'لم يعد {other} يعرض عليك هذا العقد.'],
      accepted: ['قُبل عقدك: {type}', 'قبل {other} العقد، وهو سارٍ من الآن.'],
      rejected: ['رُفض عقدك: {type}', 'رفض {other} ما عرضته.'],
      terminated: [
        'انتهى عقد: {type}',
        'أنهى {other} العقد بينكما. يُسوّى ما استُحق حتى الآن عند انتهاء الفترة.',
      ],
      endedFromAbove: [
        'انتهى عقد: {type}',
        'انتهى عقدك مع {other} لأن النسبة التي فوقه أصبحت أقل. يُسوّى ما استُحق حتى الآن عند انتهاء الفترة.',
      ],
    },
  },
};
