export { type ResolvedMessages, resolveMessages } from './resolve-messages.ts';
