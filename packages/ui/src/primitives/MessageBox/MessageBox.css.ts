import { space } from '../../foundations/styles.ts';
import { dialog } from '../Dialog/Dialog.css.ts';
import { primitive } from '../shared/primitive.css.ts';

export const box = dialog.sm;
/** The field of a prompt, and the other way to answer. */
export const form = primitive({ display: 'grid', gap: space.md });
