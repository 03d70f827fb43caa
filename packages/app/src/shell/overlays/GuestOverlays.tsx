import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';

const Login = lazy(() => import('../../screens/login/LoginOverlay.tsx'));
const SecurityQuestion = lazy(() => import('../../screens/security-question/SecurityQuestionOverlay.tsx'));
const Recovery = lazy(() => import('../../screens/recovery/RecoveryOverlay.tsx'));
const Agreement = lazy(() => import('../../screens/agreement/AgreementOverlay.tsx'));

/** The overlays of the sign-in. Each is loaded when needed. */
export function GuestOverlays(): ReactNode {
  const { core, overlays } = useRuntime();
  const { login, register, agreement, securityQuestion, recovery } = useStore(overlays.store);
  const guest = useStore(core.session.store, (state) => state.status === 'guest');
  return (
    <Suspense fallback={null}>
      {(login || register) && guest ? <Login /> : null}
      {agreement ? <Agreement /> : null}
      {securityQuestion && guest ? <SecurityQuestion /> : null}
      {recovery && guest ? <Recovery /> : null}
    </Suspense>
  );
}
