export { PauseDialog, type PauseDialogProps } from './PauseDialog.tsx';
