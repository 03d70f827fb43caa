import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { fakePorts, testDeps } from '../../testing/index.ts';
import { trackConversion } from './index.ts';

const PATH = '/api/fb_tracking';

test('[HELP-07][HELP-08x] exactly five keys are sent: seconds, the click of the session and the pixel’s cookies among them', async () => {
  const deps = testDeps({ ports: fakePorts({}, { _fbp: 'fb.1.1.2', other: 'x' }) });
  deps.ports.storage.set('fbclid', 'click');
  deps.ports.http.ok(calls.fbTracking, null);
  await trackConversion(deps, {
    name: 'CompleteRegistration',
    id: '42',
    user: { email: 'a@b.c' },
    custom: { currency: 'USD' },
  });
  expect(deps.ports.http.bodies(PATH)).toEqual([
    {
      eventName: 'CompleteRegistration',
      eventTime: Math.floor(deps.ports.clock.now() / 1000),
      eventID: '42',
      userData: { email: 'a@b.c', fbclid: 'click', fbp: 'fb.1.1.2' },
      customData: { currency: 'USD' },
    },
  ]);
});

test('[HELP-07] without a click, pixel and facts both records are empty', async () => {
  const deps = testDeps();
  deps.ports.http.ok(calls.fbTracking, null);
  await trackConversion(deps, { name: 'Lead', id: '1' });
  expect(deps.ports.http.bodies(PATH)).toMatchObject([{ userData: {}, customData: {} }]);
});

test('[HELP-08x] a helper that fails is no failure for the visitor', async () => {
  const deps = testDeps();
  deps.ports.http.on(PATH, { status: 500, text: 'x' });
  await trackConversion(deps, { name: 'Lead', id: '1' });
  deps.ports.http.on(PATH, new TypeError('gone'));
  await trackConversion(deps, { name: 'Lead', id: '2' });
  expect(deps.heard('failure')).toEqual([]);
});
