import type { ReactNode } from 'react';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useRegisterView } from './useRegisterView.ts';

/** Registration inside the dialog of the sign-in (AUTH-05). Mounted while it is open, so that each opening begins anew. */
export function RegisterPanel(): ReactNode {
  return <TemplateView name="register" props={useRegisterView('modal')} />;
}
