import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { createCore } from '../../createCore.ts';
import {
  agreedCookie,
  fakePorts,
  keyI18n,
  relayConsent,
  settle,
  testConfig,
  testDeps,
  money,
} from '../../testing/index.ts';
import { createDepositTracker } from './tracking.deposits.ts';

beforeAll(() =>
  Promise.all([import('@housefront/contract/endpoint'), import('@housefront/contract/features/helpers')]),
);

const PATH = '/api/fb_tracking';
const second = { orderNumber: 'D7', amount: money(10_050n, 'USD'), times: 2 };

const setUp = () => {
  // The site offers no dollars: the money of a deposit is the member's all the same (MEM-30).
  const deps = testDeps({
    token: 't',
    site: { memberId: '42', currency: 'RMB' },
    config: { consent: relayConsent },
  });
  deps.ports.cookies.set('consent', agreedCookie(deps.ports.clock.now()).consent);
  deps.ports.storage.set('currency', 'USD');
  deps.ports.http.ok(calls.fbTracking, null);
  return { ...deps, track: createDepositTracker(deps), sent: () => deps.ports.http.bodies(PATH) };
};

test('[RT-19x] the same order reported twice is sent once, with its number as the id of the event', async () => {
  const { track, sent } = setUp();
  await Promise.all([track(second), track(second)]);
  await track(second);
  expect(sent()).toMatchObject([
    { eventName: 'Purchase', eventID: 'D7', customData: { value: 100.5, currency: 'USD', deposit_times: 2 } },
  ]);
  await track({ ...second, orderNumber: 'D8' });
  expect(sent()).toHaveLength(2);
});

test('[RT-19x] [FLD-01] an amount that the platform does not state is left out, not 0', async () => {
  const { track, sent } = setUp();
  await track({ ...second, amount: null });
  expect(sent()).toMatchObject([{ customData: { currency: 'USD', deposit_times: 2 } }]);
  expect(JSON.stringify(sent())).not.toContain('value');
});

test('[RT-19x] a first deposit is a purchase and a first deposit, under one id', async () => {
  const { track, sent } = setUp();
  await track({ ...second, times: 1 });
  expect(sent()).toMatchObject([
    { eventName: 'Purchase', eventID: 'D7' },
    { eventName: 'FirstDeposit', eventID: 'D7' },
  ]);
});

test('[RT-19x] two windows that hear of one deposit send the same id, so that it counts once', async () => {
  const [one, other] = [setUp(), setUp()];
  await Promise.all([one.track(second), other.track(second)]);
  expect(one.sent()).toEqual(other.sent());
});

test('[RT-19x] [HELP-08x] nothing but the id of the member goes along, for the site’s server to hash', async () => {
  const { track, sent } = setUp();
  await track(second);
  expect(sent()).toMatchObject([{ userData: { member_id: '42' } }]);
  expect(JSON.stringify(sent())).not.toContain('lucky88');
});

test('[RT-17] [RT-19x] a deposit of a realtime event reaches the site’s server', async () => {
  const ports = fakePorts();
  ports.cookies.set('consent', agreedCookie(ports.clock.now()).consent);
  ports.http.ok(calls.fbTracking, null);
  const core = createCore({
    config: testConfig({ consent: relayConsent }),
    ports,
    i18n: keyI18n,
    initial: { locale: 'en_US', mode: 'desktop', currency: 'USD' },
  });
  await core.start();
  core.events.emit('deposit-succeeded', { ...second, times: 1 });
  core.events.emit('deposit-succeeded', { ...second, times: 1 });
  await expect.poll(() => ports.http.sent(PATH).length).toBe(2);
  await settle();
  expect(ports.http.sent(PATH)).toHaveLength(2);
  core.dispose();
});
