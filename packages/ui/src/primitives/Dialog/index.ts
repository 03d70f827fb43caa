export { Dialog, type DialogProps } from './Dialog.tsx';
export { Modal, type ModalProps } from './Modal.tsx';
