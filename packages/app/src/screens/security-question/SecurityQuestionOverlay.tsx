import { createDoubleValidation, type DoubleValidation } from '@housefront/core/features/double-validation';
import { lazy, useEffect, useState, type ReactNode } from 'react';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useSecurityQuestionView } from './useSecurityQuestionView.ts';

const CodeStep = lazy(() => import('./CodeStep.tsx').then((module) => ({ default: module.CodeStep })));

/**
 * The second step of a sign-in as an overlay: a question or a code. Mounted while open; without a question it closes at once
 * (AUTH-22).
 */
export function SecurityQuestionOverlay(): ReactNode {
  const { overlays } = useRuntime();
  const [step] = useState(() => overlays.store.getState().step);
  if (step?.kind === 'code') return <CodeStep data={step.data} />;
  return <QuestionStep data={step?.data} />;
}

function QuestionStep({ data }: { readonly data: unknown }) {
  const { core, overlays } = useRuntime();
  const [validation] = useState(() => createDoubleValidation(core, data));
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
