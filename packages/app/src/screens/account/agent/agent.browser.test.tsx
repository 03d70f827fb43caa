import { calls } from '@housefront/contract/calls';
import { downlineMembers } from '@housefront/core/features/agent-centre';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMemberPage } from '../../../testing/openMemberPage.ts';

const LEVELS = '/api/arks/web/agent-level-rename';
const APPLY = '/api/member/apply_for_agent';
const STORE = '/api/arks/web/agent/downline/store';
const TRANSFER = '/api/arks/web/agent/transfer';
const PROMOTION = '/api/arks/web/agent/promotion';
const lucky = { member: ['lucky88', 'Lucky888'] } as const;
const paused = { member: ['paused1', 'Paused11'] } as const;

beforeAll(async () => {
  const [desktop, phone] = await Promise.all([
    import('@housefront/ui/templates/desktop-1'),
    import('@housefront/ui/templates/h5-1'),
    import('../agent.page.ts'),
    import('../member.page.ts'),
    import('../sections/info.section.ts'),
    import('@housefront/contract/endpoint'),
    import('../agent-sections/plan.section.ts'),
    import('../agent-sections/agreement.section.ts'),
    import('../agent-sections/no-permission.section.ts'),
    import('../agent-sections/register.section.ts'),
    import('../agent-sections/promotion.section.ts'),
    import('../agent-sections/transfer.section.ts'),
    import('../agent-sections/downline-info.section.ts'),
  ]);
  await Promise.all([desktop.default.views.account(), phone.default.views.account()]);
}, 60_000);

beforeEach(() => page.viewport(1440, 900));

const heading = (name: string | RegExp, level = 2) => page.getByRole('heading', { name, level });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const menu = () => page.getByRole('navigation', { name: 'Sections' });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });

test('[AGT-09] [AGT-08x] the menu of an agent has the terms, registration and the centre; no page named: the members', async () => {
  await openMemberPage('/proxy');
  await expect.element(heading('Members', 1)).toBeVisible();
  expect(
    menu()
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    'Agent programme',
    'Agent agreement',
    'Register members',
    'Members',
    'Referral links',
    'Daily report',
    'Report by tier',
    'Transfer',
    'Settlements',
  ]);
});

test('[AGT-01] [AGT-06] the member centre leads agents to their window and others to applying', async () => {
  const { ports, runtime } = await openMemberPage('/user/Info');
  const entry = menu().getByRole('link', { name: 'Agent centre' });
  await expect.element(entry).toHaveAttribute('href', '/proxy');
  expect(menu().getByRole('link', { name: 'Become an agent' }).elements()).toEqual([]);
  await entry.click();
  expect(ports.windows.opened.at(-1)).toMatchObject({
    name: 'agentWindow',
    addresses: ['/proxy'],
    size: { width: 1500, height: 800 },
  });
  expect(runtime.navigation.target().path).toBe('/user/Info');
});

test('[AGT-01] a regular member has no agent items in the menu', async () => {
  await openMemberPage('/user/Info', lucky);
  await expect.element(menu().getByRole('link', { name: 'Become an agent' })).toBeVisible();
  expect(menu().getByRole('link', { name: 'Agent centre' }).elements()).toEqual([]);
});

test('[AGT-07] [AGT-08x] an address names its page: Register and Promotion are selected in the menu', async () => {
  const { runtime } = await openMemberPage('/proxy?page=Register');
  await expect.element(menu().getByRole('link', { name: 'Register members' })).toHaveAttribute('aria-current', 'page');
  await expect.element(heading('Register a member')).toBeVisible();
  await runtime.navigation.go('/proxy?page=Promotion');
  await expect.element(menu().getByRole('link', { name: 'Referral links' })).toHaveAttribute('aria-current', 'page');
});

test('[MEM-02] [AGT-04] [AGT-13x] an agent of level 2 reads its name, its kind in a word, and the plan without its scripts', async () => {
  const { ports } = await openMemberPage('/proxy?page=Plan', {
    prepare: ({ http }) =>
      http.ok(calls.agentPlan, {
        detail: {
          title: 'Terms',
          content: '<p>Earn <b>more</b></p><script>globalThis.hit = 1</script>',
          levels: [
            { level: 2, active_members: 20, min_profit: '5000.00', rate: 0.3 },
            { level: 7, active_members: 50, min_profit: '20000.00', rate: 0.355 },
          ],
        },
      }),
  });
  await expect.element(heading('Your agent account')).toBeVisible();
  await expect.element(page.getByText('Silver').first()).toBeVisible();
  expect(page.getByText('Agent type').element().nextElementSibling).toHaveTextContent('Standard');
  await expect.element(page.getByText('Earn more')).toBeVisible();
  expect([document.querySelector('section script'), Reflect.get(globalThis, 'hit')]).toEqual([null, undefined]);
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(/\s/g, '')));
  expect(rows.slice(1)).toEqual([
    ['Silver', '20', '$5,000.00', '30%'],
    ['Level7', '50', '$20,000.00', '35.5%'],
  ]);
  expect(ports.http.sent(LEVELS)).toHaveLength(1);
});

test('[MEM-02] [AGT-11x] [AUTH-50x] a regular member asks for no level names, and finds the way to apply', async () => {
  const { ports, runtime } = await openMemberPage('/proxy', lucky);
  await expect.element(heading('Apply to become an agent')).toBeVisible();
  expect(ports.http.sent(LEVELS)).toEqual([]);
  await expect
    .element(page.getByRole('link', { name: 'Become an agent' }))
    .toHaveAttribute('href', '/proxy?page=Agreement');
  await runtime.navigation.go('/proxy?page=Transfer');
  await expect.element(heading('This page is for agents')).toBeVisible();
});

test('[AGT-11x] a member who may not apply has no button', async () => {
  const { runtime } = await openMemberPage('/proxy', {
    ...lucky,
    prepare: ({ http }) => http.code('/api/member/apply_for_agent/check', '101'),
  });
  await expect.element(heading('You cannot apply at the moment')).toBeVisible();
  expect(page.getByRole('link', { name: 'Become an agent' }).elements()).toEqual([]);
  await runtime.navigation.go('/proxy?page=Agreement');
  await expect.element(page.getByRole('region', { name: 'Agent agreement' })).toBeVisible();
  expect(button('Become an agent').elements()).toEqual([]);
});

test('[AGT-11x] a site that leaves applying out offers it neither on the plan nor with the agreement', async () => {
  const { runtime } = await openMemberPage('/proxy', { ...lucky, config: { hiddenLinks: ['applyAgent'] } });
  await expect.element(heading('You cannot apply at the moment')).toBeVisible();
  expect(page.getByRole('link', { name: 'Become an agent' }).elements()).toEqual([]);
  await runtime.navigation.go('/proxy?page=Agreement');
  await expect.element(page.getByRole('region', { name: 'Agent agreement' })).toBeVisible();
  expect(button('Become an agent').elements()).toEqual([]);
});

test('[AGT-11x] the agent who brought a member is named by the check and by the application', async () => {
  const { ports } = await openMemberPage('/proxy?page=Agreement', {
    ...lucky,
    prepare: ({ cookies, http }) => {
      cookies.set('member_agent', '77');
      cookies.set('register_type', 'member_agent');
      http.ok(calls.agentAgreement, { list: [{ title: 'Terms', content: '<p>Short.</p>' }] });
      http.ok(calls.applyForAgentCheck, null);
    },
  });
  await field(/Contact details/).fill('lucky on telegram');
  const consent = page.getByRole('checkbox');
  await expect.element(consent).toBeEnabled();
  await consent.click();
  await button('Become an agent').click();
  await expect.poll(() => ports.http.bodies(APPLY)).toMatchObject([{ agent_id: '77', apply_agent_flag: 1 }]);
  expect(ports.http.bodies('/api/member/apply_for_agent/check')).toMatchObject([{ agent_id: '77' }]);
});

test('[AGT-20x] [MEM-03x] with a closed wallet the page says so, and offers no transfer', async () => {
  const { order, runtime } = await openMemberPage('/proxy?page=Plan');
  await runtime.core.queryClient.fetchQuery(runtime.core.member.queries.layout());
  await order('scenario/wallet-closed');
  runtime.core.events.emit('profile-changed', null);
  await runtime.navigation.go('/proxy?page=Transfer');
  await expect.element(heading('Your wallet is not available')).toBeVisible();
  expect(page.getByRole('textbox', { name: /Member account|amount/i }).elements()).toEqual([]);
});

test('[AGT-14x] [AGT-11x] applying waits for the end of the agreement and the consent; then it is pending', async () => {
  const content = '<p>Word for word.</p>'.repeat(30);
  const { ports } = await openMemberPage('/proxy?page=Agreement', {
    ...lucky,
    prepare: ({ http }) =>
      http.ok(calls.agentAgreement, {
        list: ['Who can be one', 'How it ends'].map((title) => ({ title, content })),
      }),
  });
  const apply = button('Become an agent');
  const consent = page.getByRole('checkbox');
  await expect.element(apply).toBeDisabled();
  await expect.element(consent).toBeDisabled();
  await field(/Contact details/).fill('lucky on telegram');
  const box = page.getByRole('region', { name: 'Agent agreement' });
  await button('How it ends').click();
  await expect.element(heading('How it ends', 3)).toHaveFocus();
  const place = box.element();
  await expect.poll(() => place.querySelectorAll('p').length).toBe(60);
  await expect.element(consent).toBeDisabled();
  place.scrollTo({ top: place.scrollHeight });
  await expect.element(consent).toBeEnabled();
  await expect.element(apply).toBeDisabled();
  await consent.click();
  await apply.click();
  await expect.element(heading('We have received your application')).toBeVisible();
  expect(ports.http.bodies(APPLY)).toEqual([
    { agent_id: '', apply_agent_flag: 1, contact: 'lucky on telegram', remark: '' },
  ]);
  expect(apply.elements()).toEqual([]);
});

test('[AGT-15x] an agent registers a member, keeps the session, and hands on account and password', async () => {
  const { ports, platform, runtime } = await openMemberPage('/proxy?page=Register');
  await expect.element(heading('Register a member')).toBeVisible();
  expect(page.getByText(/Verification code/).elements()).toEqual([]);
  await field(/^Account/).fill('newline1');
  await field('Email').fill('newline1@line.test');
  await page.getByLabelText(/^Password/).fill('Secret12');
  await page.getByLabelText(/^Confirm password/).fill('Secret13');
  await page.getByRole('radio', { name: /^Agent/ }).click();
  await field(/^Commission/).fill('150');
  await page.getByLabelText('Digit 1 of 4').click();
  await userEvent.keyboard('2580');
  await button('Create account').click();
  await expect.element(field(/^Commission/)).toHaveAccessibleDescription(/whole number from 0 to 100/);
  await expect.element(page.getByLabelText(/^Confirm password/)).toHaveAccessibleDescription(/do not match/);
  expect(ports.http.sent(STORE)).toEqual([]);
  await field(/^Commission/).fill('10');
  await page.getByLabelText(/^Confirm password/).fill('Secret12');
  await button('Create account').click();
  await expect.element(heading('The account is ready')).toBeVisible();
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  onTestFinished(() => write.mockRestore());
  await button('Copy both').click();
  expect(copied.join()).toMatch(/newline1[^]*Secret12/);
  await expect.element(page.getByRole('definition').filter({ hasText: 'newline1' })).toBeVisible();
  expect(ports.http.bodies(STORE)).toMatchObject([
    { member_account: 'newline1', member_agent: '8', member_currency: 'USD', member_type: 2, commission_rate: '0.10' },
  ]);
  expect(runtime.core.session.store.getState().member?.account).toBe('falcon1');
  const { members } = (await platform.control('/members')) as { members: readonly { account: string }[] };
  expect(members.some(({ account }) => account === 'newline1')).toBe(true);
});

test('[AGT-15x] what the platform refuses is said at its field', async () => {
  const { ports } = await openMemberPage('/proxy?page=Register', {
    prepare: ({ http }) => http.on(STORE, { json: { code: '101', message: 'taken', codeFull: '102', data: null } }),
  });
  await field(/^Account/).fill('river77');
  await field('Email').fill('newline1@line.test');
  await page.getByLabelText(/^Password/).fill('Secret12');
  await page.getByLabelText(/^Confirm password/).fill('Secret12');
  await page.getByLabelText('Digit 1 of 4').click();
  await userEvent.keyboard('2580');
  await button('Create account').click();
  await expect.element(field(/^Account/)).toHaveAccessibleDescription(/This account name is already taken/);
  expect(ports.http.sent(STORE)).toHaveLength(1);
});

test('[AGT-17x] [AGT-08x] links end in the agent and come with a code; another range counts anew', async () => {
  const { ports } = await openMemberPage('/proxy?page=Promotion', { mode: 'mobile' });
  await expect.element(heading('Results from your links')).toBeVisible();
  await expect.element(page.getByText(/\/register\?id=8$/).first()).toBeVisible();
  const links = page.getByText(/\/register\?id=8$/).elements();
  expect(links.map((link) => link.textContent).at(1)).toBe('http://usd.agents.localhost/register?id=8');
  expect(links[0]?.closest('section')?.querySelector('svg path')).not.toBeNull();
  expect(ports.http.bodies(PROMOTION)).toMatchObject([
    { start_at: '2025-12-25 00:00:00', end_at: '2025-12-31 23:59:59' },
  ]);
  const registered = () =>
    page.getByText('Registrations', { exact: true }).element().parentElement?.querySelector('dd')?.textContent;
  const before = registered();
  await button(/30/).click();
  await expect.poll(() => ports.http.bodies(PROMOTION).at(-1)).toMatchObject({ start_at: '2025-12-02 00:00:00' });
  await expect.poll(registered).not.toBe(before);
});

const pasteInto = (element: Element, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

const give = async (target: string, amount: string) => {
  await field(/^Member account/).fill(target);
  await field(/^Amount/).fill(amount);
  await button('Transfer now').click();
};

test('[AGT-20x] [REG-56x] the own account is refused; a transfer asks for the password by boxes, lowers the balance and adds a row', async () => {
  const { ports, platform, runtime } = await openMemberPage('/proxy?page=Transfer');
  await expect.element(heading('Transfer money to a member')).toBeVisible();
  await expect.element(page.getByText(/^\$\s?3,100\.00$/).last()).toBeVisible();
  await give('FALCON1', '3100.01');
  await expect.element(field(/^Member account/)).toHaveAccessibleDescription(/your own account/);
  await expect.element(field(/^Amount/)).toHaveAccessibleDescription(/Your balance is \$ ?3,100\.00/);
  const days = { from: '2025-11-01', to: '2025-12-31' };
  const { core } = runtime;
  const sort = { by: 'registerAt', order: 'desc' } as const;
  const line = downlineMembers.page(core, { days, page: 1, size: 20, sort, filters: {} });
  const target = (await core.queryClient.fetchQuery(line)).rows[0]?.memberAccount ?? '';
  await give(target, '100');
  const dialog = page.getByRole('alertdialog', { name: /Transfer \$ ?100\.00\?/ });
  const password = dialog.getByRole('group', { name: 'Withdrawal PIN' });
  const digit = (number: number) => password.getByRole('textbox', { name: `Digit ${number} of 4` });
  await expect.element(digit(1)).toHaveFocus();
  await userEvent.keyboard('12{Enter}');
  await expect.element(digit(1)).toHaveAccessibleDescription('Please enter your withdrawal PIN');
  expect(ports.http.sent(TRANSFER)).toEqual([]);
  await digit(1).click();
  await userEvent.keyboard('9');
  await userEvent.keyboard('{Backspace}');
  pasteInto(digit(1).element(), '11-22');
  await expect.element(digit(4)).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Transfer now' }).dblClick();
  await expect.element(page.getByRole('rowheader', { name: target })).toBeVisible();
  await expect.element(page.getByText(/\$ ?3,000\.00/).first()).toBeVisible();
  expect(ports.http.sent(TRANSFER)).toHaveLength(1);
  expect(await platform.control('/ledger/falcon1')).toMatchObject({ total: '3000.00', problems: [] });
});

test('[AGT-03x] a paused agent cannot register, refer or transfer, and still reads', async () => {
  const { runtime } = await openMemberPage('/proxy?page=Register', paused);
  await expect.element(heading('Your agent account is paused')).toBeVisible();
  expect(button('Create account').elements()).toEqual([]);
  await runtime.navigation.go('/proxy?page=Transfer');
  await expect.element(heading('Your agent account is paused')).toBeVisible();
  expect(button('Transfer now').elements()).toEqual([]);
  await runtime.navigation.go('/proxy?page=Promotion');
  await expect.element(heading('Results from your links')).toBeVisible();
  await expect.element(heading('Your agent account is paused')).toBeVisible();
  expect(page.getByText(/\/register\?id=/).elements()).toEqual([]);
});
