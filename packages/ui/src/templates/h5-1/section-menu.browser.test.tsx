import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../conformance/screen/open.tsx';
import { textFaults } from '../../conformance/faults/texts.ts';
import template from './template.ts';

test('[MEM-10] [MEM-13] [DES-06] the sections of the member centre rise in a sheet, with names that are whole in each language', async () => {
  const { show } = await openScreen({ template, view: 'account', width: 320 });
  await page.getByRole('button', { name: 'Sections' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sections' });
  await expect.element(sheet.getByRole('link', { name: 'My details' })).toHaveAttribute('aria-current', 'page');
  const funds = sheet.getByRole('region', { name: 'Funds' });
  expect(
    funds
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Deposit', 'Withdrawal', 'Bank account']);
  for (const locale of ['longest', 'ta_IN', 'th_TH', 'my_MM', 'bn_BD', 'vi_VN'] as const) {
    await show({ locale });
    for (const width of [320, 360, 430, 768]) {
      await page.viewport(width, 800);
      expect([locale, width, await textFaults()]).toEqual([locale, width, []]);
    }
  }
});
