import axe from 'axe-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controls } from '../../conformance/faults/checks.ts';
import { openScreen, type OpenOptions } from '../../conformance/screen/open.tsx';
import { pathOf } from '../../conformance/faults/texts.ts';
import { footerFixture, headerFixture, tabBarFixture } from '../../slots/slots.fixtures.ts';
import { mount } from '../../testing/mount.tsx';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import HomeView from './home/HomeView.tsx';
import template from './template.ts';

const { Frame, Header, TabBar } = template.slots;
const views = ['home', 'hall', 'slotList', 'login'] as const;
type View = (typeof views)[number];

const open = (view: View, options: Partial<OpenOptions<View>> = {}) =>
  openScreen({ template, view, width: 360, ...options });

const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
const box = (element: Element): DOMRect => element.getBoundingClientRect();

/** Prepares the page for single parts. */
async function phone(width = 360): Promise<void> {
  await page.viewport(width, 800);
  document.documentElement.dataset['template'] = 'h5-8';
  onTestFinished(() => {
    delete document.documentElement.dataset['template'];
    window.scrollTo(0, 0);
  });
}

/** Target of a press on a control: a checkbox is pressed by its label. */
const target = (control: HTMLElement): Element => control.closest('label') ?? control;
/** Links in running text stay in their line, and the skip link is not seen. */
const exempt = (control: HTMLElement): boolean =>
  styleOf(control).display === 'inline' || control.matches('[href="#content"]');

/** Texts with less than 7:1 on their ground. */
async function faint(): Promise<readonly unknown[]> {
  const { violations } = await axe.run(document, {
    runOnly: ['color-contrast-enhanced'],
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ target: where, any }) => [where, any[0]?.message]));
}

test.for(views)(
  '[A11Y-02][THM-02] at 320 px targets of %s are 56 px wide and high, and texts have a contrast of 7:1 in three themes',
  async (view) => {
    await open(view, { width: 320, options: { session: view === 'login' ? 'guest' : 'member' } });
    const pressed = controls().filter((one) => !exempt(one) && !one.matches('[tabindex="0"]:not(a, button, [role])'));
    expect(pressed.length).toBeGreaterThan(5);
    // The first look at a part that the browser has skipped lays it out.
    for (const one of pressed) box(one);
    const small = pressed.filter((one) => Math.min(box(target(one)).width, box(target(one)).height) < 56);
    expect(small.map((one) => `${pathOf(one)} ${box(one).width} x ${box(one).height}`)).toEqual([]);
    // A hall has the colours of home and lists.
    for (const theme of view === 'hall' ? [] : ['midnight', 'daylight', 'contrast']) {
      document.documentElement.dataset['theme'] = theme;
      expect([theme, await faint()]).toEqual([theme, []]);
    }
  },
);

test('[CAT-06][A11Y-02] the halls are one column of large buttons; text is 18 px, headings 28 px, and both follow the text size of the browser', async () => {
  await open('home', { options: { session: 'member' } });
  const links = page.getByRole('list', { name: 'Game lobbies' }).getByRole('link').elements();
  expect(links).toHaveLength(8);
  expect(new Set(links.map((link) => box(link).left)).size).toBe(1);
  expect(Math.min(...links.map((link) => box(link).height))).toBeGreaterThanOrEqual(112);
  expect(links[0]).toHaveTextContent('Slot gamesRoyal 8, Jade Tiger, Far Coast');
  expect(links[0]?.querySelector('img')).not.toBeNull();

  const heading = page.getByRole('heading', { name: 'Top 10' });
  const hint = page.getByRole('list', { name: 'Game lobbies' }).getByTitle('Royal 8, Jade Tiger, Far Coast').first();
  const sizes = () => [heading, hint].map((one) => Number.parseFloat(styleOf(one.element()).fontSize));
  expect(sizes()).toEqual([28, 18]);
  const [tile] = page.getByRole('button', { name: /^Play / }).elements();
  expect(tile && styleOf(page.elementLocator(tile).getByText('Crown of Reels 2').element()).fontSize).toBe('18px');
  document.documentElement.style.fontSize = '200%';
  expect(sizes()[0]).toBeGreaterThan(44);
  expect(sizes()[1]).toBe(36);
});

test('[HOME-12x] nothing moves: pictures change by their arrows alone, and no style animates', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await phone();
  mount(
    <Frame header={headerFixture()} footer={null} tabs={tabBarFixture()} goToTop="Back to top">
      <HomeView {...homeFixture()} />
    </Frame>,
    { reducedMotion: false },
  );
  delete document.documentElement.dataset['motion'];
  await expect.element(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[aria-roledescription="slide"]').length).toBe(4);
  await vi.advanceTimersByTimeAsync(30_000);
  const current = () =>
    document.querySelector('[aria-roledescription="slide"]:not([inert])')?.getAttribute('aria-label');
  await expect.poll(() => current()).toBe('1 / 4');
  expect(document.getAnimations().map((one) => (one.effect as KeyframeEffect).target?.className)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => current()).toBe('2 / 4');
});

test('[HOME-12x] the arrows are large, beside the words, and have their place before the picture comes', async () => {
  await phone();
  const { rerender } = mount(<HomeView {...homeFixture({ variant: 'loading' })} />);
  const games = () => box(page.getByRole('heading', { name: 'Top 10' }).element()).top;
  await expect.poll(games).toBeGreaterThan(0);
  const waiting = games();
  rerender(<HomeView {...homeFixture()} />);
  await expect.element(page.getByRole('group', { name: '1 / 4' })).toBeVisible();
  await expect.poll(() => Math.abs(games() - waiting)).toBeLessThan(1);
  const line = box(page.getByText('First deposit matched up to 100 %').element());
  for (const name of ['Previous', 'Next']) {
    const arrow = box(page.getByRole('button', { name }).element());
    expect([arrow.width, arrow.height]).toEqual([56, 56]);
    expect(arrow.left).toBeGreaterThan(line.right - 1);
  }
});

test('[SHELL-43x] a guest has one action at the lower edge: to sign in', async () => {
  await phone();
  mount(<TabBar {...tabBarFixture()} />);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect.element(bar.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(bar.getByRole('link').elements()).toHaveLength(1);
  expect(box(bar.element())).toMatchObject({ left: 0, bottom: 800, height: 88 });
});

test('[SHELL-43x] a member has the wallet there, but on home the game played last', async () => {
  await phone();
  const tabs = tabBarFixture({ session: 'member' });
  const { rerender } = mount(<TabBar {...tabs} items={tabs.items.map((item) => ({ ...item, active: false }))} />);
  await expect.element(page.getByRole('link', { name: 'Wallet' })).toBeVisible();

  const onPlay = vi.fn<() => void>();
  const props = homeFixture({ session: 'member' });
  const game = props.playAgain;
  if (!game) throw new Error('the fixture has no game');
  const home = (playAgain: typeof game | undefined) => (
    <Frame header={headerFixture({ session: 'member' })} footer={footerFixture()} tabs={tabs} goToTop="Back to top">
      <HomeView {...props} playAgain={playAgain} />
    </Frame>
  );
  rerender(home({ ...game, onPlay }));
  const again = page.getByRole('button', { name: `Play again: ${game.name}` });
  await expect.element(again).toBeVisible();
  expect(box(again.element()).bottom).toBe(788);
  expect(page.getByRole('navigation', { name: 'Main navigation' }).elements()).toEqual([]);
  await again.click();
  expect(onPlay).toHaveBeenCalledOnce();
  // At the end of the page it stays above the footer.
  window.scrollTo(0, 100_000);
  await expect
    .poll(() => box(page.getByRole('contentinfo').element()).top - box(again.element()).bottom)
    .toBeGreaterThanOrEqual(0);
  rerender(home(undefined));
  await expect.element(again).not.toBeInTheDocument();
});

test('[SHELL-43x][A11Y-01] the menu holds everything, takes focus, closes behind a choice and gives focus back', async () => {
  await phone(320);
  const calls = { onWallet: vi.fn<() => void>(), onLogout: vi.fn<() => void>(), onRefreshBalance: vi.fn<() => void>() };
  const header = headerFixture({ session: 'member' });
  const session = { ...header.session, ...calls } as typeof header.session;
  const onService = vi.fn<() => void>();
  const tabs = tabBarFixture({ session: 'member' });
  const items = tabs.items.map((item) =>
    item.name === 'service' ? { ...item, href: undefined, onOpen: onService } : item,
  );
  mount(
    <Frame header={{ ...header, session }} footer={footerFixture()} tabs={{ ...tabs, items }} goToTop="Back to top">
      {''}
    </Frame>,
  );
  const menu = page.getByRole('button', { name: /^Menu/ });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await menu.click();
  await expect.element(sheet).toBeVisible();
  expect(box(sheet.element()).left).toBe(0);
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
  await expect.element(sheet.getByRole('navigation', { name: 'Game lobbies' })).toBeVisible();
  expect(sheet.getByRole('navigation', { name: 'Game lobbies' }).getByRole('link').elements()).toHaveLength(8);
  await expect.element(sheet.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect.element(sheet.getByRole('link', { name: 'Search all games' })).toHaveAttribute('href', '/games');
  await expect.element(sheet.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/main/about');
  await expect.element(sheet.getByRole('link', { name: /Member centre.*3/ })).toHaveAttribute('href', '/user');
  await expect.element(sheet.getByRole('combobox', { name: 'Language' })).toBeVisible();
  for (const one of controls()) expect(Math.min(box(one).width, box(one).height)).toBeGreaterThanOrEqual(56);

  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
  for (const name of ['Wallet', 'Help', 'Sign out']) {
    await menu.click();
    await sheet.getByRole('button', { name, exact: true }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  }
  expect([calls.onWallet, onService, calls.onLogout].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('[SHELL-43x] a guest joins and signs in from the menu', async () => {
  await phone();
  const calls = { onLogin: vi.fn<() => void>(), onRegister: vi.fn<() => void>() };
  mount(<Header {...headerFixture()} session={{ kind: 'guest', ...calls }} />);
  for (const name of ['Sign in', 'Register']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
  expect([calls.onLogin, calls.onRegister].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('[SHELL-57] the menu shows unread letters, and at 360 px the balance beside it is one line', async () => {
  await phone();
  mount(<Header {...headerFixture({ session: 'member' })} />);
  await expect.element(page.getByRole('button', { name: /Menu.*3/ })).toBeVisible();
  const amount = page.getByRole('button', { name: /128,450\.60$/ }).element();
  // Its last node is the amount, after the name for assistive technology.
  const lines = document.createRange();
  lines.selectNodeContents(amount.lastChild ?? amount);
  expect(new Set([...lines.getClientRects()].map(({ top }) => top)).size).toBe(1);
});
