import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';

beforeAll(async () => {
  const [desktop] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('../agent.page.ts'),
    import('@housefront/contract/endpoint'),
    import('../agent-sections/downline-info.section.ts'),
    import('../agent-sections/operation-table.section.ts'),
    import('../agent-sections/stratified-table.section.ts'),
    import('../agent-sections/performance-settlement.section.ts'),
  ]);
  await desktop.default.views.account();
}, 60_000);

interface Row {
  readonly id: string;
  readonly member_account: string;
}
const lastReply = (replies: readonly unknown[]) =>
  (replies.at(-1) as { readonly data: Readonly<Record<string, unknown>> & { readonly list: readonly Row[] } }).data;
const rows = () => page.getByRole('row').elements().length;
const opens = () => page.getByRole('button', { name: /^Downline: [1-9]/ });

/** An agent at a table, which a narrow page has none of. */
const open = async (path: string) => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  return openMemberPage(path);
};

test('[AGT-16x] a press on how many are below goes there, the way back leads up; an account is searched for', async () => {
  const { ports, platform } = await open('/proxy?range=month');
  const DOWNLINE = '/api/arks/web/agent/downline';
  await expect.poll(rows).toBeGreaterThan(1);
  await expect
    .element(page.getByRole('group', { name: 'Period' }))
    .toHaveAccessibleDescription(/^Members who last signed in within this period, .* Times are in GMT-4\.$/);
  // All known facts of a member are in the columns.
  expect(page.getByRole('button', { name: /^Details/ }).elements()).toHaveLength(0);
  await page.getByRole('columnheader', { name: 'Downline' }).click();
  await expect.poll(() => ports.http.bodies(DOWNLINE).at(-1)).toMatchObject({ sort_field: 'downline_count' });
  await expect.poll(() => opens().elements().length).toBeGreaterThan(0);
  await opens().first().click();
  await expect.poll(() => (ports.http.bodies(DOWNLINE).at(-1) as { parent_id: string }).parent_id).toMatch(/^8\d{4}$/);
  const up = page.getByRole('button', { name: 'You', exact: true });
  await expect.element(up).toBeVisible();
  await up.click();
  await expect.poll(() => ports.http.bodies(DOWNLINE).at(-1)).toMatchObject({ parent_id: '' });
  const account = lastReply(platform.replies(DOWNLINE)).list[0]?.member_account ?? '';
  await page.getByRole('searchbox').fill(account);
  page.getByRole('searchbox').element().closest('form')?.requestSubmit();
  await expect.poll(() => ports.http.bodies(DOWNLINE).at(-1)).toMatchObject({ member_account: account });
});

test('[AGT-18x] the line of sums is that of the platform, and a kind of game is asked for', async () => {
  const { ports, platform } = await open('/proxy?page=OperationTable');
  const OPERATION = '/api/arks/web/agent/operation-table';
  await expect.poll(rows).toBeGreaterThan(8);
  const total = () => lastReply(platform.replies(OPERATION))['total'] as Readonly<Record<string, string>>;
  const bets = Number(total()['bet_amount']).toLocaleString('en-US', { minimumFractionDigits: 2 });
  expect(page.getByRole('row').elements().at(-1)?.textContent).toContain(bets);
  await page.getByRole('combobox', { name: 'Game type' }).click();
  await page.getByRole('option').nth(1).click();
  await expect.poll(() => ports.http.bodies(OPERATION).at(-1)).toMatchObject({ gt_id: '2' });
});

test('[AGT-19x] [AGT-04] [AGT-05x] layers open downwards and levels have the names of the platform', async () => {
  const { ports } = await open('/proxy?page=StratifiedTable');
  const STRATA = '/api/arks/web/agent/stratified-table';
  await expect.poll(rows).toBeGreaterThan(8);
  await expect.element(page.getByRole('gridcell', { name: /^(?:Bronze|Silver|Gold)$/ }).first()).toBeVisible();
  const before = page.getByRole('row').elements().at(1)?.textContent;
  await opens().first().click();
  await expect.poll(() => (ports.http.bodies(STRATA).at(-1) as { parent_id: string }).parent_id).toMatch(/^8\d{4}$/);
  await expect.poll(() => page.getByRole('row').elements().at(1)?.textContent).not.toBe(before);
  await expect.element(page.getByRole('button', { name: 'You', exact: true })).toBeVisible();
});

test('[AGT-21x] settlements are narrowed by their status, their sum is that of the platform, and more is opened', async () => {
  const { ports, platform } = await open('/proxy?page=PerformanceSettlement&range=month');
  const SETTLEMENT = '/api/arks/web/agent/performance-settlement';
  await expect.poll(rows).toBeGreaterThan(3);
  const others = page.getByRole('gridcell', { name: /^(?:Pending|Carried over)$/ });
  await expect.element(others.first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Paid' }).click();
  await expect.poll(() => ports.http.bodies(SETTLEMENT).at(-1)).toMatchObject({ status: 'settled' });
  // Until the answer is here, the list and the last reply are the former ones; details opened there would close with the list.
  await expect.element(others).not.toBeInTheDocument();
  const sum = () => Number(lastReply(platform.replies(SETTLEMENT))['total_commission']);
  await expect
    .poll(() => page.getByRole('row').elements().at(-1)?.textContent)
    .toContain(sum().toLocaleString('en-US', { minimumFractionDigits: 2 }));
  await page
    .getByRole('button', { name: /Details/ })
    .first()
    .click();
  await expect.element(page.getByText('Active members')).toBeVisible();
});
