import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import type { DevicePort } from '../../adapters/ports/ports.ts';
import { agreedCookie, fakePorts, relayConsent, testDeps } from '../../testing/index.ts';
import { trackConversion } from './index.ts';

const PATH = '/api/fb_tracking';

/** A visitor who agreed to marketing, on a site that relays conversions. */
const setUp = (cookies: Readonly<Record<string, string>> = {}, device: Partial<DevicePort> = {}) => {
  const ports = fakePorts(device);
  for (const [name, value] of Object.entries({ ...agreedCookie(ports.clock.now()), ...cookies }))
    ports.cookies.set(name, value);
  ports.http.ok(calls.fbTracking, null);
  return testDeps({ ports, config: { consent: relayConsent } });
};

test('[HELP-07][HELP-08x] exactly five keys are sent: seconds, the click of the session and the pixel’s cookies among them', async () => {
  const deps = setUp({ _fbp: 'fb.1.1.2', other: 'x' });
  deps.ports.storage.set('fbclid', 'click');
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
  const deps = setUp();
  await trackConversion(deps, { name: 'Lead', id: '1' });
  expect(deps.ports.http.bodies(PATH)).toMatchObject([{ userData: {}, customData: {} }]);
});

test('[HELP-08x] a helper that fails is no failure for the visitor', async () => {
  const deps = setUp();
  deps.ports.http.on(PATH, { status: 500, text: 'x' });
  await trackConversion(deps, { name: 'Lead', id: '1' });
  deps.ports.http.on(PATH, new TypeError('gone'));
  await trackConversion(deps, { name: 'Lead', id: '2' });
  expect(deps.heard('failure')).toEqual([]);
});

test.each([
  ['without consent', { consent: '' }, {}],
  ['with a no', { consent: '1.1.m.0.1767225600' }, {}],
  ['with consent to statistics alone', { consent: '1.1.sm.s.1767225600' }, {}],
  ['with a text that is no choice', { consent: 'true' }, {}],
  ['with Global Privacy Control', {}, { privacyControl: true }],
])('[CNS-01] nothing is sent %s', async (_, cookies, device) => {
  const deps = setUp(cookies, device);
  await trackConversion(deps, { name: 'Lead', id: '1' });
  expect(deps.ports.http.sent(PATH)).toEqual([]);
});

test('[CNS-03] nothing is sent on a site without the relay, whatever the visitor agreed to', async () => {
  const { ports } = setUp();
  for (const consent of [
    undefined,
    { ...relayConsent, categories: ['marketing' as const], adapters: { metaRelay: false } },
  ]) {
    await trackConversion(testDeps({ ports, config: { consent } }), { name: 'Lead', id: '1' });
  }
  expect(ports.http.sent(PATH)).toEqual([]);
});
