import { beforeAll, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openMemberPage } from '../../testing/openMemberPage.ts';
import { protectedConfig, protectedPlatform } from '../../testing/protected.fixtures.ts';

/** Waits until a part of the page says something. */
async function says(place: Locator, text: RegExp): Promise<void> {
  await expect.poll(() => place.query()?.textContent ?? '').toMatch(text);
}

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('./Pauses.tsx'),
    import('@housefront/core/features/protection'),
    import('@housefront/contract/endpoint'),
  ]);
  await desktop.default.views.play();
}, 60_000);

const MINUTE = 60_000;
const slots = { gpId: 'GPJD', gameType: '2', gameCode: 'c7', name: 'Fortune Gate' };
const PLAY = '/api/member/game/play1';
const dialog = () => page.getByRole('dialog', { name: 'Please wait before you play' });

const open = async () => {
  const site = await openMemberPage('/', {
    config: { ...protectedConfig('nl', { changeWait: 5 }), playMode: 'modal' },
    prepare: protectedPlatform('nl'),
  });
  return { ...site, core: site.runtime.core };
};
const refuse = (ports: Awaited<ReturnType<typeof open>>['ports'], code: string, data: object) =>
  ports.http.on(PLAY, { json: { code, message: 'the words of the platform', data } });

test('[RG-22] a wait shows why, counts down by the clock of the platform, and starts nothing at its end', async () => {
  const { ports, core } = await open();
  const until = ports.clock.now() + 5 * MINUTE;
  refuse(ports, '307', { until: new Date(until).toISOString(), reason: 'change' });
  core.play.start(slots);
  await says(dialog(), /You are switching to another kind of game\./);
  await says(dialog().getByRole('timer'), /Time left5:00/);
  expect(page.getByText('the words of the platform').elements()).toEqual([]);
  await ports.clock.advance(MINUTE + 1000);
  await says(dialog().getByRole('timer'), /3:59/);
  await ports.clock.advance(4 * MINUTE);
  await says(dialog(), /The wait is over\./);
  expect(ports.http.sent(PLAY)).toHaveLength(1);
  await dialog().getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect([ports.http.sent(PLAY).length, core.play.store.getState().play.status]).toEqual([1, 'idle']);
});

test.each([
  ['inactive', 'You have not played for 30 minutes.'],
  ['elsewhere', 'You were active elsewhere a short time ago.'],
])('[RG-22] the reason %s is shown', async (reason, text) => {
  const { ports, core } = await open();
  refuse(ports, '307', { until: new Date(ports.clock.now() + MINUTE).toISOString(), reason });
  core.play.start(slots);
  await says(dialog(), new RegExp(text));
  expect(ports.http.sent(PLAY)).toHaveLength(1);
});

test('[RG-29] play that is refused for a break is shown with its end, not with the words of the platform', async () => {
  const { ports, core } = await open();
  refuse(ports, '302', { until: '2026-03-01T12:00:00.000Z' });
  core.play.start(slots);
  await says(page.getByRole('dialog', { name: 'You are taking a break' }), /March 1, 2026/);
  expect(page.getByText('the words of the platform').elements()).toEqual([]);
});
