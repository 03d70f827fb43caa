import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, type PageOptions } from '../../testing/openPage.tsx';
import { startShell } from '../startShell.ts';

// The first test loads whole templates, on a busy machine too.
vi.setConfig({ testTimeout: 60_000 });

const LAYOUT = '/api/member/profile/common/layout';
const wire = { member_type: 1, member_currency: 'USD', member_cash: '1.00', is_playing: 0 };
const members: Readonly<Record<string, object>> = {
  mine: { ...wire, id: 42, member_account: 'lucky88' },
  other: { ...wire, id: 43, member_account: 'river77' },
};
const LINK = '?tk=other&member_id=43&member_account=river77&member_currency=USD';

const signIn = ({ storage }: FakePorts) => {
  for (const [key, value] of [
    ['token', 'mine'],
    ['member_id', '42'],
    ['member_account', 'lucky88'],
    ['currency', 'USD'],
  ] as const)
    storage.set(key, value);
};

/** The page of a link in a browser where lucky88 is signed in. */
async function openLink(options: PageOptions = {}, search = LINK, width = 320) {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(414, 896));
  const opened = await openPage('/app', {
    ...options,
    prepare: (ports) => {
      signIn(ports);
      ports.windows.here = { ...ports.windows.here, path: '/app', search };
      ports.http.on(LAYOUT, ({ headers }) =>
        success(calls.commonLayout, { member_common_layout: members[headers['authorization'] ?? ''] }),
      );
    },
  });
  startShell(opened.runtime);
  await opened.runtime.core.started;
  return opened;
}

const question = () => page.getByRole('alertdialog');

test.each(['desktop', 'mobile'] as const)(
  '[SEC-05] the question names both, has the focus on staying and can be answered by keyboard, on %s',
  async (mode) => {
    const { ports, runtime } = await openLink({ mode }, LINK, mode === 'desktop' ? 1440 : 320);
    await expect.element(question()).toHaveAccessibleName('Continue as river77?');
    await expect.element(question()).toHaveAccessibleDescription(/signed in as lucky88/);
    await expect.element(page.getByRole('button', { name: 'Stay signed in as lucky88' })).toHaveFocus();
    const sent = () => ports.http.requests.filter(({ headers }) => headers['authorization'] === 'other');
    expect(sent().map(({ path }) => path)).toEqual([LAYOUT]);
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    expect([ports.storage.get('token'), ports.windows.reloads, sent().length]).toEqual(['mine', 0, 1]);
    expect(runtime.core.session.store.getState()).toMatchObject({ offer: null, member: { account: 'lucky88' } });
  },
);

test('[SEC-05] going on as the other member loads the page anew, with their login', async () => {
  const { ports, runtime } = await openLink();
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(question()).not.toBeInTheDocument();
  expect([ports.storage.get('token'), ports.storage.get('member_account'), ports.windows.reloads]).toEqual([
    'other',
    'river77',
    1,
  ]);
  // The page itself stays where it is until then.
  expect([runtime.navigation.target().path, ports.windows.selfClosed]).toEqual(['/app', 0]);
});

test('[SEC-05] the question and one behind it go away when another tab signs out', async () => {
  const { ports, runtime } = await openLink();
  await expect.element(question()).toBeVisible();
  const second = runtime.messages.confirm({ title: 'Another one' });
  ports.storage.fromOtherTab('token', null);
  expect([await second, ports.windows.reloads]).toEqual([false, 0]);
  await expect.element(question()).not.toBeInTheDocument();
});

test('[SEC-05] the question fits a phone of 320 px in every language', async () => {
  const texts = new Set<string>();
  for (const locale of [
    'bn_BD',
    'en_US',
    'hi_IN',
    'ja_JP',
    'ko_KR',
    'my_MM',
    'ta_IN',
    'th_TH',
    'vi_VN',
    'zh_CN',
    'zh_TW',
  ] as const) {
    const { runtime } = await openLink({ mode: 'mobile', locale, config: { languages: [locale] } });
    await expect.element(question()).toHaveAccessibleName(/river77/);
    const dialog = question().element();
    texts.add(dialog.textContent);
    for (const name of ['river77', 'lucky88']) expect(dialog.textContent).toContain(name);
    for (const button of dialog.querySelectorAll('button')) {
      const { left, right } = button.getBoundingClientRect();
      expect([locale, left >= 0, right <= 320, button.scrollWidth <= button.clientWidth + 1]).toEqual([
        locale,
        true,
        true,
        true,
      ]);
    }
    runtime.core.session.answerOffer(false);
    await expect.element(question()).not.toBeInTheDocument();
  }
  expect(texts.size).toBe(11);
});

test('[SEC-05] a member’s pages name no member until the platform has', async () => {
  const answers: ReturnType<FakePorts['http']['hold']>[] = [];
  await page.viewport(390, 800);
  onTestFinished(() => page.viewport(414, 896));
  const { runtime } = await openPage('/user/MyWallet', {
    mode: 'mobile',
    prepare: (ports) => {
      signIn(ports);
      ports.storage.set('member_account', 'falcon1');
      answers.push(ports.http.hold(LAYOUT));
    },
  });
  startShell(runtime);
  await runtime.core.started;
  await expect.element(page.getByRole('heading', { level: 1, name: 'My wallet' })).toBeVisible();
  await expect.element(page.getByText('falcon1')).not.toBeInTheDocument();
  answers[0]?.(success(calls.commonLayout, { member_common_layout: members['mine'] }));
  await expect.element(page.getByText(/belongs to a different member/)).toBeVisible();
  expect(runtime.core.session.isMember()).toBe(false);
});
