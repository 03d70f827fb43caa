import { describeError, messageText, type CoreMessage, createCore } from '@housefront/core';
import { refusedStore, type ProtectionRefusal } from '@housefront/core/protection-refusal';
import { CoveringPage } from '@housefront/ui/patterns/CoveringPage';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import type { SiteConfig } from '@housefront/contract/site-config';
import { withdrawalPorts } from '@housefront/core/features/protection';
import { paths } from '../../kernel/paths.ts';
import { RuntimeContext, shownRuntime, useRuntime, type Runtime } from '../../kernel/runtime.ts';
import { WithdrawalPage, withdrawalSectionOf, type WithdrawalSection } from './WithdrawalPage.tsx';
import { extend, extensionOf } from '../../kernel/extension.ts';

/** The login of an excluded member, for withdrawals only. */
type WithdrawalLogin = NonNullable<ProtectionRefusal['withdrawal']>;

/**
 * A runtime with a core of its own, which only the withdrawals of an excluded member use. The site around it stays that of a
 * guest (RG-31).
 */
function withdrawalRuntime(runtime: Runtime, { member_currency: currency }: WithdrawalLogin): Runtime {
  const { i18n, ports, site } = runtime.core;
  const { locale, mode } = site.getState();
  // No offers, and nothing is asked for that could hold some.
  const config: SiteConfig = {
    ...runtime.core.config,
    features: { redEnvelope: false, roulette: false, sportFrame: false, sponsor: false, letters: false },
  };
  const core = createCore({ config, i18n, ports: withdrawalPorts(ports), initial: { locale, mode, currency } });
  const extension = extensionOf(runtime.core);
  if (extension) extend(core, extension);
  return { ...runtime, core };
}

const tones = { success: 'success', info: 'info', warning: 'warning', error: 'danger' } as const;

/** A page over the site, on which an excluded member withdraws the balance, and nothing else (RG-31). */
export default function WithdrawalWindow({ login }: { readonly login: WithdrawalLogin }): ReactNode {
  const outer = useRuntime();
  const [inner] = useState(() => withdrawalRuntime(outer, login));
  const [shown] = useState(() => shownRuntime(inner));
  const [section, setSection] = useState<WithdrawalSection>('Withdrawal');
  useEffect(() => {
    const { core, toasts } = inner;
    const show = (message: CoreMessage | null) => {
      if (message) toasts.show({ text: messageText(message, core.i18n), tone: tones[message.kind] });
    };
    const stops = [
      core.events.on('message', show),
      core.events.on('failure', ({ error }) => show(describeError(error))),
      core.events.on('logout', () => refusedStore(outer.core).setState({ refusal: null })),
    ];
    core.session.complete({
      token: login.token,
      id: login.member_id,
      account: login.member_account,
      currency: login.member_currency,
    });
    outer.overlays.close('login');
    outer.overlays.close('securityQuestion');
    return () => stops.forEach((stop) => stop());
  }, [inner, login, outer]);

  /** Links lead to the other section, or away from this site; the one to home ends the login. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    event.preventDefault();
    event.stopPropagation();
    const named = withdrawalSectionOf(link.pathname);
    if (named) setSection(named);
    else if (link.pathname === paths.home()) void inner.core.session.logout();
  };
  return (
    <CoveringPage title={outer.core.i18n.t('pauses.withdraw_title')} onClickCapture={follow}>
      <RuntimeContext value={shown}>
        <QueryClientProvider client={inner.core.queryClient}>
          <Suspense fallback={null}>
            <WithdrawalPage section={section} />
          </Suspense>
        </QueryClientProvider>
      </RuntimeContext>
    </CoveringPage>
  );
}
