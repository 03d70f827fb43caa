import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useLoginView } from './useLoginView.ts';

const RegisterPanel = lazy(() =>
  import('../register/RegisterPanel.tsx').then((module) => ({ default: module.RegisterPanel })),
);

/**
 * Sign-in and registration, two views of one dialog. Mounted while open, so that each opening has its own captcha (AUTH-05).
 */
export function LoginOverlay(): ReactNode {
  const { overlays } = useRuntime();
  const register = useStore(overlays.store, (state) => state.register);
  const registration = register ? (
    <Suspense fallback={null}>
      <RegisterPanel />
    </Suspense>
  ) : null;
  return <TemplateView name="login" props={useLoginView(registration)} />;
}
