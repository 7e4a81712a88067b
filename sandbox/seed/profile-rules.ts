import type { ProfileFieldName } from '@liveryjs/schemas/platform';

type Rule = readonly [
  field: ProfileFieldName,
  enabled: boolean,
  required: boolean,
  locked: boolean,
  minimumAge?: number,
];

/** The profile fields that merchants ask for. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  '*': [
    ['nickname', true, true, false],
    ['realName', true, true, true],
    ['fullName', true, false, false],
    ['telegram', true, false, false],
    ['birthday', true, true, true, 18],
    ['address', true, false, false],
    ['nationality', true, false, false],
    ['occupation', true, false, false],
    ['incomeSource', true, false, false],
  ],
  jade: [['fullName', false, false, false]],
  harbor: [
    ['telegram', false, false, false],
    ['birthday', true, true, true, 21],
    ['nationality', true, true, true],
    ['address', true, true, false],
  ],
  kiosk: [
    ['occupation', false, false, false],
    ['incomeSource', false, false, false],
  ],
};

export const profileRules = Object.entries(rules).flatMap(([merchant, list]) =>
  list.map(([field, enabled, required, locked, minimum_age = null]) => ({
    merchant,
    field,
    enabled,
    required,
    locked,
    minimum_age,
  })),
);
