import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../kernel/runtime.ts';

const Login = lazy(() =>
  import('../screens/login/LoginOverlay.tsx').then((module) => ({ default: module.LoginOverlay })),
);

const SecurityQuestion = lazy(() =>
  import('../screens/security-question/SecurityQuestionOverlay.tsx').then((module) => ({
    default: module.SecurityQuestionOverlay,
  })),
);

const Recovery = lazy(() =>
  import('../screens/recovery/RecoveryOverlay.tsx').then((module) => ({ default: module.RecoveryOverlay })),
);

const Agreement = lazy(() =>
  import('../screens/agreement/AgreementOverlay.tsx').then((module) => ({ default: module.AgreementOverlay })),
);

const PhoneHints = lazy(() =>
  import('../screens/phone-hints/PhoneHints.tsx').then((module) => ({ default: module.PhoneHints })),
);

/** The overlays of the sign-in and the hints for phone browsers. Each is loaded when needed. */
export function GuestOverlays(): ReactNode {
  const { core, overlays } = useRuntime();
  const { login, register, agreement, securityQuestion, recovery } = useStore(overlays.store);
  const guest = useStore(core.session.store, (state) => state.status === 'guest');
  const phone = /iP(?:hone|ad|od)|Android/.test(core.ports.device.userAgent);
  return (
    <Suspense fallback={null}>
      {(login || register) && guest ? <Login /> : null}
      {agreement ? <Agreement /> : null}
      {securityQuestion && guest ? <SecurityQuestion /> : null}
      {recovery && guest ? <Recovery /> : null}
      {phone ? <PhoneHints /> : null}
    </Suspense>
  );
}
