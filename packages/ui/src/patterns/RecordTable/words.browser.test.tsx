import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import RecordTable from './RecordTable.tsx';
import { recordsFixture } from './records.fixtures.ts';

beforeEach(() => page.viewport(1280, 900));

const dialog = () => page.getByRole('dialog', { name: 'ช่วงวันที่' });
const english = /[a-z]{3,}/i;

test('[I18N-19x] the calendar speaks Thai: its buttons, its days and what a press does', async () => {
  mount(<RecordTable records={recordsFixture({ locale: 'th_TH' })} />);
  await page.getByRole('button', { name: 'กำหนดเอง' }).click();
  await expect.element(dialog().getByRole('button', { name: 'ถัดไป', exact: true }).first()).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'ก่อนหน้า', exact: true }).first()).toBeVisible();
  const days = dialog().getByRole('gridcell').getByRole('button');
  await expect.element(days.first()).toBeInTheDocument();
  const names = days.elements().map((day) => day.getAttribute('aria-label') ?? '');
  expect(names.filter((name) => english.test(name))).toEqual([]);
  expect(names.some((name) => name.endsWith('เลือกแล้ว'))).toBe(true);
  const described = [...document.querySelectorAll('[aria-describedby]')].flatMap((element) =>
    (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  );
  expect(described).toContain('กดเพื่อเลือกวันเริ่มต้น');
});

test('[I18N-19x] headers of a table say in Thai that they sort', async () => {
  mount(<RecordTable records={recordsFixture({ locale: 'th_TH' })} />);
  const header = page.getByRole('columnheader').nth(0);
  await expect.element(header).toBeVisible();
  const described = [...document.querySelectorAll('[role="columnheader"][aria-describedby]')].map(
    (head) => document.getElementById(head.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
  );
  expect(described).toContain('เรียงลำดับได้');
});
