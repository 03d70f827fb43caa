import type { ReactNode } from 'react';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useAgreementView } from './useAgreementView.ts';

/** The service agreement as an overlay (SHELL-37x). */
export function AgreementOverlay(): ReactNode {
  return <TemplateView name="agreement" props={useAgreementView()} />;
}
