import { SIDE_WINDOW } from '@housefront/core/features/access';
import { openPaymentWindow, type WaitingWindow } from '@housefront/core/features/payment-window';
import { showsFastPayment } from '@housefront/core/features/site';
import { paths } from '../paths.ts';
import type { Runtime } from '../runtime.ts';

/**
 * Opens a deposit: the fast payment if the site has one and this visitor may see it, else the deposit page of the member
 * centre. The platform may restrict fast payment to members of agents; without an answer every member sees it (SITE-03x).
 * @param waiting the window that was opened for it
 */
export async function openDeposit(runtime: Runtime, waiting?: WaitingWindow): Promise<void> {
  const { config, queryClient, referral, siteFeature } = runtime.core;
  const shown = async () => {
    const asked = queryClient.ensureQueryData(siteFeature.queries.detail()).catch(() => null);
    const [detail, introducer] = await Promise.all([asked, referral.current()]);
    return showsFastPayment(detail?.agentsBindFastPayment === true, introducer?.kind === 'agent');
  };
  const target = config.fastPayment && (await shown()) ? paths.pay() : paths.member('Deposit');
  if (waiting) waiting.goTo(target);
  else runtime.navigate(target);
}

/**
 * Opens a deposit directly from a click. If its target must be fetched first, the click opens a waiting window, because
 * browsers open none later. Without separate windows the page is covered meanwhile (PLAY-10).
 */
export async function pressDeposit(runtime: Runtime): Promise<void> {
  const { access, config, ports } = runtime.core;
  if (!config.fastPayment) return openDeposit(runtime);
  const waiting = access.staysHere(paths.pay()) ? null : openPaymentWindow(ports, paths.loading(), SIDE_WINDOW);
  if (waiting) return openDeposit(runtime, waiting);
  const uncover = runtime.loading.show();
  try {
    await openDeposit(runtime);
  } finally {
    uncover();
  }
}
