import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { messageText } from '@housefront/core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, type PageOptions } from '../../../testing/openPage.tsx';

const LIST = '/api/arks/web/member/letter';
const READ = '/api/arks/web/member/letter/read';
const DESTROY = '/api/arks/web/member/letter/destroy';

interface Written {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly created_at: string;
  is_read: 0 | 1;
}

/** A member at the platform. */
const asMember = ({ http, storage }: FakePorts) => {
  const account = { member_account: 'lucky88', currency: 'USD' } as const;
  for (const [key, value] of Object.entries({ token: 't1', member_id: '42', ...account } as const))
    storage.set(key as 'token', value);
  const layout = {
    id: 42,
    member_type: 1,
    member_account: 'lucky88',
    member_currency: 'USD',
    member_cash: '1.00',
    is_playing: 0,
  };
  http.ok(calls.commonLayout, { member_common_layout: layout });
  http.ok(calls.myCash, { my_cash_list: [], total: '12.50' });
};

/** A platform that keeps letters; the newest first, the two newest unread. */
const keep =
  (count: number) =>
  (ports: FakePorts): void => {
    asMember(ports);
    let letters: Written[] = Array.from({ length: count }, (_, index) => ({
      id: count - index,
      title: `Letter ${count - index}`,
      content: `<p>Words of <b>letter ${count - index}</b></p><script>document.title = 'hacked'</script>`,
      created_at: '2026-01-15 08:30:00',
      is_read: index < 2 ? 0 : 1,
    }));
    const { http } = ports;
    http.on(LIST, ({ body }) => {
      const at = ((body as { page: number }).page - 1) * 50;
      const unread_count = letters.filter(({ is_read }) => is_read === 0).length;
      const data = { list: letters.slice(at, at + 50), total_count: letters.length, unread_count };
      return success(calls.letters, data);
    });
    http.on(READ, ({ body }) => {
      const { id } = body as { id: unknown };
      for (const letter of letters) if (String(letter.id) === String(id)) letter.is_read = 1;
      return success(calls.letterRead, null);
    });
    http.on(DESTROY, ({ body }) => {
      const { id } = body as { id: readonly string[] };
      letters = letters.filter((letter) => !id.includes(String(letter.id)));
      return success(calls.letterDestroy, null);
    });
  };

const open = async (count: number, options: PageOptions = {}) => {
  const phone = options.mode === 'mobile';
  await page.viewport(phone ? 360 : 1280, 800);
  onTestFinished(() => page.viewport(414, 896));
  const opened = await openPage('/user/Letter', { prepare: keep(count), ...options });
  const { core, toasts } = opened.runtime;
  core.events.on('message', (message) => void toasts.show({ text: messageText(message, core.i18n) }));
  await core.start();
  const paths = () => opened.ports.http.requests.map(({ path }) => path).filter((path) => path.startsWith(LIST));
  return { ...opened, paths };
};
const list = () => page.getByRole('list', { name: 'Your messages' });
const row = (number: number) => list().getByRole('button', { name: new RegExp(`^Letter ${number}(?!\\d)`) });
const heading = (number: number) => page.getByRole('heading', { name: `Letter ${number}`, exact: true });
const menu = () => page.getByRole('link', { name: /^Messages/ });
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../../../shell/overlays/Overlays.tsx'),
    import('../member-section.page.ts'),
    import('./letter.section.ts'),
    import('@housefront/contract/endpoint'),
  ]);
  await Promise.all([desktop.default, phone.default].map(({ views }) => views.account()));
}, 60_000);

test('[LET-01] [LET-02] an unread letter is read by its call, then the list is fetched; the counter is one lower, and a read one sends nothing', async () => {
  const { ports, paths } = await open(3);
  await expect.element(row(3)).toBeVisible();
  await expect.poll(() => menu().element().textContent).toContain('2');
  // Said in words, not by colour alone (LET-06x).
  expect(row(3).element().textContent).toContain('New');
  expect(row(1).element().textContent).not.toContain('New');
  expect(row(1).element().textContent).toContain('2026-01-15 08:30:00 GMT-4');
  const before = paths().length;
  await row(3).click();
  await expect.element(heading(3)).toHaveFocus();
  await expect.poll(() => paths().slice(before)).toEqual([READ, LIST]);
  expect(ports.http.bodies(READ)).toEqual([{ id: '3' }]);
  await expect.poll(() => menu().element().textContent).toMatch(/1(?!\d)/);
  await expect.element(page.getByText('Unread: 1')).toBeVisible();
  await row(1).click();
  await expect.element(heading(1)).toBeVisible();
  expect(ports.http.sent(READ)).toHaveLength(1);
});

test('[LET-06x] a letter shows its HTML, and nothing in it runs', async () => {
  await open(1);
  await row(1).click();
  await expect.element(page.getByText('letter 1', { exact: true })).toBeVisible();
  expect(page.getByText('letter 1', { exact: true }).element().tagName).toBe('B');
  expect([document.title === 'hacked', document.querySelector('section script')]).toEqual([false, null]);
});

test('[LET-04] [LET-05x] two that are selected go together after a question; without a yes nothing is sent', async () => {
  const { ports, paths } = await open(3);
  for (const number of [3, 1]) await page.getByRole('checkbox', { name: `Select: Letter ${number}` }).click();
  await button('Delete selected (2)').click();
  await page.getByRole('alertdialog', { name: 'Delete 2 messages?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(ports.http.sent(DESTROY)).toEqual([]);
  await expect.element(row(3)).toBeVisible();
  await button('Delete selected (2)').click();
  const before = paths().length;
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // Behind a question nothing is found by its role.
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(row(3)).not.toBeInTheDocument();
  expect(ports.http.bodies(DESTROY)).toMatchObject([
    { active: 1, count: 50, page: 1, sort_field: 'id', sort_order: 'desc', id: ['3', '1'] },
  ]);
  expect(paths().slice(before)).toEqual([DESTROY, LIST]);
  await expect.element(row(2)).toBeVisible();
  expect(button(/^Delete/).elements()).toHaveLength(0);
});

test('[LET-02] [LET-04] a double click reads a letter once, asks once and deletes once', async () => {
  const { ports } = await open(3);
  await row(3).dblClick();
  await expect.element(heading(3)).toBeVisible();
  await button('Delete').dblClick();
  const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).dblClick();
  const destroyed = () => ports.http.bodies(DESTROY).map((body) => (body as { readonly id: unknown }).id);
  await expect.poll(destroyed).toEqual([['3']]);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(row(2)).toBeVisible();
  await ports.clock.advance(2000);
  expect([ports.http.bodies(READ), destroyed()]).toEqual([[{ id: '3' }], [['3']]]);
});

test('[LET-04] an open letter is deleted from its page, which goes with it', async () => {
  await open(2);
  await row(1).click();
  await expect.element(heading(1)).toBeVisible();
  await button('Delete').click();
  await page.getByRole('alertdialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(heading(1)).not.toBeInTheDocument();
  await expect.element(row(2)).toBeVisible();
});

test('[LET-03] [LET-06x] 51 letters are two pages; the last letter of the second leads back to the first', async () => {
  const { ports } = await open(51);
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  expect(list().getByRole('button').elements()).toHaveLength(50);
  await button('Next').click();
  await expect.element(row(1)).toBeVisible();
  expect(ports.http.bodies(LIST).at(-1)).toMatchObject({ page: 2, count: 50 });
  await row(1).click();
  await button('Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(row(51)).toBeVisible();
  expect(page.getByText(/^Page/).elements()).toHaveLength(0);
});

test('[LET-06x] no letters, and letters that do not come, are reported; a retry brings them', async () => {
  const { ports } = await open(0);
  await expect.element(page.getByText('You have no messages')).toBeVisible();
  const failing = await open(0, {
    prepare: (given) => {
      keep(1)(given);
      given.http.on(LIST, { status: 500, text: '' });
    },
  });
  await expect.element(button('Try again')).toBeVisible();
  keep(1)(failing.ports);
  await button('Try again').click();
  await expect.element(row(1)).toBeVisible();
  expect(ports.http.sent(DESTROY)).toEqual([]);
});

test('[RT-12] a letter that arrives is announced, and is in the list and the counter', async () => {
  const { ports, runtime } = await open(2);
  await expect.element(row(2)).toBeVisible();
  keep(3)(ports);
  runtime.core.events.emit('letters-changed', { arrived: true });
  await ports.clock.advance(500);
  await expect.element(row(3)).toBeVisible();
  await expect.element(page.getByText('You have a new message')).toBeVisible();
});

test('[LET-02] on a phone a letter takes the place of the list; back and Escape lead to its row', async () => {
  await open(3, { mode: 'mobile' });
  await row(3).click();
  await expect.element(heading(3)).toBeVisible();
  await expect.element(row(1)).not.toBeInTheDocument();
  await button('Back to messages').click();
  await expect.element(row(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(heading(2)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(row(2)).toHaveFocus();
});
