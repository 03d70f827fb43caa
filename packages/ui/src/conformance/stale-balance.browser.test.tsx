import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HeaderProps } from '../slots/contract.ts';
import { headerFixture } from '../slots/slots.fixtures.ts';
import { mount } from '../testing/mount.tsx';
import { accountFixture } from '../views/account/account.fixtures.ts';
import { checkedTemplates } from './subjects/checkedTemplates.ts';
import { settled } from './screen/open.tsx';
import { applyRootState } from './screen/root.ts';
import { usual } from './subjects/templates.ts';

const AMOUNT = /128,450\.60/;
const MARK = '(May be out of date)';

/** Boxes of all elements that are seen. */
const boxes = () =>
  [...document.querySelectorAll('body *')]
    .filter((element) => element.clientWidth > 1 && element.clientHeight > 1)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${x} ${y} ${width} ${height}`;
    });

/** Amounts that are seen, with what screen readers say after them, and the width of the mark that is painted. */
const amounts = () =>
  page
    .getByText(AMOUNT)
    .elements()
    .filter((element) => element.tagName === 'BDI' && element.getClientRects().length > 0)
    .map((element) => ({
      said: element.nextElementSibling?.textContent?.trim() ?? '',
      mark: Number.parseFloat(getComputedStyle(element, '::before').width) || 0,
    }));

const expectMarked = (isMarked: boolean) => {
  const shown = amounts();
  expect(shown.length).toBeGreaterThan(0);
  for (const { said, mark } of shown) {
    expect(said).toBe(isMarked ? MARK : '');
    expect(mark > 4).toBe(isMarked);
  }
};

describe.each(await checkedTemplates())('$template.id', ({ template }) => {
  const width = usual[template.kind];
  const header = (balanceStale: boolean, inner = false): HeaderProps => {
    const props = headerFixture({ session: 'member', page: inner });
    return props.session.kind === 'member' ? { ...props, session: { ...props.session, balanceStale } } : props;
  };

  test.for([false, true])('[RT-25] its header marks an amount that may be old (inner page: %s)', async (inner) => {
    await page.viewport(width, 800);
    applyRootState({ template, theme: 'midnight', locale: 'en_US', motion: 'reduced' });
    const { Header } = template.slots;
    const { rerender } = mount(<Header {...header(false, inner)} />);
    await expect.element(page.getByRole('banner')).toBeVisible();
    const menu = page.getByRole('banner').getByRole('button', { name: /^Menu|^Account/ });
    // The amount is also, or only, in the menu.
    if (menu.elements().length > 0) await menu.click();
    await expect.element(page.getByText(AMOUNT).first()).toBeVisible();
    await settled();
    expectMarked(false);
    const before = boxes();
    rerender(<Header {...header(true, inner)} />);
    await expect.element(page.getByText(MARK).first()).toBeInTheDocument();
    await settled();
    expectMarked(true);
    expect(boxes()).toEqual(before);
    rerender(<Header {...header(false, inner)} />);
    await expect.poll(() => page.getByText(MARK).elements()).toEqual([]);
  });

  test.for(['person', 'wallet'])('[RT-25] its account marks an amount that may be old (%s)', async (icon) => {
    const fixture = accountFixture({ session: 'member' });
    const { menu, member } = fixture;
    const entries = menu.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...entry, active: entry.icon === icon })),
    }));
    await page.viewport(width, 800);
    applyRootState({ template, theme: 'midnight', locale: 'en_US', motion: 'reduced' });
    const { default: AccountView } = await template.views.account();
    const section = { ...fixture.section, blocks: [] };
    const view = (balanceStale: boolean) => (
      <AccountView {...fixture} section={section} menu={entries} member={member && { ...member, balanceStale }} />
    );
    const { rerender } = mount(view(false));
    await expect.element(page.getByText(AMOUNT).first()).toBeVisible();
    await settled();
    const before = boxes();
    rerender(view(true));
    await expect.element(page.getByText(MARK).first()).toBeInTheDocument();
    await settled();
    expectMarked(true);
    expect(boxes()).toEqual(before);
  });
});
