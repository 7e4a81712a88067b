/** Somebody who deals: the language spoken at the table (BCP 47), the name in Latin letters and in Arabic ones. */
export type Dealer = readonly [spoken: string, latin: string, arabic: string];

/** Names are invented, and of no language's texts. */
export const dealers: readonly Dealer[] = [
  ['en', 'Maren', 'مارين'],
  ['en', 'Tobias', 'توبياس'],
  ['en', 'Isolde', 'إيزولدا'],
  ['en', 'Callum', 'كالوم'],
  ['en', 'Priya', 'بريا'],
  ['en', 'Anouk', 'أنوك'],
  ['vi', 'Thảo My', 'تاو مي'],
  ['vi', 'Minh Khôi', 'مين كوي'],
  ['vi', 'Bích Lan', 'بيك لان'],
  ['vi', 'Quốc Duy', 'كووك زوي'],
  ['vi', 'Ngọc Hân', 'نغوك هان'],
  ['fil', 'Liwayway', 'ليوايواي'],
  ['fil', 'Jomar', 'جومار'],
  ['fil', 'Amihan', 'أميهان'],
  ['fil', 'Crisanto', 'كريسانتو'],
  ['ar', 'Yasmin', 'ياسمين'],
  ['ar', 'Karim', 'كريم'],
  ['ar', 'Rana', 'رنا'],
  ['ar', 'Ziad', 'زياد'],
];
