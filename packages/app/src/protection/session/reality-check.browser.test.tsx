import { calls } from '@housefront/contract/calls';
import { idle } from '@housefront/ui/testing';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { warmUp } from '../../testing/openShell.tsx';
import { wrongClock } from '../../testing/wrongClock.ts';
import { joinSessionBus } from './session-bus.ts';
import { figure, openProtected } from './session.fixtures.ts';

beforeAll(() => warmUp('desktop'), 60_000);

const dialog = () => page.getByRole('dialog', { name: 'Reality check' });
const press = (name: string) => dialog().getByRole('button', { name }).click();
const HOUR = 3_600_000;

/** A site where a check is due every hour, with a member on it. */
async function open(path: string, options: Parameters<typeof openProtected>[2] = {}) {
  const values = { sessionBar: { elapsed: true }, ...options.values } as const;
  const site = await openProtected(path, 'mt', { ...options, values });
  await expect.poll(() => figure('elapsed')).toMatch(/^\d+:/);
  return site;
}

test('[RG-11] at the interval a dialog shows time and money since the session began, and only its answers close it', async () => {
  const { later } = await open('/');
  await later(HOUR - 10_000);
  await expect.element(dialog()).not.toBeInTheDocument();
  await later(10_000);
  await expect.element(dialog()).toBeVisible();
  await expect.element(dialog().getByText(/^1:00:\d\d$/)).toBeVisible();
  for (const label of ['Staked', 'Won', 'Net position']) await expect.element(dialog().getByText(label)).toBeVisible();
  // Nothing has the focus that a key meant for the game would press.
  await userEvent.keyboard(' {Enter}{Escape}');
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });
  await expect.element(dialog()).toBeVisible();
  await press('Continue');
  await expect.element(dialog()).not.toBeInTheDocument();
  await later(HOUR - 10_000);
  await expect.element(dialog()).not.toBeInTheDocument();
  await later(10_000);
  await expect.element(dialog()).toBeVisible();
});

test('[RG-11] it stays over every page, and nothing behind it can be reached', async () => {
  const { later, runtime } = await open('/');
  await later(HOUR);
  for (const path of ['/gameHall/2', '/user/Deposit', '/']) {
    await runtime.navigation.go(path);
    await expect.element(dialog()).toBeVisible();
    expect(runtime.navigation.target().href).toBe(path);
    await expect.poll(() => document.querySelector('main')?.inert).toBe(true);
  }
  await press('Continue');
  await expect.poll(() => document.querySelector('main')?.inert).toBe(false);
});

test('[RG-11] a game in a frame is covered, takes no key, and is there again when the member goes on', async () => {
  const { core, later, play } = await open('/');
  await play('modal');
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  await later(HOUR);
  await expect.element(dialog()).toBeVisible();
  const frame = () => document.querySelector('iframe');
  await expect.poll(() => frame()?.inert).toBe(true);
  const { left, top, width, height } = frame()?.getBoundingClientRect() ?? new DOMRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)?.tagName).not.toBe('IFRAME');
  const games = core.play.store.getState().play.ticket;
  await press('Continue');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect([frame()?.inert, core.play.store.getState().play.ticket]).toEqual([false, games]);
});

test('[RG-11] a game in a window of its own ends, because it cannot be covered, and its money comes back', async () => {
  const { core, later, platform, play, ports } = await open('/', { config: { forceWindowProviders: ['GPJD'] } });
  await play('window');
  await expect.poll(() => core.play.store.getState().play.status).toBe('playing');
  await later(HOUR);
  await expect.element(dialog().getByText(/own window and has ended/)).toBeVisible();
  await expect.poll(() => core.play.store.getState().play.status).toBe('idle');
  expect(ports.windows.opened.map(({ closed }) => closed)).toEqual([true]);
  expect(await platform.control('/ledger/falcon1')).toMatchObject({ playing: null, total: '3100.00' });
});

test('[RG-11] a start that the platform refuses for a check that an old page does not know opens the dialog', async () => {
  const { core, order, platform, play } = await open('/');
  await order('reality-check', { account: 'falcon1' });
  await expect.element(dialog()).not.toBeInTheDocument();
  await play('modal');
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByText('Please answer the reality check first')).toBeVisible();
  expect(core.play.store.getState().play.status).toBe('idle');
  expect(await platform.control('/ledger/falcon1')).toMatchObject({ playing: null });
});

test('[RG-11] who stops leaves the game, and is at home', async () => {
  const { core, later, platform, play, runtime } = await open('/gameHall/2');
  await play('modal');
  await expect.poll(() => core.play.store.getState().play.status).toBe('playing');
  await later(HOUR);
  await press('Stop playing');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => core.play.store.getState().play.status).toBe('idle');
  await expect.poll(() => runtime.navigation.target().href).toBe('/');
  expect(await platform.control('/ledger/falcon1')).toMatchObject({ playing: null });
});

test('[RG-11] the history of the account is one press away, and ends the game', async () => {
  const { core, later, play, ports } = await open('/');
  await play('modal');
  await expect.poll(() => core.play.store.getState().play.status).toBe('playing');
  await later(HOUR);
  await press('Stop and view my history');
  expect(ports.windows.opened.map(({ addresses }) => addresses[0])).toEqual(['/user/Activity']);
  await expect.poll(() => core.play.store.getState().play.status).toBe('idle');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('[RG-11] a game whose start is answered while the dialog is open comes under it', async () => {
  const { core, later, play, ports } = await open('/');
  await later(HOUR - 10_000);
  const { send } = ports.http;
  const asked = Promise.withResolvers<undefined>();
  const due = Promise.withResolvers<undefined>();
  Object.assign(ports.http, {
    send: async (request: Parameters<typeof send>[0]) => {
      const reply = await send(request);
      if (!request.url.endsWith('/play1')) return reply;
      asked.resolve(undefined);
      await due.promise;
      return reply;
    },
  });
  await play('modal');
  await asked.promise;
  await later(10_000);
  await expect.element(dialog()).toBeVisible();
  due.resolve(undefined);
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  expect(document.querySelector('iframe')?.inert).toBe(true);
  await press('Continue');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect([document.querySelector('iframe')?.inert, core.play.store.getState().play.status]).toEqual([false, 'playing']);
});

test('[RG-11] without a connection the dialog stays, says what it waits for, and sends the answer later', async () => {
  const { core, later, ports } = await open('/');
  await later(HOUR);
  const { send } = ports.http;
  Object.assign(ports.http, { send: () => Promise.reject(new TypeError('no network')) });
  await press('Continue');
  await expect.element(dialog().getByText(/There is no connection/)).toBeVisible();
  await ports.clock.advance(4000);
  await expect.element(dialog()).toBeVisible();
  Object.assign(ports.http, { send });
  ports.device.goOnline();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(core.session.isMember()).toBe(true);
});

test('[RG-11] an answer in another tab closes it here, and ends the game here if the member stopped', async () => {
  const { core, later, play, ports } = await open('/');
  await play('modal');
  await expect.poll(() => core.play.store.getState().play.status).toBe('playing');
  const other = joinSessionBus(ports.storage.get('member_id') ?? '', () => undefined);
  for (const said of ['answered', 'left'] as const) {
    await later(HOUR);
    await expect.element(dialog()).toBeVisible();
    await core.calls.send(calls.checkAnswer, { answer: said === 'left' ? 'leave' : 'continue' });
    other.tell(said);
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => core.play.store.getState().play.status).toBe(said === 'left' ? 'idle' : 'playing');
  }
  other.leave();
});

test.each([86_400_000, -86_400_000])('[RG-11] a device clock that is wrong by %i ms opens nothing', async (by) => {
  const { ports } = await open('/', { prepare: wrongClock(by) });
  await ports.clock.advance(3000);
  await idle();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('[RG-11] where the member chooses, the interval is a setting', async () => {
  const { later, ports } = await openProtected('/user/RealityCheck', 'gb');
  const option = (name: string) => page.getByRole('radio', { name });
  await expect.element(option('No reality check')).toBeChecked();
  for (const minutes of [15, 30, 45, 60]) await expect.element(option(`Every ${minutes} min`)).not.toBeChecked();
  await page.getByText('Every 15 min').click();
  await page.getByRole('button', { name: 'Save interval' }).click();
  await expect.element(page.getByText('The interval is saved')).toBeVisible();
  await later(15 * 60_000);
  await expect.element(dialog()).toBeVisible();
  expect(ports.http.requests.filter(({ path }) => path.endsWith('/protection/check/store'))).toHaveLength(1);
});

test('[RG-11] where one always holds, it cannot be switched off', async () => {
  await open('/user/RealityCheck');
  const option = (name: string) => page.getByRole('radio', { name });
  await expect.element(option('Every 60 min')).toBeChecked();
  await expect.element(option('Every 15 min')).toBeVisible();
  await expect.element(option('No reality check')).not.toBeInTheDocument();
});
