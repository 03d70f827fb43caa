export { MessageBox, type MessageBoxProps, type MessageBoxTexts } from './MessageBox.tsx';
export { MessageBoxHost, type MessageBoxHostProps } from './MessageBoxHost.tsx';
export {
  createMessageBoxStore,
  type Message,
  type MessageBoxStore,
  type MessageOptions,
  type PromptField,
  type PromptOptions,
} from './message-box-store.ts';
export { illegalInput, validateInput, type InputRule } from './validate.ts';
