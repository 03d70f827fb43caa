import { lazy, Suspense, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { configText } from '@housefront/contract/site-title';
import { openAuthWindow } from '@housefront/core/features/auth-window';
import type { LoginViewProps } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { useOpenCustomerService } from '../../kernel/hooks/useCustomerService.ts';
import { useSignIn } from './useSignIn.ts';

/**
 * The sign-in dialog with its two views (AUTH-05).
 * @param registration the registration form while it replaces the sign-in; else null
 */
function useLoginView(registration: ReactNode): LoginViewProps {
  const { core, overlays } = useRuntime();
  const { t } = core.i18n;
  const visible = registration === null;
  const signIn = useSignIn(visible);
  const { data: notes } = useQuery(core.content.queries.models('loginNotes'));
  const onCustomerService = useOpenCustomerService();
  const account = useStore(overlays.store, (state) => state.account);

  return {
    ...signIn,
    open: true,
    onClose: () => {
      overlays.close('login');
      overlays.close('register');
      core.play.forget();
    },
    notes,
    account,
    onForgot: () => {
      overlays.open('recovery');
      overlays.close('login');
    },
    providers: core.config.authProviders.map((provider) => ({
      id: provider.id,
      title: configText(provider.title, core.i18n.locale, core.config),
      onOpen: () => void openAuthWindow(core, provider),
    })),
    onCustomerService,
    register: {
      hint: t('signup.no_account'),
      label: t('signup.to_register'),
      onOpen: () => overlays.open('register'),
    },
    registration: visible
      ? undefined
      : { title: t('signup.title'), subtitle: t('signup.subtitle'), content: registration },
  };
}

const RegisterPanel = lazy(() => import('../register/RegisterPanel.tsx'));

/**
 * Sign-in and registration, two views of one dialog. Mounted while open, so that each opening has its own captcha (AUTH-05).
 */
export default function LoginOverlay(): ReactNode {
  const { overlays } = useRuntime();
  const register = useStore(overlays.store, (state) => state.register);
  const registration = register ? (
    <Suspense fallback={null}>
      <RegisterPanel />
    </Suspense>
  ) : null;
  return <TemplateView name="login" props={useLoginView(registration)} />;
}
