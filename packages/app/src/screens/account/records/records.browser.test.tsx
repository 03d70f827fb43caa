import { calls } from '@housefront/contract/calls';
import { currencyRow } from '@housefront/contract/currency';
import { minor } from '@housefront/contract/money';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';
import { untilDrawn } from '../../../testing/untilDrawn.ts';
import type { PageOptions } from '../../../testing/openPage.tsx';

const CALL = '/api/member/dw_record';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../../../shell/overlays/Overlays.tsx'),
    import('../member-section.page.ts'),
    import('../sections/dw-record.section.ts'),
    import('../sections/transaction.section.ts'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default, phone.default].map(({ views }) => views.account()));
}, 60_000);

/** A member with a past of forty days. */
const open = async (path: string, options: PageOptions = {}) => {
  await page.viewport(options.mode === 'mobile' ? 360 : 1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const opened = await openMemberPage('/user/Info', options);
  await opened.order('history', { account: 'falcon1', days: 40 });
  await opened.runtime.navigation.go(path);
  const asked = (call = CALL) => opened.ports.http.bodies(call).map((body) => body as Record<string, unknown>);
  return {
    ...opened,
    asked,
    last: (call?: string) => asked(call).at(-1),
    href: () => opened.runtime.navigation.target().href,
  };
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

const table = (name = 'Transaction history') => page.getByRole('grid', { name });
const rows = () => page.getByRole('row').elements().length;

test('[MEM-33x] [I18N-16] times have their zone named once, beside the period', async () => {
  await open('/user/DWRecord');
  await expect.element(page.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription('Times are in GMT-4.');
  expect(page.getByText(/GMT-4/).elements()).toHaveLength(1);
});

test('[MEM-33x] [MEM-40x] range, page, size, order and filters go to the platform and into the address', async () => {
  const { last, asked, href } = await open('/user/DWRecord');
  await expect.element(table()).toBeVisible();
  expect(last()).toEqual({
    site_id: 1001,
    start_at: '2025-12-25 00:00:00',
    end_at: '2025-12-31 23:59:59',
    count: 20,
    page: 1,
    type: 'all',
    status: '',
    sort_field: 'created_at',
    sort_order: 'desc',
  });
  await button('Last 30 days').click();
  await expect.poll(() => last()).toMatchObject({ start_at: '2025-12-02 00:00:00', end_at: '2025-12-31 23:59:59' });
  await button('Next').click();
  await expect.poll(() => last()).toMatchObject({ page: 2, start_at: '2025-12-02 00:00:00' });
  expect(href()).toBe('/user/DWRecord?range=month&p=2');
  // A filter begins with the first page again.
  await page.getByRole('columnheader', { name: 'Amount' }).click();
  await expect.poll(() => last()).toMatchObject({ page: 1, sort_field: 'amount', sort_order: 'desc' });
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await expect.poll(() => last()).toMatchObject({ status: 'failed', sort_field: 'amount' });
  await page.getByRole('combobox', { name: 'Per page' }).click();
  await page.getByRole('option', { name: '100' }).click();
  await expect.poll(() => last()).toMatchObject({ count: 100, status: 'failed' });
  const failed = asked().length;
  await expect
    .poll(() =>
      page
        .getByRole('row')
        .elements()
        .slice(1, -1)
        .every((row) => row.textContent?.includes('Failed')),
    )
    .toBe(true);
  expect(asked()).toHaveLength(failed);
});

test('[MEM-40x] the sum line is the total of all pages; the address alone brings the same list', async () => {
  const { last, platform } = await open('/user/DWRecord?range=month&type=withdrawal&size=50&sort=amount&order=asc');
  await expect.element(table()).toBeVisible();
  expect(last()).toMatchObject({ type: 'withdrawal', count: 50, sort_field: 'amount', sort_order: 'asc' });
  const [reply] = platform.replies(CALL) as [{ data: { list: { amount: string }[]; total_amount: string } }];
  const sum = reply.data.list.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0);
  expect(sum).toBe(Math.round(Number(reply.data.total_amount) * 100));
  expect(rows()).toBe(reply.data.list.length + 2);
  const sumLine = page.getByRole('row').last();
  const shown = () => sumLine.element().textContent?.replace(/[^\d.]/g, '');
  await expect.poll(() => Number(shown())).toBe(Number(reply.data.total_amount));
});

test('[MEM-33x] what no address may say becomes the usual: range, page, size, order, filters', async () => {
  const { last } = await open(
    '/user/DWRecord?from=2025-01-01&to=2025-12-31&p=-2&size=7&sort=remark&type=gift&status=x',
  );
  await expect.element(table()).toBeVisible();
  expect(last()).toMatchObject({
    start_at: '2025-12-25 00:00:00',
    count: 20,
    page: 1,
    sort_field: 'created_at',
    type: 'all',
    status: '',
  });
});

test('[MEM-33x] days without records say so; a failure can be tried again; a platform without the call refers to customer service', async () => {
  const { ports, runtime } = await open('/user/DWRecord?from=2025-06-01&to=2025-06-07');
  await expect.element(page.getByText('No payments in this period')).toBeVisible();
  ports.http.on('/api/member/transaction_record', { status: 500, json: {} });
  await runtime.navigation.go('/user/Transaction');
  await expect.element(button('Try again')).toBeVisible();
  ports.http.on('/api/member/transaction_record', { json: { code: '404', message: 'no such call', data: null } });
  await button('Try again').click();
  await expect.element(page.getByText('Ask customer service for your transaction history')).toBeVisible();
});

test('[MEM-41x] transfers: direction and provider narrow them', async () => {
  const { last } = await open('/user/Transaction');
  await expect.element(table('Transfers')).toBeVisible();
  await page.getByRole('combobox', { name: 'Direction' }).click();
  await page.getByRole('option', { name: 'To the provider' }).click();
  await expect.poll(() => last('/api/member/transaction_record')).toMatchObject({ direction: 'in', gp_id: '' });
  await expect
    .poll(() =>
      page
        .getByRole('row')
        .elements()
        .slice(1)
        .every((row) => row.textContent?.includes('To the provider')),
    )
    .toBe(true);
});

test('[MEM-33x] [MEM-40x] on a phone a record is one row; a press opens its details, and a code is copied', async () => {
  await open('/user/DWRecord', { mode: 'mobile' });
  const list = page.getByRole('list', { name: 'Transaction history' });
  await expect.element(list).toBeVisible();
  expect(table().elements()).toEqual([]);
  const first = list.getByRole('listitem').first();
  await first.getByRole('button', { expanded: false }).click();
  await expect.element(first.getByText('Completed')).toBeVisible();
  const number = first.element().textContent?.match(/[DW]\d{14}/)?.[0] ?? '';
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  onTestFinished(() => write.mockRestore());
  await first.getByRole('button', { name: /Copy/ }).click();
  await expect.poll(() => copied).toEqual([number]);
});

const orderAt = (type: string, created_at: string) => ({
  order_number: type === 'deposit' ? 'D20251231000001' : 'W20251231000002',
  type,
  status: 'success',
  currency: 'USD',
  amount: '1234.50',
  fee: '0.00',
  method_name: 'Bank',
  created_at,
  finished_at: '',
  remark: '',
});

test.each([
  ['en_US', 'Europe/London', 'GMT', ['Today 12:00 AM', 'Dec 30, 2025, 3:30 AM']],
  ['de_DE', 'Asia/Tokyo', 'GMT+9', ['Heute 09:00', '30. Dez. 2025, 12:30']],
  ['zh_CN', 'America/New_York', 'GMT-5', ['今天 19:00', '12月29日 22:30']],
  ['pt_BR', 'Europe/London', 'GMT', ['Hoje 00:00', '30 de dez. de 2025, 03:30']],
  ['sv_SE', 'Asia/Tokyo', 'GMT+9', ['I dag 09:00', '30 dec. 2025 12:30']],
])(
  '[LOOK-08] in %s a row has its time in %s as the language writes it, the amount signed, the zone named once',
  async (locale, zone, name, [today, before]) => {
    const list = [orderAt('deposit', '2026-01-01T00:00:30Z'), orderAt('withdrawal', '2025-12-30T03:30:40Z')];
    await open('/user/DWRecord', {
      mode: 'mobile',
      locale,
      prepare: ({ http, device }) => {
        Object.assign(device, { zone: () => zone });
        http.ok(calls.dwRecord, { list, total_count: 2, total_amount: '0.00' });
      },
    });
    const rows = page.getByRole('main').getByRole('listitem').getByRole('button', { expanded: false });
    const plain = (text: string | null = '') => text?.replaceAll(/\s/g, ' ') ?? '';
    await expect
      .poll(() => rows.elements().map(({ textContent }) => plain(textContent)))
      .toEqual([expect.stringContaining(plain(today)), expect.stringContaining(plain(before))]);
    expect(rows.elements().map(({ textContent }) => /[-+]/.exec(textContent)?.[0])).toEqual(['+', '-']);
    expect(page.getByText(new RegExp(`${RegExp.escape(name)}\\b`)).elements()).toHaveLength(1);
  },
);

test('[LOOK-08] a day of the visitor is asked for by the days of the platform that have it', async () => {
  const { last } = await open('/user/DWRecord?from=2025-12-30&to=2025-12-30', {
    prepare: ({ device }) => void Object.assign(device, { zone: () => 'Asia/Tokyo' }),
  });
  await expect.poll(() => last()).toMatchObject({ start_at: '2025-12-29 00:00:00', end_at: '2025-12-30 23:59:59' });
});

test('[MEM-40x] a deposit that arrives is read again without a press', async () => {
  const { asked, ports } = await open('/user/DWRecord');
  await expect.element(table()).toBeVisible();
  const before = asked().length;
  const channel = `member.${ports.storage.get('member_id')}`;
  await expect.poll(() => [...ports.realtime.joined.keys()]).toContain(channel);
  ports.realtime.deliver(channel, 'member_deposit.success', { order_number: 'D1', amount: '10.00', times: 1 });
  await expect.poll(() => asked().length).toBe(before + 1);
});

test('[MEM-33x] [FLD-12] the file has all records of the filter, amounts as numbers with their currency, and stays long enough', async () => {
  const { asked } = await open('/user/DWRecord?range=month&size=20');
  await expect.element(table()).toBeVisible();
  const saved: Blob[] = [];
  const names: string[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:nothing';
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const waits = vi.spyOn(globalThis, 'setTimeout');
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => {
    for (const spy of [made, pressed, revoked, waits]) spy.mockRestore();
  });
  await button('Export').click();
  await expect.poll(() => saved).toHaveLength(1);
  // Phones ask for the file after a question to the visitor.
  const letGo = waits.mock.calls.find(([, wait]) => wait === 60_000);
  expect(revoked).not.toHaveBeenCalled();
  expect(letGo).toBeDefined();
  if (typeof letGo?.[0] === 'function') letGo[0]();
  expect(revoked).toHaveBeenCalledWith('blob:nothing');
  expect(names).toEqual(['dwRecord-2025-12-02-2025-12-31.csv']);
  expect([...new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer())].slice(0, 3)).toEqual([
    0xef, 0xbb, 0xbf,
  ]);
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toBe(
    '"Transaction ID","Type","Payment method","Amount (USD)","Fee (USD)","Status","Created (GMT-4)","Completed (GMT-4)","Note"',
  );
  expect(asked().at(-1)).toMatchObject({ count: 100, page: 1 });
  expect(lines.length).toBeGreaterThan(21);
  expect(lines[1]).toMatch(/^"[DW]\d{14}","(Deposit|Withdrawal)","[^"]+","\d+\.\d\d","\d+\.\d\d","\w+","2025-12-\d\d /);
});

test('[MEM-42x] [MEM-44x] a member has a link, its QR code and figures; search finds who came by it', async () => {
  const { ports, runtime } = await open('/user/RecommendProject');
  await expect.element(page.getByText(/\/\?invite=FRIEND\d+$/)).toBeVisible();
  await expect.element(page.getByText('5%', { exact: true })).toBeVisible();
  expect(ports.http.bodies('/api/arks/web/recommend/project')).toHaveLength(1);
  await runtime.navigation.go('/user/RecommendRecord');
  await expect.element(page.getByText('No rewards in this period')).toBeVisible();
  await runtime.navigation.go('/user/RecommendMemberSearch');
  await expect.element(page.getByText('No members found')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Member' });
  await search.fill('not-one');
  await button('Search').click();
  await expect.element(page.getByText('Use only letters and digits, 12 at most')).toBeVisible();
  const asked = () => ports.http.bodies('/api/arks/web/recommend/member');
  expect(asked()).toHaveLength(1);
  await search.fill('friend1');
  await button('Search').click();
  await expect.poll(() => asked().at(-1)).toMatchObject({ member_account: 'friend1' });
});

test('[MEM-43x] rewards name the referred members without their middle, and their sum is that of all pages', async () => {
  const reward = (n: number) => ({
    id: `R${n}`,
    member_account: `friend${n}77`,
    award_type: 'first_deposit',
    amount: `${n}0.50`,
    status: 'success',
    created_at: `2025-12-3${n % 2} 10:00:00`,
  });
  const prepare: PageOptions['prepare'] = ({ http }) =>
    http.ok(calls.recommendRecord, { list: [reward(1), reward(2)], total_count: 40, total_amount: '1234.56' });
  await open('/user/RecommendRecord', { prepare });
  const texts = () =>
    page
      .getByRole('row')
      .elements()
      .map((row) => [...row.querySelectorAll('[role="gridcell"], [role="rowheader"]')].map((cell) => cell.textContent));
  await expect
    .poll(() => texts()[1])
    .toEqual(expect.arrayContaining(['f********', 'First deposit', '$10.50', 'Successful']));
  expect(texts()[2]).toEqual(expect.arrayContaining(['f********', '$20.50']));
  expect(document.body.textContent).not.toMatch(/friend\d/);
  expect(page.getByRole('row').elements().at(-1)?.textContent).toContain('$1,234.56');
});

test('[MEM-15] where recommending is closed the menu has none of it, and its addresses show the details of the member', async () => {
  const prepare: PageOptions['prepare'] = ({ http }) => http.ok(calls.bonusSettingCheck, { is_friend: 0 });
  await open('/user/RecommendProject', { prepare });
  await expect.element(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  expect(page.getByRole('link', { name: 'Refer a friend' }).elements()).toEqual([]);
});

test('[RT-11] an announced balance is shown without rendering the records, and so is a reading that brings nothing new', async () => {
  const { runtime, last } = await open('/user/DWRecord', { mode: 'mobile' });
  await expect.element(page.getByText('Last 7 days')).toBeVisible();
  await expect.poll(() => last()).toBeDefined();
  const { core } = runtime;
  await expect.poll(() => core.queryClient.isFetching()).toBe(0);
  const said = vi.spyOn(core.i18n, 't');
  const rendered = () => said.mock.calls.filter(([key]) => key === 'cashier.order_number').length;
  await untilDrawn(said);
  core.events.emit('balance-changed', { cash: { units: minor(123_456n), currency: currencyRow([], 'USD') } });
  await expect.element(page.getByText(/\$1,234\.56/).first()).toBeVisible();
  await expect.poll(() => core.queryClient.isFetching()).toBe(0);
  expect(rendered()).toBe(0);
});
