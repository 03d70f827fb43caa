import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recordsFixture } from '../patterns/RecordTable/records.fixtures.ts';
import { accountFixture } from '../views/account/account.fixtures.ts';
import { openScreen } from './screen/open.tsx';
import { checkedTemplates } from './subjects/checkedTemplates.ts';

const phones = (await checkedTemplates()).filter(({ template }) => template.kind === 'mobile');
const { menu, section } = accountFixture({ session: 'member' });
const fixture = recordsFixture();
const [row] = fixture.list.items;
const items = row ? Array.from({ length: 20 }, (_, at) => ({ ...row, id: String(at) })) : [];
const hint = 'Times are in GMT+1.';
const records = {
  ...fixture,
  range: fixture.range && { ...fixture.range, hint },
  list: { ...fixture.list, items },
};
const props = {
  menu: menu.map((group) => ({
    ...group,
    entries: group.entries.map((one) => ({ ...one, active: one.icon === 'records' })),
  })),
  section: { ...section, state: 'ready' as const, blocks: [{ kind: 'records' as const, id: 'records', records }] },
};

test.each(phones)('[LOOK-08] $template.id has seven records in view at 390x800', async ({ template }) => {
  await openScreen({ template, view: 'account', width: 390, height: 800, props });
  const list = page.getByRole('list', { name: fixture.label });
  await expect.element(list).toBeVisible();
  // What is fixed over the lower edge covers records.
  const floor = Math.min(
    innerHeight,
    ...[...document.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).position === 'fixed' && one.getBoundingClientRect().top > 400)
      .map((one) => one.getBoundingClientRect().top),
  );
  const inView = () =>
    list
      .getByRole('button', { expanded: false })
      .elements()
      .filter((one) => one.getBoundingClientRect().bottom <= floor).length;
  await expect.poll(inView).toBeGreaterThanOrEqual(7);
  expect(page.getByText(hint).elements()).toHaveLength(1);
});
