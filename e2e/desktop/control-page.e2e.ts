import { clear, playButton, slotList, tiles } from '../support/game.ts';
import { account, openAsMember } from '../support/member.ts';
import { expect, test, toasts } from '../support/test.ts';

test('[SBX-04] the control page shows what happens, makes it happen in an open site, and takes it back', async ({
  page,
  context,
  control,
  stack,
}) => {
  await openAsMember(page, control, slotList);
  const desk = await context.newPage();
  await desk.goto(stack.sandbox);
  await expect(desk.getByText('Live', { exact: true })).toBeVisible();
  const group = (name: string) => desk.locator('summary').filter({ hasText: name }).click();
  const trigger = (name: string) => desk.getByRole('form', { name, exact: true });
  const doIt = (name: string) => trigger(name).getByRole('button').click();
  const undo = (said: string | RegExp) =>
    desk.getByRole('listitem').filter({ hasText: said }).getByRole('button', { name: /^Undo/ }).click();
  const money = (shown: string) => page.getByRole('banner').getByText(shown).first();

  // The calls of the sign-in, without what is secret in them.
  const calls = desk.getByRole('tabpanel', { name: /^Calls/ });
  await calls.getByRole('searchbox').fill('api/login');
  const login = calls.getByRole('listitem').filter({ hasText: '/api/login' }).first();
  await login.locator('summary').click();
  await expect(login.locator('pre').filter({ hasText: 'river77' })).toContainText('"password": "***"');

  // Money reaches the member at once, and goes again.
  await desk.getByRole('tab', { name: 'Members' }).click();
  const member = desk.getByRole('article', { name: 'river77' });
  await expect(member).toContainText('1 open tab');
  const second = await context.newPage();
  await second.goto('/');
  await expect(member).toContainText('2 open tabs');
  await second.close();
  await expect(member).toContainText('1 open tab');
  await group('Members and money');
  const give = trigger('Give or take money');
  await give.getByLabel('Member', { exact: true }).selectOption('river77');
  await give.getByLabel('Amount', { exact: true }).fill('25.50');
  await doIt('Give or take money');
  await expect(money('2,525.50')).toBeVisible();
  await desk.getByRole('tab', { name: /^Events/ }).click();
  const events = desk.getByRole('tabpanel', { name: /^Events/ });
  await expect(events.getByText('member.cash').first()).toBeVisible();
  await undo('river77 got 25.50 USD');
  await expect(desk.getByRole('button', { name: /^Undo: river77/ })).toHaveCount(0);
  expect((await control.ledger('river77')).total).toBe('2500.00');

  // A game is refused until that is taken back.
  await group('Answers');
  await trigger('Refusal').getByLabel('Message', { exact: true }).fill('This game rests today.');
  await doIt('Refusal');
  await expect(desk.getByRole('button', { name: /^Undo: play is refused/ })).toBeVisible();
  await playButton(tiles(page).first()).click(clear);
  await expect(toasts(page).filter({ hasText: 'This game rests today.' })).toHaveCount(1);
  await undo(/play is refused/);

  // A scenario holds while its button is pressed.
  const expired = desk.getByRole('button', { name: /^Expired login/ });
  await expired.click();
  await expect(expired).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(account(page, 'river77')).toHaveCount(0);
  await expired.click();
  await expect(expired).toHaveAttribute('aria-pressed', 'false');

  // Lines that arrive during a pause are counted, and everything can be undone.
  await desk.getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await expect(desk.getByRole('button', { name: /^Go on \(\d+ new\)$/ })).toBeVisible();
  await desk.getByRole('button', { name: 'Clear all' }).click();
  await expect(desk.getByText('Nothing: the platform is as usual.')).toBeVisible();
});
