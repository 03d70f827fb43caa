import { definePage } from '../../kernel/definePage.tsx';
import { useRegisterView } from './useRegisterView.ts';

/** Registration as a page, in development only (REG-05x). */
export default definePage('register', { useView: () => useRegisterView('page') });
