export { type CompiledMessage, compileMessage } from './compile-message.ts';
export {
  type MessagesInput,
  type MessageUse,
  type ResolvedMessages,
  resolveMessages,
} from './resolve-messages.ts';
