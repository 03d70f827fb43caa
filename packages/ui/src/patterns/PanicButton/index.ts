export { PanicButton, type PanicButtonProps } from './PanicButton.tsx';
