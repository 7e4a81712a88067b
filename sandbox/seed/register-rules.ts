type Rule = readonly [
  field: string,
  enabled: boolean,
  required: boolean,
  min: number,
  max: number,
  patternId: number,
  pattern: string,
];

/** [5.04], by merchant; patternId counts the messages of [5.07] in the specification's order. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  '*': [
    ['username', true, true, 4, 16, 2, '^[A-Za-z][A-Za-z0-9]*$'],
    ['password', true, true, 6, 20, 6, '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$'],
    ['mobileNum', true, true, 8, 12, 7, '^[0-9]+$'],
    ['email', true, false, 5, 100, 4, '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'],
    ['payeeName', true, true, 2, 60, 9, '^[A-Za-z ]+$'],
    ['affiliateCode', true, false, 3, 20, 5, '^[A-Za-z0-9]+$'],
    ['captcha', false, true, 4, 4, 7, '^[0-9]+$'],
    ['paymentPassword', false, true, 6, 6, 7, '^[0-9]+$'],
    ['idNumber', false, false, 6, 20, 5, '^[A-Za-z0-9]+$'],
    ['recommenderId', false, false, 3, 20, 5, '^[A-Za-z0-9]+$'],
    ['zalo', true, false, 3, 30, 1, '*'],
    ['facebook', true, false, 3, 60, 1, '*'],
    ['qqNum', false, false, 5, 12, 7, '^[0-9]+$'],
    ['line', false, false, 3, 30, 1, '*'],
    ['whatsapp', false, false, 3, 30, 1, '*'],
    ['wechat', false, false, 3, 30, 1, '*'],
  ],
  // As banks in Vietnam write names: capitals without marks.
  jade: [['payeeName', true, true, 2, 60, 16, '^[A-Z ]+$']],
  harbor: [
    ['zalo', false, false, 3, 30, 1, '*'],
    ['whatsapp', true, false, 3, 30, 1, '*'],
  ],
};

export const registerRules = Object.entries(rules).flatMap(([merchant, list]) =>
  list.map(([field, enabled, required, min_length, max_length, pattern_id, accepted_pattern]) => ({
    merchant,
    field,
    enabled,
    required,
    min_length,
    max_length,
    pattern_id,
    accepted_pattern,
  })),
);
