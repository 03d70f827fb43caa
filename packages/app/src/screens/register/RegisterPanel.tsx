import { viewWith } from '../../kernel/TemplateView.tsx';
import { useRegisterView } from './useRegisterView.ts';

/** Registration inside the sign-in dialog. Mounted while open, so that each opening starts over (AUTH-05). */
export default viewWith('register', () => useRegisterView('modal'));
