import { dialog } from '../Dialog/Dialog.css.ts';

export const box = dialog.sm;
