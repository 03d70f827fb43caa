import { axeFaults, sideways } from '@housefront/ui/testing/checks';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, entry, inEuro, openProtected, warmUp } from '../../testing/limits.fixtures.ts';

const STORE = '/api/protection/limit/store';
const HOUR = 3_600_000;

beforeAll(warmUp, 60_000);

test('[RG-13] [RG-14] a limit is typed freely in the currency of the account, and says what is left and when it restarts', async () => {
  const { ports } = await openProtected('/user/Limits', 'gb');
  const kinds = () => [...document.querySelectorAll('tbody th')].map((one) => one.firstChild?.textContent);
  await expect.poll(kinds).toEqual(['Deposit limit', 'Loss limit', 'Stake limit', 'Time limit']);
  await button(/^Set a limit: Deposit limit · Per week/).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect.element(amount).toHaveFocus();
  await amount.fill('1,234.56');
  await expect.element(page.getByText('It takes effect immediately.')).toBeVisible();
  await button('Save limit').last().click();
  await expect.element(page.getByText('Your limit is active')).toBeVisible();
  await expect.element(entry('Deposit limit', 'Per week')).toMatchTextContent(/\$1,234\.56 left/);
  // The first moment of Monday in London.
  await expect
    .element(page.getByRole('columnheader', { name: 'Per week Resets 2026-01-05 00:00:00 GMT' }))
    .toBeVisible();
  expect(ports.http.bodies(STORE)).toEqual([{ kind: 'deposit', period: 'week', amount: '123456' }]);
  // The focus is not lost with the form.
  await expect.element(entry('Deposit limit', 'Per week')).toHaveFocus();
});

test('[RG-13] a limit of time is typed in hours and minutes', async () => {
  const { ports } = await openProtected('/user/Limits', 'se');
  await button(/^Set a limit: Time limit · Per day/).click();
  await page.getByRole('textbox', { name: 'Hours' }).fill('2');
  await page.getByRole('textbox', { name: 'Minutes' }).fill('75');
  await button('Save limit').last().click();
  await expect.element(page.getByRole('textbox', { name: 'Minutes' })).toHaveAccessibleDescription(/hours and minutes/);
  await page.getByRole('textbox', { name: 'Minutes' }).fill('30');
  await button('Save limit').last().click();
  await expect.element(entry('Time limit', 'Per day')).toMatchTextContent(/2 h 30 min left/);
  expect(ports.http.bodies(STORE)).toEqual([{ kind: 'time', period: 'day', amount: '150' }]);
});

test('[RG-16] lowering counts at once; raising is announced before and after, waits a day, and counts when it is confirmed', async () => {
  const { limit, pass } = await openProtected('/user/Limits', 'gb');
  await limit('10000');
  const day = () => entry('Deposit limit', 'Per day');
  await expect.element(day()).toMatchTextContent(/\$100\.00/);
  const change = async (amount: string) => {
    await button(/^Change: Deposit limit · Per day/).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  };
  await change('50');
  await expect.element(page.getByText('It takes effect immediately.')).toBeVisible();
  await button('Save limit').click();
  await expect.element(day()).toMatchTextContent(/\$50\.00/);
  await change('200');
  const later =
    'It takes effect from 2026-01-02 00:00:00 GMT, if you confirm it then. Until then your current limit applies.';
  await expect.element(page.getByText(later)).toBeVisible();
  await button('Save limit').click();
  await expect.element(page.getByText('$200.00 from 2026-01-02 00:00:00 GMT, if you confirm it then')).toBeVisible();
  await expect.element(page.getByRole('status').getByText(later)).toBeVisible();
  await expect.element(day()).toMatchTextContent(/\$50\.00 left until/);
  expect(button(/^Confirm/).elements()).toEqual([]);
  await pass(24 * HOUR);
  await expect.element(page.getByText('$200.00 is waiting for your confirmation')).toBeVisible();
  await expect.element(day()).toMatchTextContent(/\$50\.00 left until/);
  await button('Confirm: Deposit limit · Per day').click();
  await expect.element(day()).toMatchTextContent(/\$200\.00 left until/);
});

test('[RG-16] a removal waits too, and what waits can be withdrawn', async () => {
  const { limit, ports } = await openProtected('/user/Limits', 'se');
  await limit('10000', 'month');
  await button(/^Change: Deposit limit · Per month/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  // 72 hours, and the end of the month in Stockholm.
  const box = page.getByRole('alertdialog');
  await expect
    .element(box)
    .toMatchTextContent(/It takes effect from 2026-02-01 00:00:00 GMT\+1, if you confirm it then\./);
  await box.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText(/^No limit from 2026-02-01 00:00:00/)).toBeVisible();
  await button('Cancel request: Deposit limit · Per month').click();
  await expect.element(page.getByText('Your request was cancelled. Your limit stays as it was')).toBeVisible();
  await expect.poll(() => page.getByText(/^No limit from/).elements()).toEqual([]);
  expect(ports.http.sent('/api/protection/limit/withdraw')).toHaveLength(1);
});

/** The texts that a member reads at the fields: names, values, placeholders and help. */
const atFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input')].flatMap((input) => [
    ...[...(input.labels ?? [])].map((label) => label.textContent),
    input.value,
    input.placeholder,
    ...(input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    input.closest('form')?.textContent,
  ]);

test.each(['gb', 'se', 'nl'] as const)('[RG-14] in %s no figure is at a field of a limit', async (profile) => {
  await openProtected('/user/Limits', profile);
  await button(/^(?:Set a limit|Change): Deposit limit · Per month/).click();
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  expect(atFields().length).toBeGreaterThan(4);
  expect(atFields().filter((text) => /\p{N}/u.test(text ?? ''))).toEqual([]);
});

test('[RG-14] a profile that allows it has some amounts to choose from', async () => {
  await openProtected('/user/Limits', 'mt');
  await button(/^Set a limit: Deposit limit · Per month/).click();
  await button('$100.00').last().click();
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('100.00');
});

test('[RG-44] a limit above the threshold is said to need a contact, and counts once the platform says so', async () => {
  const site = await openProtected('/user/Limits', 'nl', inEuro);
  // A member of unknown age has the threshold of the young.
  await site.order('birthday', { account: 'demoeur1', day: '1980-06-01' });
  await site.runtime.core.queryClient.invalidateQueries();
  const set = async (amount: string) => {
    await button(/^(?:Set a limit|Change): Deposit limit · Per month/).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  };
  await set('350');
  await expect.element(page.getByText('It takes effect immediately.')).toBeVisible();
  await button('Save limit').last().click();
  const month = () => entry('Deposit limit', 'Per month');
  await expect.element(month()).toMatchTextContent(/€350\.00 left until/);
  // The form closes once its call has ended, which may be after the list is read again.
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument();
  await set('350.01');
  const contact = 'This limit requires a personal conversation first. It takes effect once we have spoken to you.';
  await expect.element(page.getByText(contact)).toBeVisible();
  await button('Save limit').last().click();
  await expect.element(page.getByText('€350.01 once we have spoken to you')).toBeVisible();
  await site.pass(48 * HOUR);
  await expect.element(month()).toMatchTextContent(/€350\.00 left until/);
  expect(button(/^Confirm/).elements()).toEqual([]);
  await site.order('limit-approve', { account: 'demoeur1', amount: '350.01' });
  await site.runtime.core.queryClient.invalidateQueries();
  await expect.element(month()).toMatchTextContent(/€350\.01 left until/);
  // A young member has a lower threshold.
  await site.order('birthday', { account: 'demoeur1', day: '2004-06-01' });
  await site.runtime.core.queryClient.invalidateQueries();
  await set('350.02');
  await expect.element(page.getByText(contact).first()).toBeVisible();
});

test.each([
  ['ta_IN', 'mobile', 320, 'வைப்பு வரம்பு', 'நாளுக்கு'],
  ['de_DE', 'mobile', 360, 'Einzahlungslimit', 'Pro Tag'],
  ['sv_SE', 'desktop', 1440, 'Insättningsgräns', 'Per dag'],
] as const)(
  '[RG-13] [A11Y-02] in %s on a %s of %i px limits and their form are accessible and fit',
  async (...wish) => {
    const [locale, mode, width, kind, period] = wish;
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(414, 896));
    const { limit } = await openProtected('/user/Limits', 'gb', {
      mode,
      locale,
      config: { languages: ['en_US', locale], currencies: ['USD'] },
    });
    await limit('10000');
    await limit('1000000000000', 'week');
    await limit('50000');
    // The raise waits in a list of its own.
    await expect
      .element(
        page
          .getByRole('listitem')
          .filter({ hasText: `${kind} · ${period}` })
          .getByRole('button'),
      )
      .toBeVisible();
    await entry(kind, period).click();
    await expect.poll(() => document.activeElement?.tagName).toBe('INPUT');
    expect([...(await axeFaults()), ...sideways()]).toEqual([]);
  },
);
