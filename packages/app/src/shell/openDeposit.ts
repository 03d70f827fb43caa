import { showsFastPayment } from '@housefront/core/features/site';
import { paths } from '../routes/paths.ts';
import type { Runtime } from '../runtime/runtime.ts';

/**
 * Opens what a deposit begins with: the fast payment where the site has one and this visitor is to see it, else the deposit
 * page of the member centre. Where the platform keeps fast payment for members of agents, whoever came without one does not
 * (SITE-03x); while it does not say, everybody does.
 */
export async function openDeposit(runtime: Runtime): Promise<void> {
  const { config, queryClient, referral, siteFeature } = runtime.core;
  const shown = async () => {
    const asked = queryClient.ensureQueryData(siteFeature.queries.detail()).catch(() => null);
    const [detail, introducer] = await Promise.all([asked, referral.current()]);
    return showsFastPayment(detail?.siteInfo?.AGENT_BIND_FAST_PAYMENT_FLAG === true, introducer?.kind === 'agent');
  };
  runtime.navigate(config.fastPayment && (await shown()) ? paths.pay() : paths.member('Deposit'));
}
