export { checkPlurals, checkTranslation } from './check-translation.ts';
export { compileMessage } from './compile-message.ts';
export { contentsWritten, type ResolvedContents, resolveContents } from './content/resolve-contents.ts';
export { icuFault } from './icu-faults.ts';
export { type ArgumentKind, hasLetters, messageArguments, messagePlurals } from './message-arguments.ts';
export { pluralForms } from './plural-forms.ts';
export { readMessage, readMessageFile, type WrittenMessage } from './read-message-file.ts';
export { type ResolvedMessages, resolveMessages } from './resolve-messages.ts';
