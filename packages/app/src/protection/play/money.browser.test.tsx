import { calls } from '@housefront/contract/calls';
import { parseSiteConfig } from '@housefront/contract/site-config';
import type { CurrencyRow } from '@housefront/contract/currency';
import { valuesAt } from '@housefront/contract/dated';
import { PROFILES, type ProfileName, type Protection } from '@housefront/contract/protection';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { typePin } from '../../testing/typePin.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../../shell/overlays/Overlays.tsx'),
    import('../../screens/account/member.page.ts'),
    import('../../screens/account/sections/withdrawal.section.ts'),
    import('../../screens/promotion/promotion.page.ts'),
    import('../cashier.ts'),
    import('./Offer.tsx'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  const { views } = desktop.default;
  await Promise.all([views.account(), views.promotion()]);
}, 60_000);

const row = (code: string, symbol: string): CurrencyRow => ({ wire: code, code, symbol, decimals: 2, place: 'before' });
const ownCurrencies = [row('GBP', '£'), row('EUR', '€')];

/** A member of a site, with money in its currency. */
const open = (path: string, profile: ProfileName | undefined, options: Parameters<typeof openMemberPage>[1] = {}) => {
  const code = profile === 'de' ? 'EUR' : 'GBP';
  return openMemberPage(path, {
    member: [`demo${code.toLowerCase()}1`, `Demo${code}1`],
    currency: code,
    ...(profile && { profile }),
    ...options,
    config: { currencies: ['GBP', 'EUR'], ownCurrencies, ...options.config },
  });
};
const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
const cancel = () => page.getByRole('button', { name: 'Cancel withdrawal' });
/** German members read their sums before anything else. */
const readSums = async () => {
  const sums = page.getByRole('dialog', { name: 'Your last 30 days' });
  await sums.getByRole('button', { name: 'I have read this' }).click();
  // Until it is gone it keeps the focus, and what is typed.
  await expect.element(sums).not.toBeInTheDocument();
};
const withdraw = async () => {
  await page
    .getByLabelText(/^Amount/)
    .first()
    .fill('100');
  await typePin('2468');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect.element(heading('Your withdrawal is in progress')).toBeVisible();
};

test.each(['gb', 'de', 'se'] as const)(
  '[RG-27] in %s a withdrawal under way has no button to cancel it',
  async (profile) => {
    await open('/user/Withdrawal', profile);
    if (profile === 'de') await readSums();
    await withdraw();
    await expect.element(page.getByRole('link', { name: 'Transaction history' }).first()).toBeVisible();
    await expect.element(cancel()).not.toBeInTheDocument();
  },
);

test('[RG-27] a button that the platform offers against the profile is not shown', async () => {
  const { order } = await open('/user/Withdrawal', 'gb');
  await order('protection-profile', { site_id: 1001, profile: 'none' });
  await withdraw();
  await expect.element(cancel()).not.toBeInTheDocument();
});

test.each(['none', 'mt'] as const)(
  '[RG-27] in %s it can be cancelled after a question, and the money is back',
  async (name) => {
    const { ports } = await open('/user/Withdrawal', name === 'none' ? undefined : name);
    await withdraw();
    await cancel().click();
    const sure = page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' });
    await sure.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(sure).not.toBeInTheDocument();
    expect(ports.http.sent('/api/member/withdrawal/cancel')).toHaveLength(0);
    await cancel().click();
    await sure.getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect.element(page.getByText('The withdrawal was cancelled')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible();
    await expect.element(page.getByText('£2,500.00').first()).toBeVisible();
  },
);

test('[RG-43] in de a member sets the amount above which winnings are paid out, changes it and ends it', async () => {
  const { ports } = await open('/user/Withdrawal', 'de');
  await readSums();
  await expect.element(heading('Automatic payout')).toBeVisible();
  const amount = page.getByLabelText(/^Amount that stays in your wallet/);
  await amount.fill('x');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('500');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(page.getByText('When a game ends, everything above €500.00 is paid to your bank account.'))
    .toBeVisible();
  expect(ports.http.bodies('/api/protection/payout/store')).toEqual([{ amount: '50000' }]);
  await expect.element(heading('Change the amount')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off automatic payout' }).click();
  await expect.element(heading('Change the amount')).not.toBeInTheDocument();
});

test('[RG-43] a profile without it has no such block', async () => {
  await open('/user/Withdrawal', 'gb');
  await expect.element(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeVisible();
  await expect.element(heading('Automatic payout')).not.toBeInTheDocument();
});

const terms = () => page.getByRole('region', { name: 'Terms of this promotion' });
const take = () => terms().getByRole('button', { name: 'Take part' });

test('[RG-32] a promotion with wagering shows its terms before the button with which a member takes part', async () => {
  const promotions = ['1', '2', '3'].map((id) => ({
    id,
    title: `Promotion ${id}`,
    display_device: 0,
    content: '<p>1 %</p>',
    updated_at: '2025-01-01 00:00:00',
  }));
  const { runtime } = await open('/discount/2', 'gb', {
    promotions,
    config: { interruptions: { guestPromotions: 'never', memberPromotions: 'never', homeScreenHint: 'never' } },
  });
  await expect.element(terms().getByText('8 ×')).toBeVisible();
  await expect.element(terms().getByText('Slots')).toBeVisible();
  const text = terms().element().textContent ?? '';
  expect(text.indexOf('Wagering requirement')).toBeLessThan(text.indexOf('Take part'));
  await take().click();
  await expect.element(terms().getByText('You are taking part in this promotion.')).toBeVisible();
  await expect.element(take()).not.toBeInTheDocument();
  // Above the most of the profile no member takes part.
  await runtime.navigation.go('/discount/3');
  await expect.element(terms().getByText('30 ×')).toBeVisible();
  await expect.element(terms().getByText(/^You cannot take part/)).toBeVisible();
  await expect.element(take()).not.toBeInTheDocument();
  await runtime.navigation.go('/discount/1');
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.element(terms()).not.toBeInTheDocument();
});

/** The features of a site with a profile, as its config has them. */
const featuresOf = (profile: ProfileName) => {
  const { marks } = valuesAt<Protection>(PROFILES[profile], Date.UTC(2026, 0, 1));
  const parsed = parseSiteConfig({
    version: 1,
    siteId: 1001,
    public: {
      SITE_NAME: 'x',
      TEMPLATE_NAME: 'desktop_1',
      MOBILE_TEMPLATE_NAME: 'H5_1_mobile',
      SITE_TITLE: 'x',
      SITE_TITLE_EN: 'x',
    },
    currencies: 'GBP,EUR,SEK,CAD,PHP',
    languages: 'en_US',
    theme: 'midnight',
    upstream: 'http://localhost:4300',
    halls: { hidden: [8] },
    realtime: { key: 'housefront', host: 'localhost', port: 4300, tls: false },
    protection: {
      profile,
      host: 'www.example.de',
      licence: { sentence: 'x', account: '1', register: 'https://register.example.com' },
      links: [{ kind: 'helpline', title: 'x', url: 'https://help.example.com' }],
      excludedPersons: 'officials',
      marks: Array.from({ length: marks?.count ?? 0 }, () => ({
        file: 'mark.svg',
        title: 'x',
        url: 'https://authority.example.com',
      })),
    },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.config.features;
};

test.each([
  ['gb', 0],
  ['de', 0],
  ['se', 0],
  ['mt', 2],
  ['on', 2],
  ['ph', 2],
] as const)('[RG-32] in %s envelope and wheel are there: %i', async (profile, count) => {
  const { order, ports, runtime } = await open('/app', profile, { config: { features: featuresOf(profile) } });
  await order('envelope', { currency: profile === 'de' ? 'EUR' : 'GBP', amount: '8.88', minutes: 5 });
  await order('wheel', { prizes: 8 });
  if (profile === 'on') {
    // A first limit comes before anything else; on another device it is declined.
    await runtime.core.calls.send(calls.limitDecline, {});
    await runtime.core.queryClient.invalidateQueries();
    await runtime.navigation.go('/app');
  }
  // A view loads once per document; a second page in the same one would wait forever.
  await Promise.all((['redEnvelope', 'roulette'] as const).map((view) => runtime.templates.loadView(view)));
  runtime.core.events.emit('envelope-changed', null);
  runtime.core.events.emit('roulette-changed', null);
  const envelope = page.getByRole('complementary', { name: 'A red envelope for you' });
  const wheel = page.getByRole('button', { name: /^Lucky wheel/ });
  // Several floats are behind one button.
  if (count > 1) await page.getByRole('button', { name: 'Quick links' }).click();
  await expect.poll(() => envelope.elements().length + wheel.elements().length).toBe(count);
  const asked = ports.http.requests.filter(({ path }) => /roulette|red_envelope/.test(path)).length;
  expect(asked > 0).toBe(count > 0);
});
