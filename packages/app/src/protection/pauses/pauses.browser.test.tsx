import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { ProfileName, Protection } from '@housefront/contract/protection';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { protectedConfig, protectedPlatform } from '../../testing/protected.fixtures.ts';

/** Waits until a part of the page says something. */
async function says(place: Locator, text: RegExp): Promise<void> {
  await expect.poll(() => place.query()?.textContent ?? '').toMatch(text);
}

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../../screens/account/member.page.ts'),
    import('../sections/breaks.section.ts'),
    import('./Pauses.tsx'),
    import('../withdrawal/WithdrawalWindow.tsx'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
  await desktop.default.views.account();
}, 60_000);

/** A signed-in member of a site with a profile, which site and platform have. */
async function open(path: string, profile: ProfileName, over: Partial<Protection> = {}) {
  const config = protectedConfig(profile, over);
  const site = await openMemberPage(path, { config, prepare: protectedPlatform(profile) });
  return { ...site, core: site.runtime.core };
}
/** Sends messages as another tab of the site. */
function sayElsewhere(...said: readonly unknown[]): void {
  const channel = new BroadcastChannel('housefront-protection');
  onTestFinished(() => channel.close());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin only.
  for (const one of said) channel.postMessage(one);
}
const dialog = (name: string) => page.getByRole('dialog', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const asked = () => page.getByRole('alertdialog');

test('[RG-29] a break shows until when it lasts, asks once, and ends the session', async () => {
  const { ports, core } = await open('/user/Breaks', 'gb');
  const form = page.getByRole('form', { name: 'Take a break' }).or(page.getByText('Choose for how long.'));
  await expect.element(form.first()).toBeVisible();
  const lengths = page.getByRole('radio', { name: /^(?:24 hours|1 week|1 month|6 weeks)/ });
  await expect.poll(() => lengths.elements().length).toBe(4);
  await page.getByRole('radio', { name: /^1 week/ }).click({ force: true });
  await expect.element(page.getByText(/Until January 8, 2026 at/)).toBeVisible();
  await page.getByRole('button', { name: 'Take a break' }).click();
  await says(asked(), /Take a break until January 8, 2026/);
  expect(ports.http.sent('/api/protection/break/store')).toEqual([]);
  await asked().getByRole('button', { name: 'Take a break' }).click();
  await says(dialog('You are taking a break'), /Until January 8, 2026 at .+ you cannot sign in/);
  expect(ports.http.bodies('/api/protection/break/store')).toEqual([{ duration: '1w' }]);
  expect(core.session.isMember()).toBe(false);
  expect(ports.storage.get('token')).toBeUndefined();
});

test('[RG-29] nothing is sent by a member who thinks better of it', async () => {
  const { ports, core } = await open('/user/Breaks', 'gb');
  await page.getByRole('button', { name: 'Take a break' }).click();
  await asked().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(asked()).not.toBeInTheDocument();
  expect([ports.http.sent('/api/protection/break/store'), core.session.isMember()]).toEqual([[], true]);
});

test('[RG-30] self-exclusion shows consequences and scope first, asks once, and links to software and registers', async () => {
  const { ports, core } = await open('/user/Breaks', 'se');
  await expect.element(page.getByText(/You can still withdraw your balance\..*Applies to this site\./)).toBeVisible();
  await expect.poll(() => page.getByRole('radio').elements().length).toBe(4);
  for (const name of ['Example blocker', 'Example register'])
    await expect.element(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('radio', { name: 'Until further notice' }).click({ force: true });
  await page.getByRole('button', { name: 'Self-exclude' }).click();
  await says(asked(), /without an end date/);
  await says(asked(), /You are signed out immediately on all devices\. This cannot be undone\./);
  await asked().getByRole('button', { name: 'Self-exclude' }).click();
  await says(dialog('You are excluded from play'), /no end date/);
  expect(ports.http.bodies('/api/protection/exclusion/store')).toEqual([{ duration: 'open', confirmed: true }]);
  expect(core.session.isMember()).toBe(false);
});

test.each([
  ['mt', /Applies to all brands of this operator\./],
  ['gb', /Applies to all licensed operators\./],
] as const)('[RG-30] the scope of the profile %s is shown', async (profile, scope) => {
  await open('/user/Breaks', profile);
  await expect.element(page.getByText(scope)).toBeVisible();
});

test('[RG-21] one press of the panic button signs the member out, without a question', async () => {
  const { ports, core } = await open('/', 'de');
  await page.getByRole('button', { name: 'I have read this' }).click();
  const button = page.getByRole('button', { name: /^Stop for 24 hours Applies to all licensed operators/ });
  await expect.element(button).toBeVisible();
  await button.click();
  await says(dialog('You are taking a break'), /Until January 2, 2026/);
  expect(ports.http.sent('/api/protection/panic')).toHaveLength(1);
  expect(core.session.isMember()).toBe(false);
  await expect.element(button).not.toBeInTheDocument();
});

test('[RG-21] a site whose profile has no panic button shows none', async () => {
  await open('/', 'gb');
  await expect.element(heading('Lucky').or(page.getByRole('banner')).first()).toBeVisible();
  expect(page.getByRole('button', { name: /^Stop for/ }).elements()).toEqual([]);
});

test('[RG-29] a session that the platform ended for an exclusion says why, in this tab', async () => {
  const { core, order } = await open('/', 'gb');
  await order('exclude', { account: 'falcon1', action: 'exclude' });
  await core.queryClient.refetchQueries({ queryKey: ['member'] });
  await expect.element(dialog('You are excluded from play')).toBeVisible();
  expect(core.session.isMember()).toBe(false);
  await dialog('You are excluded from play').getByRole('button', { name: 'Sign in to withdraw' }).click();
  await expect.element(dialog('Sign in')).toBeVisible();
});

test('[RG-20] the sums are shown after the sign-in; Escape does not close them, reading does', async () => {
  const { ports } = await open('/', 'de');
  const sums = dialog('Your last 30 days');
  await says(sums, /Stakes\$ ?[\d,.]+Wins\$ ?[\d,.]+Losses\$ ?[\d,.]+/);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(sums).toBeVisible();
  await sums.getByRole('button', { name: 'I have read this' }).click();
  await expect.element(sums).not.toBeInTheDocument();
  expect(ports.http.sent('/api/protection/sums/read')).toHaveLength(1);
});

test('[RG-20] sums that could not be marked as read stay', async () => {
  const { ports } = await open('/', 'de');
  ports.http.on('/api/protection/sums/read', new TypeError('offline'));
  const sums = dialog('Your last 30 days');
  await sums.getByRole('button', { name: 'I have read this' }).click();
  await expect.poll(() => ports.http.sent('/api/protection/sums/read').length).toBe(1);
  await expect.element(sums).toBeVisible();
});

test('[RG-20] sums that another tab marked as read go away here', async () => {
  const { order } = await open('/', 'de');
  const sums = dialog('Your last 30 days');
  await expect.element(sums).toBeVisible();
  await order('protection-profile', { site_id: 1001, profile: 'gb' });
  sayElsewhere({ kind: 'nonsense' }, { kind: 'changed' });
  await expect.element(sums).not.toBeInTheDocument();
});

test('[RG-29] [RG-21] a break that began in another tab is shown here too; nonsense is not', async () => {
  const { core } = await open('/', 'gb');
  sayElsewhere(null, 'x', { kind: 'paused' }, { kind: 'paused', code: '101', until: 1 });
  expect(core.session.isMember()).toBe(true);
  // The tab hears the others once it is loaded.
  await vi.waitFor(() => {
    sayElsewhere({ kind: 'paused', code: '302', until: Date.UTC(2026, 0, 2) });
    expect(dialog('You are taking a break').elements()).toHaveLength(1);
  }, 10_000);
  expect(core.session.isMember()).toBe(false);
});
