import type { ReactNode } from 'react';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useRecoveryView } from './useRecoveryView.ts';

/** The password reset as an overlay. Mounted while open, so that each opening starts at step 1 (SHELL-35). */
export function RecoveryOverlay(): ReactNode {
  return <TemplateView name="recovery" props={useRecoveryView()} />;
}
