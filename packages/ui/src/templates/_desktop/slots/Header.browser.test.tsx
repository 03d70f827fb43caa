import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HeaderLogin } from '../../../patterns/HeaderLogin/index.ts';
import { headerFixture } from '../../../slots/slots.fixtures.ts';
import { loginFixture } from '../../../views/login/login.fixtures.ts';
import { mount } from '../../../testing/mount.tsx';
import { Header } from './Header.tsx';

beforeEach(() => page.viewport(1280, 800));

test('[SHELL-43x] a guest is offered to log in and to join, a member sees account, balance, wallet and the way out', async () => {
  const { rerender } = mount(<Header {...headerFixture()} />);
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  const onRefreshBalance = vi.fn();
  const member = headerFixture({ session: 'member' });
  if (member.session.kind !== 'member') throw new Error('the fixture is no member');
  rerender(<Header {...member} session={{ ...member.session, onRefreshBalance }} />);
  await expect.element(page.getByTitle('lucky88')).toBeVisible();
  await expect.element(page.getByTitle('Balance', { exact: true })).toHaveTextContent('Balance: $128,450.60');
  await expect.element(page.getByRole('button', { name: 'Wallet' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  expect(onRefreshBalance).toHaveBeenCalledOnce();
});

test('[AUTH-01] a form of the header takes the place of the button where there is room, and moves nothing when it comes', async () => {
  const guest = headerFixture();
  if (guest.session.kind !== 'guest') throw new Error('the fixture is no guest');
  const { session } = guest;
  const shown = (form: ReactNode) => <Header {...guest} session={{ ...session, form }} />;
  const { rerender } = mount(shown(null));
  const join = page.getByRole('button', { name: 'Register' });
  await expect.element(join).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
  const places = () =>
    [...document.querySelectorAll('header a, header select, header button')]
      .filter((element) => element.closest('form') === null)
      .map((element) => JSON.stringify(element.getBoundingClientRect()));
  const before = places();
  rerender(shown(<HeaderLogin {...loginFixture()} error={null} onShown={() => undefined} />));
  await expect.element(page.getByRole('form')).toBeVisible();
  expect(places()).toEqual(before);
  const [line, last] = ['form', 'form [type="submit"]'].map((one) =>
    document.querySelector(one)?.getBoundingClientRect(),
  );
  expect(last?.right).toBeLessThanOrEqual((line?.right ?? 0) + 1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
  await page.viewport(1100, 800);
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.element(page.getByRole('form')).not.toBeInTheDocument();
});

test('[SHELL-43x] a single language is a label, several are a choice', async () => {
  const { rerender } = mount(<Header {...headerFixture({ singleLanguage: true })} />);
  await expect.element(page.getByText('English')).toBeVisible();
  expect(document.querySelector('select, [role="combobox"], [aria-haspopup]')).toBeNull();
  rerender(<Header {...headerFixture()} />);
  await expect.element(page.getByLabelText('Language')).toBeVisible();
});

test('[CAT-06] the menu holds the halls as given, each leading to its page', async () => {
  const props = headerFixture();
  mount(<Header {...props} />);
  await expect.element(page.getByRole('navigation', { name: 'Game lobbies' })).toBeVisible();
  const links = [...document.querySelectorAll('nav > div ul > li > a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(props.halls.map(({ href }) => href));
});

test('[CAT-07] the hall that is open has its active icon', async () => {
  const props = headerFixture();
  mount(<Header {...props} />);
  const icon = (): string | null | undefined =>
    document.querySelectorAll('nav li')[1]?.querySelector('img')?.getAttribute('src');
  await expect.poll(icon).toBe(props.halls[1]?.icon);
  await page.getByRole('button', { name: 'Live casino: Providers' }).click();
  await expect.poll(icon).toBe(props.halls[1]?.iconActive);
});

test('a hall shows its providers by keyboard; Escape closes and gives focus back', async () => {
  mount(<Header {...headerFixture()} />);
  // Beside a link with the hall's name.
  const toggle = page.getByRole('button', { name: 'Sports: Providers', exact: true });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  (toggle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('link', { name: 'Far Coast' })).toBeVisible();
  (page.getByRole('link', { name: 'Far Coast' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});
