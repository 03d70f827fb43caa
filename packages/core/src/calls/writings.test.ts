import { minor } from '@housefront/contract/money';
import { findScenario, withPlainIds, writings, type WritingName } from '@housefront/sandbox/testing';
import { expect, onTestFinished, test } from 'vitest';
import { createAnnouncements } from '../features/announcements/index.ts';
import { createBanners } from '../features/banners/index.ts';
import { cashierQueries, moneyOrders, transfers } from '../features/cashier/index.ts';
import { createCatalogue } from '../features/catalogue/index.ts';
import { createLetters } from '../features/letters/index.ts';
import { memberQueries } from '../features/member/member.queries.ts';
import { createPromotions } from '../features/promotions/index.ts';
import { createRedEnvelope } from '../features/red-envelope/index.ts';
import { cashQuery } from '../features/wallet/wallet.queries.ts';
import { readServerTime } from '../i18n/index.ts';
import { settle } from '../testing/index.ts';
import { usePlatform } from '../testing/platform.ts';

const platform = usePlatform();

/** A member for whom there is something of everything. */
const prepare = () => {
  const { world } = platform.sandbox;
  const member = world.members.byAccount('falcon1');
  if (!member) throw new Error('there is no falcon1');
  for (const number of [1, 2, 3]) world.letters.write(member.id, `letter ${number}`, `<p>${number}</p>`);
  world.envelopes.hand('USD', minor(500n), world.clock.now() + 90_000);
  return member;
};

/** A member's view of the platform, feature by feature. */
const seen = async () => {
  const deps = platform.deps({ member: 'falcon1' });
  deps.site.setState({ currency: 'USD', locale: 'en_US' });
  const { queries } = createCatalogue(deps);
  const cashier = cashierQueries(deps);
  const member = memberQueries(deps);
  const features = [
    createBanners(deps),
    createAnnouncements(deps),
    createPromotions(deps),
    createLetters(deps),
  ] as const;
  const [banners, announcements, promotions, letters] = features;
  const envelope = createRedEnvelope(deps);
  onTestFinished(() => [...features, envelope].forEach((feature) => feature.dispose()));
  const ask = {
    days: { from: '2025-12-01', to: '2026-01-01' },
    page: 1,
    size: 20 as const,
    sort: { by: 'createdAt', order: 'desc' as const },
  };
  const read = [
    queries.halls(),
    queries.providerGames({ gtId: 2, gpId: 'GPJD', house: 'gpjd' }),
    queries.hotGames(2),
    queries.crashGames(),
    banners.queries.list(),
    announcements.queries.list(),
    promotions.queries.list(),
    letters.queries.page(),
    cashier.deposits(),
    cashier.withdrawals(),
    cashier.bankAccounts(),
    moneyOrders.page(deps, { ...ask, filters: { type: 'all' } }),
    transfers.page(deps, { ...ask, filters: {} }),
    member.layout(),
    member.profile(),
    cashQuery(deps, () => () => false),
  ];
  const found: unknown[] = [];
  // One after the other, as the queries are of as many types.
  for (const one of read) found.push(await deps.queryClient.fetchQuery<unknown>(one as never));
  await settle();
  expect(deps.ports.logger.lines).toEqual([]);
  return [...found, envelope.store.getState()].map((one) => withMoments(withPlainIds(one)));
};

/** Times that core hands on as text are read when they are shown; by the same reader. */
function withMoments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMoments);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name.endsWith('At') && typeof part === 'string' ? readServerTime(part) : withMoments(part),
    ]),
  );
}

const write = (...names: readonly WritingName[]) => {
  const { situations } = platform.sandbox.world;
  situations.clear();
  for (const name of names) {
    const scenario = findScenario(`writes-${name}`);
    if (!scenario) throw new Error(`there is no writing ${name}`);
    situations.activate(scenario);
  }
};

test('[FLD-04] [FLD-06] [FLD-13] a member sees the same in every writing of the platform', async () => {
  prepare();
  const plain = await seen();
  expect(plain.at(-1)).toMatchObject({ left: 90 });
  for (const { name } of writings) {
    write(name);
    expect({ name, seen: await seen() }).toEqual({ name, seen: plain });
  }
});

test('[FLD-03] [FLD-06] [FLD-13] several writings at once change nothing either', async () => {
  prepare();
  const plain = await seen();
  write(
    'amounts-indian',
    'ids-of-19-digits',
    'times-of-postgres',
    'flags-as-letters',
    'entries-twice',
    'lists-as-maps',
  );
  expect(await seen()).toEqual(plain);
});
