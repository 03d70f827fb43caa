import { createDoubleValidation, type DoubleValidation } from '@housefront/core/features/double-validation';
import { useEffect, useState, type ReactNode } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useSecurityQuestionView } from './useSecurityQuestionView.ts';

/** The second step of a sign-in as an overlay (AUTH-22). Mounted while open; without a question it closes at once. */
export function SecurityQuestionOverlay(): ReactNode {
  const { core, overlays } = useRuntime();
  const [validation] = useState(() => createDoubleValidation(core, overlays.store.getState().question));
  useEffect(() => {
    if (validation !== null) return;
    overlays.close('securityQuestion');
    core.events.emit('message', { kind: 'error', key: 'error_generic' });
  }, [validation, core, overlays]);
  return validation === null ? null : <Question validation={validation} />;
}

function Question({ validation }: { readonly validation: DoubleValidation }) {
  return <TemplateView name="securityQuestion" props={useSecurityQuestionView(validation)} />;
}
