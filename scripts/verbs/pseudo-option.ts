/** The option by which every brand gets two languages more, for looking. */
export const pseudoOption = [
  '--pseudo',
  'add two languages to every brand for looking: longer accented texts in brackets (XA), and texts from right to left (XB)',
] as const;
