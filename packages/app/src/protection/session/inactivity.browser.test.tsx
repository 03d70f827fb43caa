import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { warmUp } from '../../testing/openShell.tsx';
import { wrongClock } from '../../testing/wrongClock.ts';
import { joinSessionBus } from './session-bus.ts';
import { figure, openProtected } from './session.fixtures.ts';

beforeAll(() => warmUp('desktop'), 60_000);

const dialog = () => page.getByRole('dialog', { name: 'Are you still there?' });
const MINUTE = 60_000;

/** A site that asks after two minutes, with a member on it. */
async function open(options: Parameters<typeof openProtected>[2] = {}) {
  const site = await openProtected('/', 'se', options);
  await expect.poll(() => figure('elapsed')).toMatch(/^\d+:/);
  return site;
}

test('[RG-36] after two minutes without activity the member is asked, and signed out without an answer', async () => {
  const { core, later } = await open();
  await later(2 * MINUTE - 5000);
  await expect.element(dialog()).not.toBeInTheDocument();
  await later(5000);
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByText(/^(1:00|0:5\d)$/)).toBeVisible();
  await later(MINUTE - 10_000);
  expect(core.session.isMember()).toBe(true);
  await later(10_000);
  await expect.poll(() => core.session.isMember()).toBe(false);
  await expect.element(page.getByText('You were signed out because nothing happened for a while')).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('[RG-36] an answer goes on; a key or a press is activity', async () => {
  const { core, later } = await open();
  await later(2 * MINUTE);
  await dialog().getByRole('button', { name: 'I am still here' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await later(2 * MINUTE - 10_000);
  await userEvent.keyboard('{Shift}');
  await later(2 * MINUTE - 10_000);
  await expect.element(dialog()).not.toBeInTheDocument();
  await later(20_000);
  await expect.element(dialog()).toBeVisible();
  await dialog().getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => core.session.isMember()).toBe(false);
});

test('[RG-36] activity in another tab counts here, and closes the question', async () => {
  const { later, ports } = await open();
  const other = joinSessionBus(ports.storage.get('member_id') ?? '', () => undefined);
  await later(2 * MINUTE);
  await expect.element(dialog()).toBeVisible();
  other.tell('active');
  await expect.element(dialog()).not.toBeInTheDocument();
  other.leave();
});

test('[RG-36] of another member nothing counts', async () => {
  const { later } = await open();
  const stranger = joinSessionBus('4711', () => undefined);
  await later(2 * MINUTE);
  stranger.tell('active');
  await expect.element(dialog()).toBeVisible();
  stranger.leave();
});

test('[RG-36] where members are signed out, a warning comes before the end of the time', async () => {
  const values = { inactivity: { minutes: 5, effect: 'signOut' } } as const;
  const { core, later } = await open({ values });
  await later(4 * MINUTE - 5000);
  await expect.element(dialog()).not.toBeInTheDocument();
  await later(5000);
  await expect.element(dialog()).toBeVisible();
  await later(MINUTE);
  await expect.poll(() => core.session.isMember()).toBe(false);
});

test.each([86_400_000, -86_400_000])('[RG-36] a device clock that is wrong by %i ms asks nothing', async (by) => {
  const { core, ports } = await open({ prepare: wrongClock(by) });
  ports.clock.set(-2 * by);
  await ports.clock.advance(3000);
  await idle();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(core.session.isMember()).toBe(true);
});
