export { evaluateCondition, type Facts } from '#engine/features/evaluate-condition.ts';
export type { ActionContext, FactSource, Portal, Question, StatusReport } from '#engine/render/portal.ts';
export { PATIENCE, retryPause } from '#engine/render/swr-defaults.ts';
export { CallError, type CallErrorKind } from './call-error.ts';
