/** Keys of the messages that the engine itself says, in every brand. */
export const engineMessages: readonly string[] = [
  'engine.actionFailed',
  'engine.cancel',
  'engine.close',
  'engine.confirm',
  'engine.loadFailed',
  'engine.networkFailed',
  'engine.next',
  'engine.nextPage',
  'engine.page',
  'engine.placementFailed',
  'engine.prev',
  'engine.previousPage',
  'engine.retry',
  'engine.skipToContent',
  'engine.slow',
  'engine.table',
];
