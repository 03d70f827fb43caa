import type { ReactNode } from 'react';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useRecoveryView } from './useRecoveryView.ts';

/** The password reset as an overlay (SHELL-35). Mounted while open, so that each opening starts at step 1 (WPR-03). */
export function RecoveryOverlay(): ReactNode {
  return <TemplateView name="recovery" props={useRecoveryView()} />;
}
