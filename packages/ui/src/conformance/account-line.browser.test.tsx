import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accountFixture } from '../views/account/account.fixtures.ts';
import { checkedTemplates } from './subjects/checkedTemplates.ts';
import { openScreen } from './screen/open.tsx';

const phones = (await checkedTemplates()).filter(({ template }) => template.kind === 'mobile');
const { menu, member } = accountFixture({ session: 'member' });
const at = (icon: string) =>
  menu.map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, active: entry.icon === icon })),
  }));
const top = (element: Element): number => element.getBoundingClientRect().top;

describe.each(phones)('$template.id', ({ template }) => {
  test.for([320, 390])('[MEM-10] [DES-04] at %s px a page of the account begins below its bar', async (width) => {
    await openScreen({ template, view: 'account', width, props: { menu: at('person') } });
    const amounts = page.getByText(/128,450\.60$/).elements();
    expect(amounts).toHaveLength(1);
    const [amount] = amounts;
    const heading = page.getByRole('heading', { level: 1 }).element();
    const language = page.getByRole('combobox', { name: 'Language' });
    await expect.element(language).toBeVisible();
    // Name and balance are in the bar, beside the language; only the bar and the row of neighbours are above the page.
    expect(amount && top(amount)).toBeLessThan(language.element().getBoundingClientRect().bottom);
    expect(top(heading)).toBeLessThan(190);
  });

  test('[MEM-10] [DES-04] the card is the wallet’s', async () => {
    await openScreen({ template, view: 'account', width: 390, props: { menu: at('wallet') } });
    const [amount, ...others] = page.getByText(/128,450\.60$/).elements();
    expect(others).toEqual([]);
    // The smallest box that holds both name and balance.
    let box = amount?.parentElement;
    while (box && !box.textContent?.includes('lucky88')) box = box.parentElement;
    const card = box?.getBoundingClientRect();
    expect(card?.width).toBeGreaterThan(300);
    expect(card?.bottom).toBeLessThanOrEqual(top(page.getByRole('heading', { level: 1 }).element()));
  });

  test.for(['KWD 999,999,999,999,999.999', '₿10,000,000,000.00000000', '9,999,999,999,999,999.99 kr'])(
    '[LOC-01] at 320 px the card of the wallet has %s in one line',
    async (balance) => {
      const props = { menu: at('wallet'), member: member && { ...member, balance } };
      await openScreen({ template, view: 'account', width: 320, props });
      const [amount] = page.getByText(balance, { exact: true }).elements();
      const lines = document.createRange();
      if (amount) lines.selectNodeContents(amount);
      const boxes = [...lines.getClientRects()];
      expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(312);
    },
  );
});
