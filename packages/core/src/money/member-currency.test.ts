import { beforeAll, expect, test } from 'vitest';
import type { FeatureDeps } from '../calls/feature-deps.ts';
import { agentQueries } from '../features/agent/agent.queries.ts';
import { cashierQueries } from '../features/cashier/cashier.queries.ts';
import { memberQueries } from '../features/member/member.queries.ts';
import { recommendQueries } from '../features/recommend/recommend.queries.ts';
import { usePlatform } from '../testing/platform.ts';

beforeAll(() =>
  Promise.all([
    import('../features/agent/agent.api.ts'),
    import('../features/cashier/cashier.api.ts'),
    import('../features/member/member.api.ts'),
    import('../features/recommend/recommend.api.ts'),
    import('../features/site/site.api.ts'),
    import('@housefront/contract/endpoint'),
  ]),
);

const platform = usePlatform();

/** The amounts of a member that are compared. */
const asks: readonly (readonly [path: string, field: string, ask: (deps: FeatureDeps) => object])[] = [
  ['/member/deposit/methods', 'currency', (deps) => cashierQueries(deps).deposits()],
  ['/member/withdrawal/info', 'currency', (deps) => cashierQueries(deps).withdrawals()],
  ['/member/bank_account', 'currency', (deps) => cashierQueries(deps).bankAccounts()],
  ['/arks/web/cash_surplus/check', 'currency', (deps) => memberQueries(deps).surplus()],
  ['/bonus_setting/check', 'member_currency', (deps) => memberQueries(deps).recommend()],
  ['/arks/web/recommend/project', 'member_currency', (deps) => recommendQueries(deps).project()],
  ['/arks/web/agent/plan', 'currency', (deps) => agentQueries(deps).plan()],
];

test.each(asks)(
  '[MEM-30] %s is asked in the currency of the member, also where the site does not offer it',
  async (path, field, ask) => {
    const deps = platform.deps({ member: 'sakura6' });
    deps.site.setState({ currency: 'USD' });
    const options = ask(deps) as { readonly queryKey: readonly unknown[] };
    await deps.queryClient.fetchQuery({ ...options, retry: false });
    expect(deps.ports.http.bodies(`/api${path}`)).toMatchObject([{ [field]: 'VND' }]);
  },
);
