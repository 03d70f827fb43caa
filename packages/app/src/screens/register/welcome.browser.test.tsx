import { calls } from '@housefront/contract/calls';
import type { FakePorts } from '@housefront/core/testing';
import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { platformLogin } from '../../testing/openMemberPage.ts';
import { openShell, type ShellOptions, warmUp } from '../../testing/openShell.tsx';
import { PopUpPromotions } from '../promotion/PopUpPromotions.tsx';
import WelcomeOverlay from './WelcomeOverlay.tsx';

beforeAll(() => warmUp('mobile'), 60_000);

const promotions = {
  list: [{ id: 3, title: 'Weekly rebate', content: '<p>1 %</p>', updated_at: '2025-01-01 00:00:00' }],
};
const jadewind = { gp_id: 'GPJD', gp_gt_name: 'Jadewind', house: 'gpjd', icon_light: '', icon_dark: '' };
const demos = [{ gt_id: 2, gt_name: 'Slots', gt_icon: '', gt_icon_active: '', gp_list: [jadewind] }];
const welcome = () => page.getByRole('dialog', { name: 'Welcome, falcon1' });
const button = (name: string) => welcome().getByRole('button', { name, exact: true });
const offer = () => page.getByRole('dialog', { name: 'Weekly rebate' });

/** A page on which a member has just registered. */
async function register({ prepare, ...options }: ShellOptions = {}) {
  const shell = await openShell({
    mode: 'mobile',
    more: (
      <>
        <WelcomeOverlay />
        <PopUpPromotions />
      </>
    ),
    ...options,
    prepare: (ports: FakePorts) => {
      ports.http.ok(calls.promotions, promotions);
      ports.http.ok(calls.memberPromotions, promotions);
      ports.http.ok(calls.demoGameTypes, demos);
      prepare?.(ports);
    },
  });
  const { core } = shell.runtime;
  shell.ports.storage.set('registeredAt', shell.ports.clock.now());
  shell.ports.storage.set('welcome', true);
  const { token, member_id } = await platformLogin(shell.platform, 'falcon1', 'Falcon11');
  core.session.complete({ id: String(member_id), account: 'falcon1', currency: 'USD', token });
  return shell;
}

test('[LOOK-03] a new member is welcomed by name with the first steps, and nothing else comes for a minute', async () => {
  const { ports } = await register();
  await expect.element(welcome()).toBeVisible();
  await expect.element(button('Make your first deposit')).toBeVisible();
  expect(ports.storage.session.getItem('welcome')).toBeNull();
  await button('Later').click();
  await expect.element(welcome()).not.toBeInTheDocument();
  await ports.clock.advance(50_000);
  await idle();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await ports.clock.advance(15_000);
  await expect.element(offer()).toBeVisible();
});

test('[LOOK-03] a free game is offered where the site has some, and opens their list', async () => {
  const { runtime } = await register({ config: { demoGameEnable: true } });
  await button('Try a free game').click();
  expect(runtime.core.demo.list.store.getState().open).toBe(true);
  await expect.element(welcome()).not.toBeInTheDocument();
});

test('[LOOK-03] a site without deposits and free games leads to the games', async () => {
  await register({ config: { demoGameEnable: false, hiddenLinks: ['Deposit'] } });
  await expect.element(button('Browse the games')).toBeVisible();
  expect(button('Make your first deposit').elements()).toEqual([]);
  expect(button('Try a free game').elements()).toEqual([]);
});
