export { PSEUDO_REGIONS, type PseudoRegion } from '#compiler/plain/pseudo-locale.ts';
export { checkPlurals, checkTranslation } from './check-translation.ts';
export { type BundledMessage, compileMessage } from './compile-message.ts';
export { type ContentFile, contentPlaceholders, contentText, readContent } from './content/read-content.ts';
export { contentsWritten, type ResolvedContents, resolveContents } from './content/resolve-contents.ts';
export { icuFault } from './icu-faults.ts';
export { type ArgumentKind, hasLetters, messageArguments, messagePlurals } from './message-arguments.ts';
export { pluralForms } from './plural-forms.ts';
export { pseudoMessage } from './pseudo-message.ts';
export { pseudoText } from './pseudo-text.ts';
export { type MessageFile, readMessage, readMessageFile, type WrittenMessage } from './read-message-file.ts';
export { type ResolvedMessages, resolveMessages } from './resolve-messages.ts';
export {
  contentKey,
  digestOf,
  isMessageFile,
  languageIn,
  readSources,
  sourcesPath,
  staleness,
} from './sources.ts';
