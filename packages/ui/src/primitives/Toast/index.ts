export { Toaster, type ToasterProps } from './Toaster.tsx';
export {
  createToastStore,
  defaultDuration,
  type ToastModel,
  type ToastOptions,
  type ToastStore,
  type ToastTone,
} from './toast-store.ts';
