import { calls } from '@housefront/contract/calls';
import type { ProfileName } from '@housefront/contract/protection';
import { page } from 'vitest/browser';
import { openMemberPage } from './openMemberPage.ts';

/** Loads what these pages show, so that no test pays for the first time. */
export async function warmUp(): Promise<void> {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../screens/account/member.page.ts'),
    import('../screens/account/member-section.page.ts'),
    import('../screens/account/pay.page.ts'),
    import('../screens/account/sections/deposit.section.ts'),
    import('../protection/sections/limits.section.ts'),
    import('../screens/home/home.page.ts'),
    import('../shell/overlays/Overlays.tsx'),
    import('../protection/limits/LimitWatch.tsx'),
    import('../protection/limits/useDepositLimits.ts'),
    import('@housefront/core/features/cashier'),
    import('@housefront/core/features/protection'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default.views.account(), phone.default.views.account(), desktop.default.views.home()]);
}

const HOUR = 3_600_000;
const STEP = 10 * HOUR;

/** A member on a page of a site with a profile, and what tests do there. */
export async function openProtected(
  path: string,
  profile: ProfileName,
  options: NonNullable<Parameters<typeof openMemberPage>[1]> = {},
) {
  const site = await openMemberPage(path, { ...options, profile });
  const { calls: client } = site.runtime.core;
  return {
    ...site,
    /** Sets a limit at the platform, as another device does. */
    limit: async (
      amount: string,
      period: 'day' | 'week' | 'month' = 'day',
      kind: 'deposit' | 'loss' | 'stake' | 'time' = 'deposit',
    ) => {
      await client.send(calls.limitStore, { kind, period, amount });
      await site.runtime.core.queryClient.invalidateQueries();
    },
    /** Time passes for platform and site, without an end of the session. */
    pass: async (ms: number) => {
      for (let left = ms; left > 0; left -= STEP) {
        const step = Math.min(left, STEP);
        await site.platform.advance(step);
        site.ports.clock.set(step);
        await client.send(calls.myCash, {});
      }
      await site.ports.clock.advance(1000);
    },
  };
}

/** A member with euros, on a site that has them. */
export const inEuro: NonNullable<Parameters<typeof openMemberPage>[1]> = {
  member: ['demoeur1', 'DemoEUR1'],
  currency: 'EUR',
  config: { ownCurrencies: [{ wire: 'EUR', code: 'EUR', symbol: '€', decimals: 2, place: 'before' }] },
};

export const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 2 });
export const button = (name: string | RegExp) => page.getByRole('button', { name });
/** The cell of a limit in the table. */
export const entry = (limit: string, period: string) =>
  page.getByRole('cell').getByRole('button', { name: new RegExp(`: ${limit} · ${period}`) });
