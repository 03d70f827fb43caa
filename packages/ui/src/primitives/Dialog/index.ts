export { Dialog, type DialogProps } from './Dialog.tsx';
export type { ModalProps } from './Modal.tsx';
