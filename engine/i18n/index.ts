export { contentsWritten, type ResolvedContents, resolveContents } from './content/resolve-contents.ts';
export { messageArguments } from './message-arguments.ts';
export { readMessageFile } from './read-message-file.ts';
export { type ResolvedMessages, resolveMessages } from './resolve-messages.ts';
