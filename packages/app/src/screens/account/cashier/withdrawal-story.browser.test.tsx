import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteTemplates } from '../../../kernel/defineSite.ts';
import { openMemberPage } from '../../../testing/openMemberPage.ts';
import type { PageOptions } from '../../../testing/openPage.tsx';

// Each template is loaded for the first time.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await Promise.all([
    import('../../../shell/overlays/Overlays.tsx'),
    import('../../open-order/OpenOrder.tsx'),
    import('../member-section.page.ts'),
    import('../sections/withdrawal.section.ts'),
    import('@housefront/core/features/cashier'),
    import('@housefront/contract/endpoint'),
  ]);
}, 60_000);

const order = {
  order_number: 'W1',
  status: 'pending',
  amount: '40.00',
  fee: '0',
  created_at: '2025-12-31 10:00:00',
  checked_at: '',
  sent_at: '',
  finished_at: '',
  step: 'requested' as string | null,
};
type Order = Partial<typeof order> & Readonly<Record<string, unknown>>;

/** A member whose platform answers with one withdrawal, which can go on. */
const open = async (path: string, first: Order, options: PageOptions = {}) => {
  const site = await openMemberPage(path, {
    ...options,
    prepare: ({ http }) => http.unchecked(calls.withdrawalInfo, answer(first)),
  });
  const goOn = (next: Order) => {
    site.ports.http.unchecked(calls.withdrawalInfo, answer(next));
    return site.runtime.core.queryClient.invalidateQueries({ queryKey: ['member', 'withdrawals'] });
  };
  return { ...site, goOn };
};
const answer = (one: Order) => ({ available_cash: '100.00', accounts: [], orders: [{ ...order, ...one }] });

const heading = (name: string) => page.getByRole('heading', { name, level: 2 });
/** The steps on the page: label, state, and whether a time stands beside it. */
const steps = () =>
  [...document.querySelectorAll<HTMLElement>('main ol > [data-state]')].map((step) => {
    const [, label, time] = [...step.children].map(({ textContent }) => textContent);
    return `${label} ${step.dataset['state']}${time === undefined ? '' : ' at a time'}`;
  });

const checked = { step: 'checked', checked_at: '2025-12-31 10:05:00' };
const sent = { ...checked, step: 'sent', sent_at: '2025-12-31 10:10:00' };
const [FIRST, SECOND] = ['Requested done at a time', 'Checked done at a time'];

test.each([
  ['requested', {}, '', [FIRST, 'Checked now', 'Sent to your bank next', 'Arrived next']],
  ['checked', checked, '', [FIRST, SECOND, 'Sent to your bank now', 'Arrived next']],
  ['sent', sent, '', [FIRST, SECOND, 'Sent to your bank done at a time', 'Arrived now']],
  ['of a state that is unknown here', { step: 'on hold', status_text: 'We will call you' }, 'We will call you · ', []],
  ['of a platform without steps', { step: null }, '', []],
])(
  '[LOOK-09] an open withdrawal that is %s shows what the platform says, and nothing else',
  async (_, said, text, shown) => {
    await open('/user/Withdrawal', { usual_minutes: 120, ...said });
    await expect.element(heading('Your withdrawal is in progress')).toBeVisible();
    await expect.element(page.getByText(`${text}Usually within 2 hours`, { exact: true })).toBeVisible();
    expect(steps()).toEqual(shown);
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(shown.length === 0 ? 0 : 1);
  },
);

const end = { finished_at: '2025-12-31 10:40:00' };

test.each([
  [
    'success',
    'Your withdrawal has been paid',
    [FIRST, SECOND, 'Sent to your bank done at a time', 'Arrived done at a time'],
  ],
  ['failed', 'Your last transaction did not go through', [FIRST, SECOND, 'Declined stopped at a time']],
  ['cancelled', 'Your last transaction did not go through', [FIRST, SECOND, 'Cancelled stopped at a time']],
])('[LOOK-09] the end of a withdrawal, %s, is the end of its steps', async (status, title, shown) => {
  const { goOn } = await open('/user/Withdrawal', checked);
  await expect.element(heading('Your withdrawal is in progress')).toBeVisible();
  const last = status === 'success' ? { ...sent, step: 'arrived' } : checked;
  await goOn({ ...last, ...end, status });
  await expect.element(heading(title)).toBeVisible();
  expect(steps()).toEqual(shown);
});

const chip = () => page.getByRole('link', { name: /^Withdrawal \$40\.00/ });

test.each([
  ['success', /^Your withdrawal has been paid/],
  ['failed', /^Your withdrawal was not paid\. The money is back/],
])(
  '[LOOK-09] away from its page the end of a withdrawal, %s, is told once, and its chip goes',
  async (status, says) => {
    const { goOn, ports, runtime } = await open('/', checked);
    await expect.element(chip()).toBeVisible();
    expect(page.getByText(says).elements()).toEqual([]);
    ports.http.unchecked(calls.withdrawalInfo, answer({ ...checked, ...end, status }));
    // The platform writes to the member.
    runtime.core.events.emit('letters-changed', { arrived: true });
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(chip()).not.toBeInTheDocument();
    await goOn({ ...checked, ...end, status });
    expect(page.getByText(says).elements()).toHaveLength(1);
  },
);

test('[LOOK-09] without an open withdrawal there is no chip, and what ended before this visit is not told', async () => {
  const { runtime } = await open('/', { ...checked, ...end, status: 'failed' });
  await expect.poll(() => runtime.core.queryClient.isFetching({ queryKey: ['member', 'withdrawals'] })).toBe(0);
  await expect
    .poll(() => runtime.core.queryClient.getQueryCache().findAll({ queryKey: ['member', 'withdrawals'] }).length)
    .toBe(1);
  expect(page.getByText(/^Your withdrawal/).elements()).toEqual([]);
  expect(chip().elements()).toEqual([]);
});

const templates = import.meta.glob<{ default: never }>('../../../../../ui/src/templates/{desktop,h5}-*/template.ts');
const frames = Object.entries(templates).map(([path, load]) => [path.split('/').at(-2) ?? '', load] as const);

test.each(frames)(
  '[LOOK-09] in %s an open withdrawal is one press from home and from the wallet',
  async (name, load) => {
    const mode = name.startsWith('h5') ? 'mobile' : 'desktop';
    const [width, height] = mode === 'mobile' ? ([390, 800] as const) : ([1440, 900] as const);
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(414, 896));
    const { runtime } = await open('/', checked, { mode, templates: { [mode]: load } as unknown as SiteTemplates });
    await expect.element(chip()).toHaveAttribute('href', '/user/Withdrawal');
    const box = chip().element().getBoundingClientRect();
    expect(box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth).toBe(true);
    runtime.overlays.open('wallet');
    const inWallet = page.getByRole('dialog').getByRole('link', { name: /^Withdrawal \$40\.00/ });
    await expect.element(inWallet).toHaveAttribute('href', '/user/Withdrawal');
  },
);
