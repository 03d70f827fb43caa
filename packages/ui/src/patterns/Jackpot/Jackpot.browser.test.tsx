import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { jackpotFixture } from '../../views/home/home.fixtures.ts';
import { Jackpot, spokenAmount } from './index.ts';

const plate = () => page.getByRole('region', { name: 'Jackpot' });
const digits = (): string =>
  [...document.querySelectorAll('[data-digit]')].map((cell) => cell.getAttribute('data-digit')).join('');
const spoken = (): string | null | undefined => document.querySelector('[aria-live]')?.textContent;
const amount = (text: string) => ({ state: 'ready', amount: text, symbol: '¥' }) as const;

afterEach(() => {
  vi.useRealTimers();
});

test('[HOME-25] shows ten padded digits and two decimals', async () => {
  mount(<Jackpot jackpot={amount('0000012345.60')} label="Jackpot" />);
  await expect.element(plate()).toBeVisible();
  expect(digits()).toBe('000001234560');
});

test('[HOME-26x] shows a longer total in full, and zeros when it is unknown', async () => {
  const { rerender } = mount(<Jackpot jackpot={amount('12345678901.50')} label="Jackpot" />);
  await expect.poll(digits).toBe('1234567890150');
  rerender(<Jackpot jackpot={{ state: 'error', amount: null, symbol: '¥' }} label="Jackpot" />);
  await expect.poll(digits).toBe('000000000000');
});

test('[LOC-01] [HOME-25] the symbol is on the side that its currency has, also when it is read out', async () => {
  const kronor = { state: 'ready', amount: '0000001234.50', symbol: 'kr' } as const;
  const side = () => {
    const [sign, ...cells] = [...document.querySelectorAll('section [aria-hidden] > *')];
    const [left = 0, first = 0] = [sign, cells[0]].map((element) => element?.getBoundingClientRect().left);
    return left < first ? 'before' : 'after';
  };
  const { rerender } = mount(<Jackpot jackpot={{ ...kronor, place: 'after' }} label="Jackpot" />);
  await expect.poll(spoken).toBe('1234.50 kr');
  expect(side()).toBe('after');
  rerender(<Jackpot jackpot={{ ...kronor, place: 'before' }} label="Jackpot" />);
  await expect.poll(side).toBe('before');
});

test('[FLD-14] the total has the decimal mark of the language, also when it is read out and while it is unknown', async () => {
  const marked = { state: 'ready', amount: '0000001234.50', symbol: 'kr', decimalMark: ',' } as const;
  const cells = () => document.querySelector('section [aria-hidden]:last-child')?.textContent;
  const { rerender } = mount(<Jackpot jackpot={{ ...marked, amount: null, state: 'loading' }} label="Jackpot" />);
  await expect.poll(cells).toBe('kr,');
  rerender(<Jackpot jackpot={marked} label="Jackpot" />);
  await expect.poll(spoken).toBe('kr 1234,50');
  expect(cells()).toBe('kr,');
});

test.each([
  [0, '0000000000'],
  [2, '000000000000'],
  [3, '0000000000000'],
  [8, '000000000000000000'],
])('[LOC-01] [TPL-05] with %i decimals an unknown total is as wide as a known one', async (decimals, shown) => {
  const unknown = { state: 'loading', amount: null, symbol: '₿', decimals } as const;
  const width = () => document.querySelector('section')?.scrollWidth;
  const { rerender } = mount(<Jackpot jackpot={unknown} label="Jackpot" />);
  await expect.poll(digits).toBe(shown);
  const before = width();
  const parts = decimals === 0 ? '' : `.${'1'.repeat(decimals)}`;
  rerender(<Jackpot jackpot={{ ...unknown, state: 'ready', amount: `1111111111${parts}` }} label="Jackpot" />);
  await expect.poll(digits).toBe(shown.replaceAll('0', '1'));
  expect(width()).toBe(before);
});

test.each([
  ['₿', '0000000000.12345678'],
  ['KWD', '999999999999999.999'],
  ['₿', '10000000000.00000000'],
  ['KWD', '0000000001.000'],
  ['USDT', '10000000000.00000000'],
])('[LOC-01] a total of %s %s takes no more room than the longest one of the kit', async (symbol, total) => {
  // Where no cell has to shrink.
  await page.viewport(1200, 600);
  onTestFinished(() => page.viewport(414, 896));
  const width = () => {
    const cells = [...document.querySelectorAll('section [aria-hidden] > *')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    return Math.max(...cells.map(({ right }) => right)) - Math.min(...cells.map(({ left }) => left));
  };
  const { rerender } = mount(<Jackpot jackpot={{ ...amount('1234567890123.45'), symbol: 'Rp' }} label="Jackpot" />);
  await expect.poll(digits).toBe('123456789012345');
  const most = width();
  rerender(<Jackpot jackpot={{ ...amount(total), symbol }} label="Jackpot" />);
  await expect.poll(digits).toBe(total.replace('.', ''));
  // Letters of symbols differ in width.
  expect(width()).toBeLessThanOrEqual(most * 1.03);
});

test('[HOME-26x] a digit that changes keeps its cell, so that it can roll', async () => {
  const { rerender } = mount(<Jackpot jackpot={amount('0000000199.00')} label="Jackpot" />);
  await expect.poll(digits).toBe('000000019900');
  const before = [...document.querySelectorAll('[data-digit]')];
  rerender(<Jackpot jackpot={amount('0000000200.00')} label="Jackpot" />);
  await expect.poll(digits).toBe('000000020000');
  expect([...document.querySelectorAll('[data-digit]')]).toEqual(before);
  expect((before[7] as HTMLElement).style.getPropertyValue('--digit')).toBe('2');
});

test('reads the amount without its padding, politely and at most once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { rerender } = mount(<Jackpot jackpot={amount('0000012345.60')} label="Jackpot" />);
  await vi.waitFor(() => expect(spoken()).toBe('¥ 12345.60'), 10_000);
  expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  for (const next of ['0000012346.00', '0000012347.00', '0000012348.00']) {
    rerender(<Jackpot jackpot={amount(next)} label="Jackpot" />);
    await vi.waitFor(() => expect(digits()).toBe(next.replace('.', '')), 10_000);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(spoken).toBe('¥ 12345.60');
  }
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(spoken).toBe('¥ 12348.00');
});

test('says nothing before it knows', async () => {
  mount(<Jackpot jackpot={jackpotFixture({ variant: 'loading' })} label="Jackpot" />);
  await expect.element(plate()).toHaveAttribute('aria-busy', 'true');
  expect(spoken()).toBe('');
});

test('[TPL-05] keeps its size from loading to ready', async () => {
  const size = (): string => JSON.stringify(document.querySelector('section')?.getBoundingClientRect());
  const { rerender } = mount(<Jackpot jackpot={jackpotFixture({ variant: 'loading' })} label="Jackpot" />);
  await expect.element(plate()).toBeVisible();
  const before = size();
  rerender(<Jackpot jackpot={jackpotFixture()} label="Jackpot" />);
  await expect.element(plate()).toHaveAttribute('aria-busy', 'false');
  expect(size()).toBe(before);
});

test('the spoken amount keeps a single zero', () => {
  expect(spokenAmount('0000000000.00', '¥')).toBe('¥ 0.00');
});
