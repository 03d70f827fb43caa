import { calls } from '@housefront/contract/calls';
import { PROFILES } from '@housefront/contract/protection';
import { refusedStore } from '@housefront/core/protection-refusal';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerSignIn, fillAnswer, readCaptcha } from '../../testing/identity.fixtures.ts';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { openPage } from '../../testing/openPage.tsx';
import { protectedBy, protectedConfig, protectedPlatform } from '../../testing/protected.fixtures.ts';
import { inEuro, openProtected } from '../../testing/limits.fixtures.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../../shell/overlays/Overlays.tsx'),
    import('../../screens/faq/faq.page.ts'),
    import('../../screens/account/member-section.page.ts'),
    import('./Pauses.tsx'),
    import('@housefront/core/features/protection'),
    import('@housefront/contract/endpoint'),
  ]);
  const { views } = desktop.default;
  await Promise.all([views.account(), views.login(), views.play()]);
}, 60_000);

const HOUR = 3_600_000;
const PLAY = '/api/member/game/play1';
const READ = '/api/protection/sums/read';
const sums = () => page.getByRole('dialog', { name: 'Your last 30 days' });
const panic = () => page.getByRole('button', { name: /^Stop for 24 hours/ });
const read = async () => {
  await sums().getByRole('button', { name: 'I have read this' }).click();
  await expect.element(sums()).not.toBeInTheDocument();
};

/** A member in Germany on a page; the session is that of a page that was open before. */
const open = async (path: string) => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const site = await openProtected(path, 'de', inEuro);
  return { ...site, core: site.runtime.core };
};

/** A page that reads the state at a refused start for no other reason: its games have no pause. */
const openToPlay = async () => {
  const { slotsPause: _, ...values } = PROFILES.de;
  const config = { ...inEuro.config, ...protectedBy('de', { values }), playMode: 'modal' } as const;
  const site = await openMemberPage('/faq', { ...inEuro, config, prepare: protectedPlatform('de') });
  const { core } = site.runtime;
  await core.calls.send(calls.limitStore, { kind: 'deposit', period: 'month', amount: '100000' });
  const address = { gtId: 2, gpId: 'GPJD', house: 'gpjd' };
  const [found] = (await core.queryClient.fetchQuery(core.catalogue.queries.providerGames(address))).games;
  const game = { gpId: 'GPJD', gameType: '2', gameCode: found?.gameCode ?? '', name: 'Jade' };
  return { ...site, core, start: () => core.play.start(game, { informed: true }) };
};

test('[RG-20] a guest who signs in on the page sees the sums after each sign-in, also soon after they were read', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const site = await openPage('/faq', {
    config: protectedConfig('de'),
    unscripted: true,
    prepare: (ports) => {
      answerSignIn(ports);
      protectedPlatform('de')(ports);
      // No promotions pop up over the sums.
      for (const call of [calls.promotions, calls.memberPromotions]) ports.http.ok(call, { list: [] });
    },
  });
  const { core, askLogin } = site.runtime;
  await core.start();
  await expect.element(page.getByRole('region', { name: 'Licence' })).toBeVisible();
  expect(site.ports.http.sent('/api/protection/state')).toEqual([]);
  for (const times of [1, 2]) {
    askLogin();
    const form = page.getByRole('dialog', { name: 'Sign in' });
    await form.getByRole('textbox', { name: 'Account name', exact: true }).fill('falcon1');
    await form.getByLabelText('Password', { exact: true }).fill('Falcon11');
    const picture = () => form.element().querySelector('img')?.src ?? '';
    await fillAnswer(form.getByRole('textbox', { name: 'Verification code' }), await readCaptcha(site, picture));
    await form.getByRole('button', { name: 'Sign in', exact: true }).click();
    await read();
    expect(site.ports.http.sent(READ)).toHaveLength(times);
    await site.platform.advance(60_000);
    await core.session.logout();
  }
});

test('[RG-20] a page that stays open asks again when the sums are older than a day, also if the device slept meanwhile', async () => {
  const { pass, platform, ports } = await open('/faq');
  await read();
  await pass(23 * HOUR);
  expect(sums().elements()).toEqual([]);
  const asked = ports.http.sent('/api/protection/state').length;
  await platform.advance(HOUR);
  ports.clock.set(HOUR);
  await ports.clock.advance(1000);
  await expect.element(sums()).toBeVisible();
  expect(ports.http.sent('/api/protection/state').length).toBeGreaterThan(asked);
  await read();
});

test('[RG-20] sums that grow old before a game are shown at its refusal with 304, and it starts once they were read', async () => {
  const { core, platform, ports, start } = await openToPlay();
  await read();
  // The page looks at no clock meanwhile.
  for (const ms of [9 * HOUR, 9 * HOUR, 7 * HOUR]) {
    await platform.advance(ms);
    await core.calls.send(calls.myCash, {});
  }
  start();
  await expect.element(sums()).toBeVisible();
  await expect.poll(() => platform.replies(PLAY)).toMatchObject([{ code: '304' }]);
  // The refusal is forgotten: it would hold up other questions.
  await expect.poll(() => refusedStore(core).getState().refusal).toBeNull();
  await read();
  // Who has not played for so long waits five minutes from the next start on (RG-22).
  start();
  const wait = page.getByRole('dialog', { name: 'Please wait before you play' });
  await wait.getByRole('button', { name: 'OK' }).click();
  await platform.advance(300_000);
  start();
  await expect.element(page.getByTitle('Game: Jade')).toBeVisible();
  expect(ports.http.sent(PLAY)).toHaveLength(3);
});

test.each([
  ['with a frame', '/faq', 1],
  ['without a frame', '/user/Info', 0],
])(
  '[RG-20] [RG-21] on a page %s the sums come first, and the panic button is on the one with a frame',
  async (...row) => {
    const [, path, buttons] = row;
    await open(path);
    await expect.element(sums()).toBeVisible();
    await read();
    await expect.element(page.getByRole('region', { name: 'Licence' })).toBeVisible();
    await expect.poll(() => panic().elements().length).toBe(buttons);
  },
);

test('[RG-20] [RG-29] a break that the platform says covers the sums, and leads out of the session', async () => {
  const { core, order } = await open('/faq');
  await expect.element(sums()).toBeVisible();
  await order('exclude', { account: 'demoeur1', action: 'exclude' });
  await core.queryClient.refetchQueries({ queryKey: ['member'] });
  await expect.element(page.getByRole('dialog', { name: 'You are excluded from play' })).toBeVisible();
  await expect.element(sums()).not.toBeInTheDocument();
  expect(core.session.isMember()).toBe(false);
});
