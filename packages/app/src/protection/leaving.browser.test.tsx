import { calls } from '@housefront/contract/calls';
import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openProtected, warmUpHistory } from '../testing/history.fixtures.ts';

beforeAll(async () => {
  await warmUpHistory();
  const { views } = (await import('@housefront/ui/templates/desktop-1')).default;
  await Promise.all([
    views.promotionModal(),
    import('../shell/overlays/AbovePage.tsx'),
    import('../screens/promotion/PromotionModal.tsx'),
  ]);
}, 60_000);

const offer = {
  id: 3,
  title: 'Weekly rebate',
  display_device: 0,
  content: '<p>1 %</p>',
  updated_at: '2025-01-01 00:00:00',
};
const promotion = () => page.getByRole('dialog', { name: 'Weekly rebate' });

/** A member on home in a game, whose promotions would pop up. */
const playing = async () => {
  const opened = await openProtected('/user/Info', { promotions: [offer] });
  const { core, navigation } = opened.runtime;
  const address = { gtId: 2, gpId: 'GPJD', house: 'gpjd' };
  const [game] = (await core.queryClient.fetchQuery(core.catalogue.queries.providerGames(address))).games;
  const status = () => core.play.store.getState().play.status;
  core.play.start({ gpId: 'GPJD', gameType: '2', gameCode: game?.gameCode ?? '', name: 'Reels' }, { informed: true });
  await expect.poll(status).toBe('playing');
  await navigation.go('/');
  await opened.ports.clock.advance(60_000);
  await idle();
  expect(promotion().elements()).toEqual([]);
  return { ...opened, status };
};

test('[RG-28] leaving a game is not answered with an offer: half a minute passes before one may come', async () => {
  const { ports, runtime, status } = await playing();
  runtime.core.play.quit();
  await expect.poll(status).toBe('idle');
  await ports.clock.advance(29_000);
  await idle();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await ports.clock.advance(3000);
  await expect.element(promotion()).toBeVisible();
});

test('[RG-28] signing out without a game is not answered with an offer either, and one may come half a minute later', async () => {
  const { ports, runtime } = await openProtected('/user/Info', { promotions: [offer] });
  ports.http.ok(calls.promotions, { list: [offer] });
  await runtime.core.session.logout();
  await runtime.navigation.go('/');
  await ports.clock.advance(29_000);
  await idle();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await ports.clock.advance(3000);
  await expect.element(promotion()).toBeVisible();
});

test('[RG-28] signing out in a game asks one question, which shows no offer, and none follows', async () => {
  const { ports, runtime } = await playing();
  const { confirmLogout } = await import('../kernel/member/confirmLogout.ts');
  void confirmLogout(runtime);
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText('Signing out ends the current game. Continue?')).toBeVisible();
  expect(question.getByRole('button').elements()).toHaveLength(2);
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => runtime.core.session.store.getState().status).toBe('guest');
  await ports.clock.advance(29_000);
  await idle();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
