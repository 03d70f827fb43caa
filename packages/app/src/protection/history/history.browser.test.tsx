import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { catchFiles, figure, openProtected, warmUpHistory } from '../../testing/history.fixtures.ts';

const HISTORY = '/api/protection/history';

beforeAll(warmUpHistory, 60_000);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const table = () => page.getByRole('grid', { name: 'Account history' });

interface Reply {
  readonly data: Readonly<Record<string, string>> & {
    readonly total_count: number;
    readonly list: readonly Readonly<Record<string, string | null>>[];
  };
}

const usd = (units: string | undefined) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Number(units) / 100);

test('[RG-07] the history opens with the totals of three months, which are those of the platform; twelve come on request', async () => {
  const { last, platform } = await openProtected('/user/Activity', { days: 120 });
  await expect.element(table()).toBeVisible();
  expect(last(HISTORY)).toEqual({
    site_id: 1001,
    start_at: '2025-10-01 00:00:00',
    end_at: '2025-12-31 23:59:59',
    count: 20,
    page: 1,
    kind: '',
    sort_field: 'at',
    sort_order: 'desc',
  });
  const { data } = platform.replies(HISTORY).at(-1) as Reply;
  expect(Number(data['deposited'])).toBeGreaterThan(0);
  await expect.poll(() => figure('Deposits')).toBe(usd(data['deposited']));
  expect(figure('Withdrawals')).toBe(usd(data['withdrawn']));
  expect(figure('Stakes')).toBe('$0.00');
  const totals = page.getByRole('heading', { name: 'Totals of the period' }).element();
  expect(totals.compareDocumentPosition(table().element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await button('12 months').click();
  await expect.poll(() => last(HISTORY)).toMatchObject({ start_at: '2024-12-31 00:00:00', page: 1 });
  const year = () => (platform.replies(HISTORY).at(-1) as Reply).data;
  await expect.poll(() => Number(year()['deposited'])).toBeGreaterThan(Number(data['deposited']));
  await expect.poll(() => figure('Deposits')).toBe(usd(year()['deposited']));
});

test('[RG-07] each of the five totals is that of the platform', async () => {
  const { ports, runtime } = await openProtected('/user/Info');
  const totals = { deposited: '510000', withdrawn: '120000', staked: '90050', won: '70025', lost: '20025' };
  ports.http.ok(calls.protectionHistory, { list: [], total_count: 0, ...totals });
  await runtime.navigation.go('/user/Activity');
  await expect.poll(() => figure('Deposits')).toBe('$5,100.00');
  expect(['Withdrawals', 'Stakes', 'Wins', 'Losses'].map(figure)).toEqual([
    '$1,200.00',
    '$900.50',
    '$700.25',
    '$200.25',
  ]);
});

test('[RG-07] any range, a kind and a page narrow the entries; the totals stay those of the range', async () => {
  const { last, platform, runtime } = await openProtected('/user/Activity?from=2025-11-03&to=2025-12-17', { days: 90 });
  await expect.element(table()).toBeVisible();
  expect(last(HISTORY)).toMatchObject({ start_at: '2025-11-02 00:00:00', end_at: '2025-12-17 23:59:59' });
  const deposited = figure('Deposits');
  await button('Next').click();
  await expect.poll(() => last(HISTORY)).toMatchObject({ page: 2 });
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Withdrawal' }).click();
  await expect.poll(() => last(HISTORY)).toMatchObject({ kind: 'withdrawal', page: 1 });
  await expect
    .poll(() =>
      page
        .getByRole('row')
        .elements()
        .slice(1)
        .every((row) => row.textContent?.startsWith('Withdrawal')),
    )
    .toBe(true);
  expect(figure('Deposits')).toBe(deposited);
  const { data } = platform.replies(HISTORY).at(-1) as Reply;
  expect(new Set(data.list.map(({ kind }) => kind))).toEqual(new Set(['withdrawal']));
  // A range of more than twelve months is none.
  await runtime.navigation.go('/user/Activity?from=2024-01-01&to=2025-12-17');
  await expect.poll(() => last(HISTORY)).toMatchObject({ start_at: '2025-10-01 00:00:00' });
});

test('[RG-07] the file has every entry of the range with exact amounts and its zone, equal to the ledger, and no formula', async () => {
  const { platform, runtime } = await openProtected('/user/Info', { days: 90 });
  await runtime.core.calls.send(calls.limitStore, { kind: 'loss', period: 'week', amount: '12345' });
  await runtime.navigation.go('/user/Activity');
  await expect.element(table()).toBeVisible();
  const saved = catchFiles();
  await button('Export').click();
  await expect.poll(() => saved).toHaveLength(1);
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]?.replace('\uFEFF', '')).toBe('"Type","Details","Amount (USD)","Time (GMT)"');
  const entries = new Map(
    (platform.replies(HISTORY) as Reply[])
      .flatMap(({ data }) => data.list)
      .map((entry) => [entry['id'], entry] as const),
  );
  expect(lines).toHaveLength(entries.size + 1);
  const sumOf = (kind: string) =>
    lines
      .filter((line) => line.startsWith(`"${kind}"`))
      .reduce((sum, line) => sum + BigInt((line.split('","')[2] ?? '').replace('.', '')), 0n);
  const { data } = platform.replies(HISTORY).at(-1) as Reply;
  expect([sumOf('Deposit'), sumOf('Withdrawal')]).toEqual([
    BigInt(data['deposited'] ?? ''),
    BigInt(data['withdrawn'] ?? ''),
  ]);
  expect(lines[1]).toBe('"Limit","Loss limit (week) · Set","123.45","2026-01-01 00:00:00"');
});

test('[RG-07] texts of the platform are shown as text, and start no formula in the file', async () => {
  const { ports, runtime } = await openProtected('/user/Info');
  const row = { id: 'x', kind: 'stake', at: '2025-12-30T12:00:00Z', amount: '100', game_name: '<b>Bold</b> =cmd()' };
  const list = [row, { ...row, id: 'y', kind: 'bonus', game_name: '=HYPERLINK("https://evil.test")' }];
  const answer = () => ports.http.ok(calls.protectionHistory, { list, total_count: 2 });
  answer();
  await runtime.navigation.go('/user/Activity');
  await expect.element(page.getByText('Bold =cmd()')).toBeVisible();
  // An unknown kind is shown as received, unknown sums as unknown.
  await expect.element(page.getByText('bonus')).toBeVisible();
  expect(figure('Stakes')).toBe('–');
  const saved = catchFiles();
  answer();
  await button('Export').click();
  await expect.poll(() => saved).toHaveLength(1);
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines[2]).toMatch(/^"bonus","'=HYPERLINK/);
});

test('[RG-07] [LOOK-08] on a phone the entries are rows that a press opens, and the limits of time are minutes', async () => {
  const { runtime } = await openProtected('/user/Info', { mode: 'mobile' });
  await runtime.core.calls.send(calls.limitStore, { kind: 'time', period: 'day', amount: '90' });
  await runtime.core.calls.send(calls.limitStore, { kind: 'time', period: 'day', amount: '60' });
  await runtime.navigation.go('/user/Activity');
  const rows = page.getByRole('list', { name: 'Account history' }).getByRole('button', { expanded: false });
  await expect.poll(() => rows.elements().length).toBeGreaterThan(1);
  await rows.first().click();
  await expect.element(page.getByText('Time limit (day) · Lowered · 60 min · Before: 90 min')).toBeVisible();
  await rows.first().click();
  await expect.element(page.getByText('Time limit (day) · Set · 90 min')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('[RG-40] net deposits with their explanation are in the history, the deposit and the withdrawal, equal to the ledger', async () => {
  const { platform, runtime } = await openProtected('/user/Activity', { days: 60 });
  await expect.element(table()).toBeVisible();
  await expect.poll(() => figure('Since the account was opened')).toBeDefined();
  const state = platform.replies('/api/protection/state').at(-1) as Reply;
  const net = usd(state.data['net_deposits']);
  expect(net).not.toBe('$0.00');
  const { data } = platform.replies(HISTORY).at(-1) as Reply;
  expect(usd(String(BigInt(data['deposited'] ?? '') - BigInt(data['withdrawn'] ?? '')))).toBe(net);
  const explained = page.getByText('All deposits less all withdrawals. Payments in progress are not counted.');
  for (const section of ['Activity', 'Deposit', 'Withdrawal']) {
    await runtime.navigation.go(`/user/${section}`);
    await expect.poll(() => figure('Since the account was opened')).toBe(net);
    await expect.element(explained).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Net deposits' })).toBeVisible();
  }
});
