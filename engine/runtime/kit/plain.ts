export { evaluateCondition, type Facts } from '@liveryjs/compiler/plain/evaluate-condition';
export { platformCode } from '@liveryjs/compiler/plain/pseudo-locale';
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
} from '@liveryjs/schemas/decimal';
export { featuresOn } from '#engine/features/features-on.ts';
export { languageLabel } from '#engine/i18n/language-label.ts';
export { keepWorker } from '#engine/render/browser/keep-worker.ts';
export { type OpenedWindow, openWindow } from '#engine/render/browser/open-window.ts';
export { startWorker } from '#engine/render/browser/start-worker.ts';
export { type PageStorage, siteStorage, tabStorage } from '#engine/render/browser/storage.ts';
export { takeEarlyAnswer } from '#engine/render/early-answer.ts';
export { heedServerTime, pageTime } from '#engine/render/page-time.ts';
export type {
  ActionContext,
  EarlyCall,
  FactSource,
  KeptAnswers,
  Portal,
  Question,
  StatusReport,
} from '#engine/render/portal.ts';
export { PATIENCE, pauseAfter, STATUS_KEY } from '#engine/render/swr-defaults.ts';
export { pathHere } from '#engine/routing/path-here.ts';
export { CallError, type CallErrorDetails, type CallErrorKind } from './call-error.ts';
export { DATE_STYLE, MOMENT_STYLE } from './date-styles.ts';
export { foldText } from './fold-text.ts';
export { readNumber } from './form/read-digits.ts';
export { joinSentences } from './join-sentences.ts';
export { leftOutOf, withLeftOut } from './left-out-count.ts';
