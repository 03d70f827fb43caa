import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFaults } from '../../conformance/faults/checks.ts';
import { sideways, textFaults } from '../../conformance/faults/texts.ts';
import { mount } from '../../testing/mount.tsx';
import { idle } from '../../testing/testRoot.ts';
import type { RecordsModel } from './index.ts';
import RecordTable from './RecordTable.tsx';
import { membersFixture, recordsFixture } from './records.fixtures.ts';

const desktop = 1280;
const phone = 320;
const show = (records: RecordsModel) => mount(<RecordTable records={records} />);
const table = () => page.getByRole('grid', { name: 'Transaction history' });
const cards = () => page.getByRole('list', { name: 'Transaction history' });
const header = (name: string) => page.getByRole('columnheader', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** Presses Tab until an element has the focus; fails after forty. */
async function tabTo(wanted: () => Element): Promise<void> {
  for (let step = 0; step < 40 && document.activeElement !== wanted(); step += 1) await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement).toBe(wanted());
}

beforeEach(() => page.viewport(desktop, 900));

describe('a table and rows from one model', () => {
  test('[MEM-33x] is a table from 992 px on and rows below, which a press opens', async () => {
    await page.viewport(992, 900);
    show(recordsFixture());
    await expect.element(table()).toBeVisible();
    expect(cards().elements()).toEqual([]);
    const shown = page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent);
    expect(shown).toEqual([
      'Transaction ID',
      'Type',
      'Payment method',
      'Amount',
      'Fee',
      'Status',
      'Ordered',
      'Finished',
      'Details',
    ]);
    await page.viewport(991, 900);
    await expect.element(cards()).toBeVisible();
    expect(table().elements()).toEqual([]);
    const row = page.getByRole('listitem').nth(1);
    const opener = row.getByRole('button', { name: /^Withdrawal/ });
    await expect
      .element(opener)
      .toHaveTextContent('Withdrawal · Pearl River Bank-$1,250.002026-01-15 11:05:33Successful');
    expect(row.element().querySelectorAll('dt')).toHaveLength(0);
    await opener.click();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    const names = [...row.element().querySelectorAll('dt')].map((name) => name.textContent);
    expect(names).toEqual(['Transaction ID', 'Type', 'Payment method', 'Fee', 'Finished']);
    expect(row.element().textContent).toContain('W20260115000009');
  });

  test('[MEM-33x] what a record has more of stays in view in a table that is scrolled', async () => {
    await page.viewport(992, 900);
    show(recordsFixture());
    await expect.element(table()).toBeVisible();
    const frame = table().element().parentElement;
    if (!frame) throw new Error('a table stands in its frame');
    frame.style.width = '640px';
    const opener = page.getByRole('button', { name: /^Details: / }).first();
    await opener.click();
    frame.scrollLeft = frame.scrollWidth;
    await expect.poll(() => frame.scrollLeft).toBeGreaterThan(150);
    const detail = () => frame.querySelector('dl')?.getBoundingClientRect();
    const place = frame.getBoundingClientRect();
    await expect
      .poll(() => [detail()?.left, detail()?.right])
      .toEqual([expect.closeTo(place.left + 17, 0), expect.closeTo(place.left + 1 + 638 - 16, 0)]);
  });

  test('[MEM-40x] sums are in the last row, what is missing is a dash', async () => {
    show(recordsFixture());
    await expect.element(table()).toBeVisible();
    const row = page.getByRole('row').last();
    await expect.element(row).toHaveTextContent('Total$13,850.50$16.50');
    await expect
      .element(page.getByRole('row').nth(1))
      .toHaveTextContent(
        'D20260115000017Copy: D20260115000017DepositGolden Lotus Bank$500.00$0.00Pending2026-01-15 18:42:10–',
      );
    await page.viewport(phone, 900);
    await expect.element(cards()).toBeVisible();
    await expect.element(page.getByRole('listitem').last()).toHaveTextContent('TotalAmount$13,850.50Fee$16.50');
  });

  test('[MEM-33x] amounts are on the right, dates and states on one line', async () => {
    show(recordsFixture());
    await expect.element(table()).toBeVisible();
    const cell = page.getByRole('gridcell', { name: '-$1,250.00' }).element();
    expect(getComputedStyle(cell).textAlign).toBe('end');
    const date = page.getByText('2026-01-15 11:05:33').element();
    expect(getComputedStyle(date).whiteSpace).toBe('nowrap');
    const states = page.getByText('Pending').elements();
    expect(states.map((state) => getComputedStyle(state).whiteSpace)).toContain('nowrap');
  });

  test('[AGT-21x] more of a record opens below it, in the table and in a row', async () => {
    show(recordsFixture());
    const opener = button('Details: W20260113000004');
    await opener.click();
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByText('The bank did not know the name of the holder.')).toBeVisible();
    await opener.click();
    await expect.element(page.getByText('The bank did not know the name of the holder.')).not.toBeInTheDocument();
    await page.viewport(phone, 900);
    await button(/-\$300\.00/).click();
    await expect.element(page.getByText('The bank did not know the name of the holder.')).toBeVisible();
  });

  test('[MEM-40x] copies an order number', async () => {
    const records = recordsFixture();
    const onCopy = vi.fn<() => void>();
    const [first, ...others] = records.list.items;
    if (!first) throw new Error('no record');
    const items = [{ ...first, cells: { ...first.cells, order: { text: 'D1', onCopy } } }, ...others];
    show({ ...records, list: { ...records.list, items } });
    await button('Copy: D1').click();
    expect(onCopy).toHaveBeenCalledOnce();
  });

  test('[AGT-16x] a number opens what is below it, and the path leads back', async () => {
    const records = membersFixture();
    const [onDown, onUp] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const items = records.list.items.map((row) => ({
      ...row,
      cells: { ...row.cells, below: { text: '12', onOpen: onDown } },
    }));
    const path = records.path.map((place) => ({ ...place, onOpen: onUp }));
    show({ ...records, list: { ...records.list, items }, path });
    await button('Members below: 12').first().click();
    expect(onDown).toHaveBeenCalledOnce();
    const way = page.getByRole('navigation', { name: 'You are here' });
    await expect.element(way.getByText('harbour01')).toHaveAttribute('aria-current', 'page');
    await way.getByRole('button').click();
    expect(onUp).toHaveBeenCalledOnce();
  });
});

describe('the order', () => {
  test('[MEM-33x] a header sorts by keyboard and says how', async () => {
    const onSort = vi.fn<(column: string) => void>();
    show({ ...recordsFixture(), onSort });
    await expect.element(header('Ordered')).toHaveAttribute('aria-sort', 'descending');
    await expect.element(header('Amount')).toHaveAttribute('aria-sort', 'none');
    await expect.element(header('Type')).not.toHaveAttribute('aria-sort');
    await tabTo(() => table().element().querySelector(':focus') ?? table().element());
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect.element(header('Transaction ID')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    expect(onSort.mock.calls).toEqual([['amount']]);
  });

  test('[MEM-33x] rows are sorted by the same columns, in the sheet of the filters', async () => {
    await page.viewport(phone, 900);
    const onSort = vi.fn<(column: string) => void>();
    show({ ...recordsFixture(), onSort });
    await button('Last 7 days').click();
    const order = page.getByRole('group', { name: 'Sort by' });
    await expect.element(order.getByRole('button', { name: 'Ordered ↓' })).toHaveAttribute('aria-pressed', 'true');
    await order.getByRole('button', { name: 'Amount' }).click();
    expect(onSort.mock.calls).toEqual([['amount']]);
  });
});

describe('pages', () => {
  test('[MEM-33x] previous and next stop at the ends, and keep the focus', async () => {
    const onPage = vi.fn<(page: number) => void>();
    const records = recordsFixture();
    const at = (current: number) => ({ ...records, pages: { ...records.pages, current, onPage } });
    const { rerender } = show(at(1));
    // A button that only has `aria-disabled` still gets presses.
    await button('Previous').click({ force: true });
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    expect(onPage).not.toHaveBeenCalled();
    await button('Next').click();
    expect(onPage.mock.calls).toEqual([[2]]);
    rerender(<RecordTable records={{ ...at(1), refreshing: true }} />);
    await expect.element(table()).toBeVisible();
    rerender(<RecordTable records={at(7)} />);
    await expect.element(page.getByText('Page 7 of 7')).toBeVisible();
    await expect.element(button('Next')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPage).toHaveBeenCalledOnce();
  });

  test('[MEM-33x] 20, 50 or 100 records a page', async () => {
    const onSize = vi.fn<(size: number) => void>();
    const records = recordsFixture();
    show({ ...records, pages: { ...records.pages, onSize } });
    await page.getByRole('combobox', { name: 'Per page' }).click();
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual(['20', '50', '100']);
    await page.getByRole('option', { name: '50' }).click();
    expect(onSize.mock.calls).toEqual([[50]]);
  });

  test('[A11Y-01] the number found is announced, and the focus of a record that went is with the results', async () => {
    const records = membersFixture();
    const { rerender } = show(records);
    await expect.element(page.getByRole('status')).toHaveTextContent('Records found: 4');
    button('Members below: 12').element().focus();
    const left = records.list.items.slice(3);
    const after = { ...records, list: { ...records.list, items: left }, pages: { ...records.pages, records: 1 } };
    rerender(<RecordTable records={{ ...after, list: { state: 'loading', items: [] } }} />);
    await expect.poll(() => document.activeElement?.getAttribute('aria-busy')).toBe('true');
    rerender(<RecordTable records={after} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('Records found: 1');
  });
});

describe('filters', () => {
  test('[MEM-33x] a range with a name is taken', async () => {
    const onPreset = vi.fn<(preset: string) => void>();
    const records = recordsFixture();
    if (!records.range) throw new Error('no range');
    show({ ...records, range: { ...records.range, onPreset } });
    await expect.element(button('Last 7 days')).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Today', 'Yesterday', 'Last 7 days', 'Last 30 days']) await button(name).click();
    expect(onPreset.mock.calls).toEqual([['today'], ['yesterday'], ['week'], ['month']]);
  });

  test.for([desktop, phone])('[MEM-33x] any range is taken by keyboard, at %i px', async (width) => {
    await page.viewport(width, 900);
    const onDays = vi.fn<(days: unknown) => void>();
    const records = recordsFixture();
    if (!records.range) throw new Error('no range');
    show({ ...records, range: { ...records.range, onDays } });
    if (width === phone) await button('Last 7 days').click();
    await expect.element(button('Custom')).toBeVisible();
    await tabTo(() => button('Custom').element());
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe('15');
    // Nothing is behind the last day of the bounds. Enter takes the 8th and goes on to the 9th, a week above which is the 2nd.
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}{ArrowUp}{Enter}');
    expect(onDays.mock.calls).toEqual([[{ from: '2026-01-02', to: '2026-01-08' }]]);
    await expect.element(page.getByRole('dialog', { name: 'Period' })).not.toBeInTheDocument();
    await expect.element(button('Custom')).toHaveFocus();
  });

  test('[MEM-33x] a range has 90 days at most, and Escape takes none', async () => {
    const onDays = vi.fn<(days: unknown) => void>();
    const records = recordsFixture();
    if (!records.range) throw new Error('no range');
    show({ ...records, range: { ...records.range, onDays } });
    await button('Custom').click();
    await expect.element(page.getByText('Up to 90 days')).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe('15');
    // Enter takes 15 January and goes to the 14th; three months back is 14 October. The 17th would make 91 days.
    await userEvent.keyboard('{Enter}{PageUp}{PageUp}{PageUp}{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('14');
    expect(onDays).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('17');
    expect(onDays).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onDays.mock.calls).toEqual([[{ from: '2025-10-18', to: '2026-01-15' }]]);
    await button('Custom').click();
    await expect.poll(() => document.activeElement?.textContent).toBe('15');
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(onDays).toHaveBeenCalledOnce();
  });

  test('[MEM-40x] a choice narrows, also to all', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const records = recordsFixture();
    const filters = records.filters.map((filter) => (filter.kind === 'choice' ? { ...filter, onChange } : filter));
    const { rerender } = show({ ...records, filters });
    const type = page.getByRole('combobox', { name: 'Type' });
    await expect.element(type).toHaveTextContent('All');
    await type.click();
    await page.getByRole('option', { name: 'Withdrawal' }).click();
    expect(onChange.mock.calls).toEqual([['withdrawal']]);
    const chosen = filters.map((filter) => (filter.id === 'type' ? { ...filter, value: 'withdrawal' } : filter));
    rerender(<RecordTable records={{ ...records, filters: chosen }} />);
    await type.click();
    await page.getByRole('option', { name: 'All' }).click();
    expect(onChange.mock.calls).toEqual([['withdrawal'], ['']]);
  });

  test('[MEM-44x] a search refuses what is none, and is sent once it is good', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const records = membersFixture();
    const filters = records.filters.map((filter) => (filter.kind === 'search' ? { ...filter, onChange } : filter));
    show({ ...records, filters });
    const field = page.getByRole('searchbox', { name: 'Account' });
    await expect.element(field).toHaveAttribute('maxlength', '12');
    await field.fill('river-88');
    await button('Search').click();
    await expect.element(page.getByText('Letters and digits only')).toBeVisible();
    await expect.element(field).toHaveAccessibleDescription(/Letters and digits only/);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(onChange).not.toHaveBeenCalled();
    await field.fill(' river88 ');
    await expect.element(page.getByText('Letters and digits only')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['river88']]);
  });

  test('[AGT-18x] saves the records of the filter', async () => {
    const onExport = vi.fn<() => void>();
    const { rerender } = show({ ...recordsFixture(), onExport });
    await button('Export').click();
    expect(onExport).toHaveBeenCalledOnce();
    rerender(<RecordTable records={{ ...recordsFixture(), onExport, exporting: true }} />);
    await expect.element(button('Exporting')).toHaveAttribute('aria-busy', 'true');
    await button('Exporting').click({ force: true });
    expect(onExport).toHaveBeenCalledOnce();
  });
});

describe('states', () => {
  test('[MEM-33x] waits in the geometry of a table, and says when there is nothing or when it failed', async () => {
    const onRetry = vi.fn<() => void>();
    const { rerender } = show(recordsFixture({ variant: 'loading' }));
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    rerender(<RecordTable records={recordsFixture({ variant: 'empty' })} />);
    await expect.element(page.getByText('No payments in this period')).toBeVisible();
    await expect.element(page.getByText('Choose other days, or all kinds and states.')).toBeVisible();
    expect(button('Export').elements()).toEqual([]);
    rerender(<RecordTable records={{ ...recordsFixture(), list: { state: 'error', items: [], onRetry } }} />);
    await button('Try again').click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('[A11Y-02] [MEM-33x] a table that is awaited makes no page wider, as the table does not', async () => {
    await page.viewport(992, 900);
    const records = recordsFixture({ variant: 'longText' });
    const inPlace = (shown: RecordsModel) => (
      <div style={{ width: 640, marginInlineStart: 352 }}>
        <RecordTable records={shown} />
      </div>
    );
    const { rerender } = mount(inPlace({ ...records, list: { state: 'loading', items: [] } }));
    await expect.poll(() => document.querySelector('table')?.getBoundingClientRect().right).toBeGreaterThan(1000);
    expect(sideways()).toEqual([]);
    rerender(inPlace(records));
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(sideways()).toEqual([]);
  });

  test('[MEM-33x] keeps the records of before while others load, and when these fail', async () => {
    const onRetry = vi.fn<() => void>();
    const records = recordsFixture();
    const { rerender } = show({ ...records, refreshing: true });
    await expect.element(table()).toBeVisible();
    const results = table().element().closest('[aria-busy]');
    expect(results?.getAttribute('aria-busy')).toBe('true');
    rerender(<RecordTable records={{ ...records, list: { ...records.list, state: 'error', onRetry } }} />);
    await expect.poll(() => results?.getAttribute('aria-busy')).toBe('false');
    await expect.element(page.getByText('This could not be loaded.')).toBeVisible();
    await expect.element(table()).toBeVisible();
    await button('Try again').click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test.for([phone, desktop])(
    '[A11Y-02] [DES-04] is clean at %i px, in long texts and with its calendar',
    async (width) => {
      await page.viewport(width, 900);
      const { rerender } = show(recordsFixture());
      const records = width === phone ? cards : table;
      await expect.element(records()).toBeVisible();
      expect(await axeFaults()).toEqual([]);
      for (const options of [{ variant: 'longText' }, { locale: 'ta_IN' }] as const) {
        rerender(<RecordTable records={recordsFixture(options)} />);
        await idle();
        expect([...sideways(), ...(await textFaults())]).toEqual([]);
        rerender(<RecordTable records={membersFixture(options)} />);
        await idle();
        expect(await textFaults()).toEqual([]);
      }
      rerender(<RecordTable records={recordsFixture()} />);
      if (width === phone) await button('Last 7 days').click();
      await button('Custom').click();
      await expect.element(page.getByText('Up to 90 days')).toBeVisible();
      expect(await axeFaults()).toEqual([]);
      expect(sideways()).toEqual([]);
    },
  );
});
