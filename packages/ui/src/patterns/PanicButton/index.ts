export { PanicButton } from './PanicButton.tsx';
export type { PanicButtonProps } from './PanicButton.types.ts';
