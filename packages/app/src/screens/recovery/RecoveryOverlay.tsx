import type { ReactNode } from 'react';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useRecoveryView } from './useRecoveryView.ts';

/** The password reset over the page (SHELL-35). Mounted while it is open, so that each opening begins at step 1 (WPR-03). */
export function RecoveryOverlay(): ReactNode {
  return <TemplateView name="recovery" props={useRecoveryView()} />;
}
