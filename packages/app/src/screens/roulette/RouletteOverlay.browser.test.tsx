import { calls } from '@housefront/contract/calls';
import { success, type FakePorts } from '@housefront/core/testing';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { MessageBoxHost } from '@housefront/ui/primitives/MessageBox';
import { openShell, type ShellOptions, warmUp } from '../../testing/openShell.tsx';
import { useRuntime } from '../../kernel/runtime.ts';
import RouletteOverlay from './RouletteOverlay.tsx';

beforeAll(() => warmUp('desktop'), 60_000);
beforeAll(() => warmUp('mobile'), 60_000);

const ENTRY = '/api/arks/web/activity/roulette';
const INFO = '/api/arks/web/activity/roulette/info';
const SPIN = '/api/arks/web/activity/roulette/spin';

const detail = (draws = 3, rest: object = {}) => ({
  detail: {
    prize_settings: [1, 2, 3, 4].map((id) => ({ prize_id: id, name: `Prize ${id}`, icon: '' })),
    remaining_draws: draws,
    ...rest,
  },
});
const running =
  (draws = 3) =>
  ({ http, storage }: FakePorts) => {
    storage.set('token', 't1');
    http.ok(calls.roulette, detail(draws));
    http.ok(calls.rouletteInfo, detail(draws));
    http.ok(calls.rouletteSpin, { prize_id: 3, remaining_draws: draws - 1 });
  };

function Messages() {
  return <MessageBoxHost store={useRuntime().messages} texts={{ confirm: 'OK', cancel: 'Cancel' }} />;
}
const more = (
  <>
    <RouletteOverlay />
    <Messages />
  </>
);
const open = (options: ShellOptions = {}) => openShell({ prepare: running(), more, ...options });
const entry = () => page.getByRole('button', { name: /^Lucky wheel/ });
const wheel = () => page.getByRole('dialog', { name: 'Lucky wheel' });
const spin = () => wheel().getByRole('button', { name: 'Spin' });
const prize = () => page.getByRole('dialog', { name: 'The wheel has stopped' });
const turnOf = () =>
  document.querySelector<HTMLElement>('[data-phase] [style*="--turn"]')?.style.getPropertyValue('--turn');

test('[ROU-03] [ROU-04] the entry counts the draws; it opens the wheel, which asks for its state', async () => {
  const { ports } = await open();
  await expect.element(entry()).toHaveAccessibleName('Lucky wheel. Spins left: 3');
  expect(ports.http.sent(INFO)).toHaveLength(0);
  await entry().click();
  await expect.element(wheel()).toBeVisible();
  await expect.poll(() => ports.http.sent(INFO).length).toBe(1);
  await expect.element(wheel().getByText('Spins left: 3')).toBeVisible();
});

test('[ROU-03] it can be pressed only once the pictures are here, or known not to come', async () => {
  const states: boolean[] = [];
  const observer = new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-state] > button');
    if (button) states.push(button.disabled);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;
  await open({
    prepare: (ports) => {
      running()(ports);
      const shown = detail(3, { images: { 'wheel-4': image, 'wheel-6': '/never-asked.png' } });
      const [first] = shown.detail.prize_settings;
      if (first) first.icon = '/not-there.png';
      ports.http.ok(calls.roulette, shown);
    },
  });
  await expect.element(entry()).toBeEnabled();
  expect([states[0], states.at(-1)]).toEqual([true, false]);
  expect([...document.querySelectorAll('[data-state] > img')].map((one) => one.getAttribute('src'))).toEqual([
    image,
    '/not-there.png',
  ]);
});

test('[ROU-05] [ROU-07] [ROU-08] pressed twice it is one spin; the prize is named when the wheel stops, and it goes back', async () => {
  const { ports } = await open();
  await entry().click();
  await expect.element(spin()).toBeEnabled();
  const button = spin().element();
  for (let press = 0; press < 2; press += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(wheel().getByText('Spins left: 2')).toBeVisible();
  expect(ports.http.sent(SPIN)).toHaveLength(1);
  // Prize 3 of 4 sits at 180 degrees.
  expect(Math.abs(Number.parseFloat(turnOf() ?? '0') - 3780)).toBeLessThanOrEqual(30);
  expect(prize().elements()).toHaveLength(0);
  await ports.clock.advance(1500);
  await expect.element(prize().getByText('Prize 3')).toBeVisible();
  await prize().getByRole('button', { name: 'Continue' }).click();
  await expect.element(prize()).not.toBeInTheDocument();
  await expect.poll(turnOf).toBe('0deg');
});

test('[ROU-06] a spin without an answer says that it is looked into, then that it was counted', async () => {
  const { ports } = await open();
  await entry().click();
  await expect.element(spin()).toBeEnabled();
  ports.http.on(SPIN, new TypeError('gone'));
  const release = ports.http.hold(INFO);
  await spin().click();
  await expect.element(wheel().getByText('We are checking your spin…').first()).toBeVisible();
  release(success(calls.rouletteInfo, detail(2)));
  await expect.element(page.getByText(/^There was no reply, so we checked\. Spins left: 2\./)).toBeVisible();
  expect(ports.http.sent(SPIN)).toHaveLength(1);
});

test('[ROU-13x] without draws the wheel cannot be turned', async () => {
  await open({ prepare: running(0), mode: 'mobile' });
  await entry().click();
  await expect.element(spin()).toBeDisabled();
  await expect.element(wheel().getByText('You have no spins left.')).toBeVisible();
});

test('[ROU-10] 2093101 is a dialog with a confirmation only, the words of the server below', async () => {
  const { ports } = await open();
  await entry().click();
  ports.http.code(SPIN, '2093101', 'All of them are used');
  await spin().click();
  const warning = page.getByRole('alertdialog', { name: 'You have no spins left.' });
  await expect.element(warning.getByText('All of them are used')).toBeVisible();
  expect(warning.getByRole('button').elements()).toHaveLength(1);
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect.element(warning).not.toBeInTheDocument();
});

test('[ROU-09] a wheel that stopped running says so and goes; one that does not come can be asked again', async () => {
  const { ports } = await open();
  ports.http.on(INFO, { status: 500, text: '' });
  await entry().click();
  await expect.element(wheel().getByRole('button', { name: 'Try again' })).toBeVisible();
  ports.http.code(INFO, '2095101', '');
  await wheel().getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('The wheel is not available at the moment.')).toBeVisible();
  await expect.element(wheel()).not.toBeInTheDocument();
});

test('[RT-20] [RT-21x] the entry comes and goes with what the platform says', async () => {
  const { ports, runtime } = await open({
    prepare: (given) => {
      running()(given);
      given.http.ok(calls.roulette, { detail: { prize_settings: [], remaining_draws: 0 } });
    },
  });
  await expect.poll(() => ports.http.sent(ENTRY).length).toBe(1);
  expect(entry().elements()).toHaveLength(0);
  ports.http.ok(calls.roulette, detail());
  runtime.core.events.emit('roulette-changed', null);
  await expect.element(entry()).toBeVisible();
});

test('[ROU-03] a window beside the site has none', async () => {
  const { ports } = await open({
    prepare: (given) => {
      running()(given);
      given.windows.opener = true;
    },
  });
  expect([entry().elements().length, ports.http.sent(ENTRY).length]).toEqual([0, 0]);
});
