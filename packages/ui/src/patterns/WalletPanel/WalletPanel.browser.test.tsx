import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { labels } from '../../slots/labels.fixtures.ts';
import { walletFixture } from '../../slots/slots.fixtures.ts';
import { crowdedCards } from '../../testing/crowdedCards.ts';
import { mount } from '../../testing/mount.tsx';
import { WalletPanel, walletLabels } from './index.ts';

const texts = labels('en_US', walletLabels);
const entry = { id: 'GP01', name: 'Royal 8', icon: { light: '/light.svg', dark: '/dark.svg' }, amount: '$2,400.00' };

const empty = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...entry,
    id: `E${at}`,
    name: `Empty ${at}`,
    amount: '$0.00',
    empty: true,
  }));

test('[WAL-01] lists every purse with money by name and amount, and shows the totals', async () => {
  const wallet = walletFixture();
  mount(<WalletPanel wallet={wallet} texts={texts} />);
  await expect.element(page.getByText('$151,145.11')).toBeVisible();
  const rows = page.getByRole('listitem').elements();
  const full = wallet.entries.filter(({ empty: isEmpty }) => !isEmpty);
  expect(rows.map((row) => row.textContent)).toEqual(full.map(({ name, amount }) => `${name}${amount}`));
  expect(rows).toHaveLength(6);
});

test('[LOOK-07] without a provider that is empty nothing is folded', async () => {
  mount(<WalletPanel wallet={{ ...walletFixture(), entries: [entry] }} texts={texts} />);
  await expect.element(page.getByText('$2,400.00')).toBeVisible();
  expect(page.getByText(/^Show /).elements()).toEqual([]);
});

test.each([
  [1, 'Show 1 provider'],
  [30, 'Show 30 providers'],
])('[LOOK-07] %i providers without money are folded, counted and unfolded by a press', async (count, name) => {
  mount(<WalletPanel wallet={{ ...walletFixture(), entries: [entry, ...empty(count)] }} texts={texts} />);
  const rows = () => page.getByRole('listitem').elements();
  await expect.element(page.getByText('$2,400.00')).toBeVisible();
  expect(rows()).toHaveLength(1);
  await page.getByText(name, { exact: true }).click();
  await expect.poll(() => rows().length).toBe(1 + count);
});

test.each([0, 1, 30])(
  '[LOOK-07] with %i providers the panel has one filled button, a withdrawal, and a recall only of what is there',
  async (count) => {
    const entries = Array.from({ length: count }, (_, at) => ({ ...entry, id: `F${at}` }));
    const recall = { ...walletFixture().recall, offered: count > 0 };
    mount(
      <section aria-label="Wallet">
        <WalletPanel wallet={{ ...walletFixture(), entries, recall }} texts={texts} />
      </section>,
    );
    await expect.element(page.getByRole('button', { name: 'Deposit' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Withdrawal' })).toHaveAttribute('href', '/user/Withdrawal');
    expect(page.getByRole('button', { name: 'Transfer back' }).elements()).toHaveLength(count > 0 ? 1 : 0);
    expect(crowdedCards(document)).toEqual([]);
  },
);

test('[LOOK-07] what the site hides is not in the panel', async () => {
  mount(<WalletPanel wallet={{ ...walletFixture(), onDeposit: undefined, withdraw: undefined }} texts={texts} />);
  await expect.element(page.getByText('$151,145.11')).toBeVisible();
  expect(page.getByRole('button', { name: 'Deposit' }).elements()).toEqual([]);
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('[WAL-01] [LOC-02] from right to left the amount of a provider is read from left to right, like the totals', async () => {
  // A number in front of letters, and a sign in front of a symbol, would be turned round.
  const entries = ['0.00 kr', '-¥5.00'].map((amount) => ({ ...entry, id: amount, amount }));
  const wallet = { ...walletFixture(), total: '7.00 kr', main: '5.00 kr', entries };
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  mount(<WalletPanel wallet={wallet} texts={texts} />);
  const places = (text: string) => {
    const { firstChild } = page.getByText(text, { exact: true }).element();
    return [0, text.length - 1].map((at) => {
      const range = document.createRange();
      if (firstChild) range.setStart(firstChild, at);
      if (firstChild) range.setEnd(firstChild, at + 1);
      return range.getBoundingClientRect().left;
    });
  };
  for (const text of ['7.00 kr', '5.00 kr', '0.00 kr', '-¥5.00']) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    const [first = 0, last = 0] = places(text);
    expect([text, first < last]).toEqual([text, true]);
  }
});

test('[WAL-01] the mark follows the brightness of the theme, and falls back to the other', async () => {
  const source = (): (string | null)[] =>
    [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const wallet = {
    ...walletFixture(),
    entries: [entry, { ...entry, id: 'GP02', icon: { light: '', dark: '/only.svg' } }],
  };
  const { rerender } = mount(<WalletPanel wallet={wallet} texts={texts} />, { colorScheme: 'dark' });
  await expect.poll(source).toEqual(['/light.svg', '/only.svg']);
  rerender(
    <WalletPanel
      wallet={{ ...wallet, entries: [{ ...entry, icon: { light: '/only.svg', dark: '' } }] }}
      texts={texts}
    />,
  );
  await expect.poll(source).toEqual(['/only.svg']);
});

test('[WAL-03] recall is disabled with the seconds left, then works again', async () => {
  const onRecall = vi.fn();
  const wallet = walletFixture();
  const recall = (secondsLeft: number, busy = false) => ({ ...wallet, recall: { secondsLeft, busy, onRecall } });
  const { rerender } = mount(<WalletPanel wallet={recall(7)} texts={texts} />);
  await expect.element(page.getByRole('button', { name: 'Try again in 7 s' })).toBeDisabled();
  rerender(<WalletPanel wallet={recall(0)} texts={texts} />);
  await page.getByRole('button', { name: 'Transfer back' }).click();
  expect(onRecall).toHaveBeenCalledOnce();
  rerender(<WalletPanel wallet={recall(0, true)} texts={texts} />);
  const busy = page.getByRole('button', { name: 'Transfer back' });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  expect(onRecall).toHaveBeenCalledOnce();
});

test('[WAL-07x] dashes while loading, no list yet', async () => {
  mount(<WalletPanel wallet={walletFixture({ variant: 'loading' })} texts={texts} />);
  await expect.element(page.getByText('–').first()).toBeVisible();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
});

test('[WAL-07x] a failed load keeps the old figures and offers another try', async () => {
  const onRetry = vi.fn();
  mount(<WalletPanel wallet={{ ...walletFixture({ variant: 'error' }), onRetry }} texts={texts} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(`${texts.failed}${texts.retry}`);
  await expect.element(page.getByText('$2,400.00')).toBeVisible();
  await page.getByRole('button', { name: texts.retry }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('says so when no provider holds funds, and shows the notice of paused transfers', async () => {
  mount(<WalletPanel wallet={walletFixture({ variant: 'empty', notice: 'Transfers are paused' })} texts={texts} />);
  await expect.element(page.getByText(texts.empty)).toBeVisible();
  await expect.element(page.getByRole('note')).toHaveTextContent('Transfers are paused');
});
