export { FullscreenModal, type FullscreenModalProps } from './FullscreenModal.tsx';
