export { messageArguments } from './message-arguments.ts';
export { readMessageFile } from './read-message-file.ts';
export { type ResolvedMessages, resolveMessages } from './resolve-messages.ts';
