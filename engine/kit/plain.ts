export { evaluateCondition, type Facts } from '#engine/features/evaluate-condition.ts';
export { featuresOn } from '#engine/features/features-on.ts';
export { languageLabel } from '#engine/i18n/language-label.ts';
export { platformCode } from '#engine/i18n/pseudo-locale.ts';
export { type OpenedWindow, openWindow } from '#engine/render/browser/open-window.ts';
export { type PageStorage, siteStorage, tabStorage } from '#engine/render/browser/storage.ts';
export { takeEarlyAnswer } from '#engine/render/early-answer.ts';
export type {
  ActionContext,
  EarlyCall,
  FactSource,
  Portal,
  Question,
  StatusReport,
} from '#engine/render/portal.ts';
export { PATIENCE, retryPause } from '#engine/render/swr-defaults.ts';
export { CallError, type CallErrorDetails, type CallErrorKind } from './call-error.ts';
export {
  compareDecimals,
  type Decimal,
  digitsOf,
  isMultiple,
  leastOf,
  MOST_DIGITS,
  minus,
  mostOf,
  percentOf,
  smallestWith,
  sumOf,
  times,
  withDigits,
} from './decimal.ts';
export { foldText } from './fold-text.ts';
export { readNumber } from './form/read-digits.ts';
export { joinSentences } from './join-sentences.ts';
