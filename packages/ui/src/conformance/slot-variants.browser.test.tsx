import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { headerFixture, footerFixture } from '../slots/slots.fixtures.ts';
import { mount } from '../testing/mount.tsx';
import { applyRootState } from './screen/root.ts';
import { loadTemplates, usual } from './subjects/templates.ts';

const templates = await loadTemplates();

describe.each(templates)('$id', (template) => {
  const { Header, Footer } = template.slots;
  const dress = async () => {
    await page.viewport(usual[template.kind], 800);
    applyRootState({ template, theme: 'midnight', locale: 'en_US', motion: 'reduced' });
  };

  /** Opens the header's menu where a template has one: parts that are not in the header are in there. */
  const openMenu = async () => {
    await expect.element(page.getByRole('banner')).toBeVisible();
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    if (menu.elements().length > 0) await menu.click();
  };

  test('[SHELL-42] its header has a form for guests and one for members', async () => {
    await dress();
    const { rerender } = mount(<Header {...headerFixture({ session: 'guest' })} />);
    await openMenu();
    await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(page.getByText('128,450.60').elements()).toHaveLength(0);
    rerender(<Header {...headerFixture({ session: 'member' })} />);
    await expect.element(page.getByText(/128,450\.60/).first()).toBeVisible();
    expect(page.getByRole('button', { name: 'Sign in' }).elements()).toHaveLength(0);
  });

  test('[SHELL-42] languages are chosen where there are several, and only named where there is one', async () => {
    await dress();
    const language = () => page.getByRole('combobox', { name: 'Language' });
    const { rerender } = mount(<Header {...headerFixture()} />);
    await openMenu();
    await expect.element(language()).toBeVisible();
    rerender(<Header {...headerFixture({ singleLanguage: true })} />);
    await expect.poll(() => language().elements().length).toBe(0);
  });

  test('[SHELL-42] its footer has the links and the providers', async () => {
    await dress();
    mount(<Footer {...footerFixture()} />);
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    expect(page.getByRole('link').elements().length).toBeGreaterThan(2);
  });
});

test('[SHELL-42] desktop and phone templates bring headers and footers of their own', () => {
  const of = (kind: string) => templates.filter((template) => template.kind === kind).map(({ slots }) => slots);
  const [desktop, mobile] = [of('desktop'), of('mobile')];
  expect([desktop.length > 0, mobile.length > 0]).toEqual([true, true]);
  for (const one of desktop) {
    for (const other of mobile) {
      expect(one.Header).not.toBe(other.Header);
      expect(one.Footer).not.toBe(other.Footer);
    }
  }
});
