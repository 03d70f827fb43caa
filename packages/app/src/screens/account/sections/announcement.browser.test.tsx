import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';

const MARQUEE = '/api/arks/web/announcement/marquee';

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../member.page.ts'),
    import('./announcement.section.ts'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default.views.account(), phone.default.views.account()]);
}, 60_000);

const list = () => page.getByRole('list', { name: 'Announcements' });
const titles = () =>
  list()
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);
const news = (number: number, more: object = {}) => ({
  id: number,
  title: `News ${number}`,
  content: `<p>Text <b>${number}</b></p>`,
  display_before_login: 1,
  display_after_login: 1,
  sort: number,
  ...more,
});

test('[MEM-35x] members read what is meant for them by its sort, one text at a time, twenty on a page', async () => {
  const rows = Array.from({ length: 45 }, (_, index) => news(45 - index));
  await openMemberPage('/user/Announcement', {
    mode: 'mobile',
    prepare: ({ http }) => http.ok(calls.announcements, { list: [news(0, { display_after_login: 0 }), ...rows] }),
  });
  await expect.element(list()).toBeVisible();
  expect(titles()).toEqual(Array.from({ length: 20 }, (_, index) => `News ${index + 1}`));
  const open = (name: string) => list().getByRole('button', { name, exact: true });
  await open('News 2').click();
  await expect.element(list().getByRole('region', { name: 'News 2', exact: true })).toHaveTextContent('Text 2');
  await open('News 3').click();
  await expect.element(open('News 2')).toHaveAttribute('aria-expanded', 'false');
  const next = () => page.getByRole('button', { name: 'Next' });
  await next().click();
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  expect(titles()[0]).toBe('News 21');
  await next().click();
  await expect.poll(titles).toEqual(['News 41', 'News 42', 'News 43', 'News 44', 'News 45']);
  await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
});

test('[MEM-35x] what is said in the title opens nothing, and a single page has no steps', async () => {
  const { platform } = await openMemberPage('/user/Announcement');
  await expect.element(list()).toBeVisible();
  expect(list().getByRole('button').elements()).toHaveLength(0);
  const [reply] = platform.replies(MARQUEE) as readonly { readonly data: unknown }[];
  expect(JSON.stringify(reply)).toContain(titles()[0] ?? 'nothing');
  expect(page.getByRole('button', { name: 'Next' }).elements()).toHaveLength(0);
});

test.each([
  ['MEM-10', 'Account', ['My details']],
  ['MEM-11', 'Wallet', ['My wallet']],
  ['MEM-12', 'News', ['Announcements', 'Messages']],
  ['MEM-13', 'Funds', ['Deposit', 'Withdrawal']],
])('[%s] the main entry %s is above its sub entries, in this order', async (_, group, entries) => {
  await openMemberPage('/user/Announcement');
  await expect.element(page.getByRole('list', { name: group, exact: true })).toBeVisible();
  const links = page.getByRole('list', { name: group, exact: true }).getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent).filter((name) => entries.includes(name ?? ''))).toEqual(entries);
});
