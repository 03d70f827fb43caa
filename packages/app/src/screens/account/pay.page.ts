import { definePage } from '../../kernel/definePage.tsx';
import { usePayView } from './cashier/usePayView.ts';

/** The fast payment window (SHELL-04). */
export default definePage('pay', { useView: usePayView });
