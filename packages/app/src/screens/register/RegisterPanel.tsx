import type { ReactNode } from 'react';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useRegisterView } from './useRegisterView.ts';

/** Registration inside the sign-in dialog. Mounted while open, so that each opening starts over (AUTH-05). */
export function RegisterPanel(): ReactNode {
  return <TemplateView name="register" props={useRegisterView('modal')} />;
}
