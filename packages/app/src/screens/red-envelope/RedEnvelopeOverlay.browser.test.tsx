import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openShell, type ShellOptions, warmUp } from '../../testing/openShell.tsx';
import { WRONG_BY, wrongClock } from '../../testing/wrongClock.ts';
import RedEnvelopeOverlay from './RedEnvelopeOverlay.tsx';

beforeAll(() => warmUp('desktop'), 60_000);
beforeAll(() => warmUp('mobile'), 60_000);

const LIST = '/api/arks/web/activity/red_envelope_promotion';
const CLAIM = '/api/arks/web/activity/red_envelope';

const runningFor =
  (ms: number) =>
  ({ http, clock, storage }: FakePorts) => {
    storage.set('token', 't1');
    const end_at = new Date(clock.now() + ms).toISOString();
    http.ok(calls.redEnvelopePromotion, { list: [{ id: 7, end_at }] });
  };
const running = runningFor(299_000);
const open = (options: ShellOptions = {}) => openShell({ prepare: running, more: <RedEnvelopeOverlay />, ...options });
const envelope = () => page.getByRole('complementary', { name: 'A red envelope for you' });

test('[SHELL-40] [RT-20] one that the platform announces appears, and goes with it', async () => {
  const { ports, runtime } = await open({
    prepare: (ports) => {
      running(ports);
      ports.http.ok(calls.redEnvelopePromotion, { list: [] });
    },
  });
  await expect.poll(() => ports.http.sent(LIST).length).toBe(1);
  expect(envelope().elements()).toHaveLength(0);
  running(ports);
  runtime.core.events.emit('envelope-changed', null);
  await expect.element(envelope()).toBeVisible();
  ports.http.ok(calls.redEnvelopePromotion, { list: [] });
  runtime.core.events.emit('envelope-changed', null);
  await expect.element(envelope()).not.toBeInTheDocument();
});

test('[ENV-03] it is open on a desktop and small on a phone, and changes at a press', async () => {
  await open({ mode: 'mobile' });
  await page.getByRole('button', { name: /Red envelope/ }).click();
  await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Minimise' }).click();
  await expect.element(page.getByRole('button', { name: /Red envelope/ })).toBeVisible();
});

test('[ENV-02] [ENV-04] the time that is left runs down; at its end the envelope goes and is asked for again', async () => {
  const { ports } = await open({ prepare: runningFor(62_000) });
  await expect.poll(() => envelope().elements()[0]?.textContent).toContain('01:02');
  await ports.clock.advance(1000);
  await expect.poll(() => envelope().elements()[0]?.textContent).toContain('01:01');
  await ports.clock.advance(60_000);
  await expect.poll(() => envelope().elements()[0]?.textContent).toContain('00:01');
  await ports.clock.advance(1000);
  await expect.element(envelope()).not.toBeInTheDocument();
  const asked = ports.http.sent(LIST).length;
  await ports.clock.advance(3000);
  await expect.poll(() => ports.http.sent(LIST).length).toBe(asked + 1);
});

test.each(WRONG_BY)(
  '[FLD-09] on a device whose clock is wrong by %i ms the time is left that the platform gives',
  async (error) => {
    const { ports } = await open({
      prepare: (given) => {
        running(given);
        wrongClock(error)(given);
      },
    });
    await expect.poll(() => envelope().elements()[0]?.textContent).toMatch(/04:5[89]/);
    ports.clock.set(-error);
    await ports.clock.advance(9000);
    await expect.poll(() => envelope().elements()[0]?.textContent).toMatch(/04:(?:50|49)/);
  },
);

test('[FLD-04] an envelope whose end cannot be read shows a dash and can be opened', async () => {
  await open({
    prepare: ({ http, storage }) => {
      storage.set('token', 't1');
      http.malformed(calls.redEnvelopePromotion, { list: [{ id: 7, end_at: 'next week' }] });
    },
  });
  await expect.poll(() => envelope().elements()[0]?.textContent).toMatch(/–/);
  await expect.element(page.getByRole('button', { name: 'Open', exact: true })).toBeEnabled();
});

test('[ENV-05] pressed twice it is claimed once; what was in it is shown until that is put away', async () => {
  const { ports } = await open();
  const release = ports.http.hold(CLAIM);
  const button = page.getByRole('button', { name: 'Open', exact: true });
  await expect.element(button).toBeVisible();
  const pressed = button.element();
  for (let press = 0; press < 2; press += 1) pressed.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => envelope().elements()[0]?.textContent).toContain('Opening…');
  pressed.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  ports.http.ok(calls.redEnvelopePromotion, { list: [] });
  release(success(calls.redEnvelopeClaim, { cash: '8.88' }));
  const won = page.getByRole('dialog', { name: 'Congratulations' });
  await expect.poll(() => won.elements()[0]?.textContent).toContain('8.88');
  expect(ports.http.sent(CLAIM)).toHaveLength(1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(won).not.toBeInTheDocument();
  await expect.element(envelope()).not.toBeInTheDocument();
});

test('[ENV-05] a double click, as fast as hands are, claims it once', async () => {
  const { ports } = await open();
  ports.http.ok(calls.redEnvelopeClaim, { cash: '8.88' });
  await page.getByRole('button', { name: 'Open', exact: true }).dblClick();
  await expect.element(page.getByRole('dialog', { name: 'Congratulations' })).toBeVisible();
  await ports.clock.advance(2000);
  expect(ports.http.sent(CLAIM)).toHaveLength(1);
});

test('[ENV-05] [ENV-06] without an answer it says that it is looked into, then what was in it', async () => {
  const { ports } = await open();
  ports.http.on(CLAIM, new TypeError('gone'));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => envelope().elements()[0]?.textContent).toContain('No reply yet');
  ports.http.ok(calls.redEnvelopePromotion, { list: [] });
  ports.http.ok(calls.redEnvelopeClaim, { cash: '8.88' });
  await ports.clock.advance(1000);
  const won = page.getByRole('dialog', { name: 'Congratulations' });
  await expect.poll(() => won.elements()[0]?.textContent).toContain('8.88');
  const keys = ports.http.sent(CLAIM).map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('[ENV-07] [ENV-08] a refusal is reported; only 102 takes the envelope away', async () => {
  const { ports } = await open();
  ports.http.code(CLAIM, '500', 'Later, please');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByText('Later, please')).toBeVisible();
  await expect.element(envelope()).toBeVisible();
  ports.http.code(CLAIM, '102', 'Gone already');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.element(page.getByText('Gone already')).toBeVisible();
  await expect.element(envelope()).not.toBeInTheDocument();
});

test('[SHELL-40] a window beside the site has none', async () => {
  const { ports } = await open({
    prepare: (given) => {
      running(given);
      given.windows.opener = true;
    },
  });
  expect([envelope().elements().length, ports.http.sent(LIST).length]).toEqual([0, 0]);
});
