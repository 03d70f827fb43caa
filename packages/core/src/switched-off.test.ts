import { calls } from '@housefront/contract/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCore } from './createCore.ts';
import { createI18n } from './i18n/index.ts';
import { fakePorts, settle as settleOnce, testConfig } from './testing/index.ts';
// Loaded here, so that no test is the one that loads it.
import './features/realtime/realtime.effects.ts';

const LETTERS = '/api/arks/web/member/letter';
const ROULETTE = '/api/arks/web/activity/roulette';
const OWN = 'member.42';
const CURRENCY = 'member.RMB';
const TEMPLATE = 'template.desktop_1';

const settle = async () => {
  for (let round = 0; round < 4; round += 1) {
    await vi.dynamicImportSettled();
    await settleOnce();
  }
};

type Features = ReturnType<typeof testConfig>['features'];

/** The core of a member who signs in on a page of a site without some features. */
const setUp = async (features: Features) => {
  const ports = fakePorts();
  for (const [name, value] of [
    ['token', 't1'],
    ['member_id', '42'],
    ['currency', 'RMB'],
  ] as const)
    ports.storage.set(name, value);
  const { http } = ports;
  const member = { id: 42, member_type: 1, member_account: 'a', member_currency: 'RMB', is_playing: 0 };
  http.ok(calls.commonLayout, { member_common_layout: member });
  http.ok(calls.myCash, { my_cash_list: [], total: '12.50' });
  http.ok(calls.letters, { list: [], total_count: 1, unread_count: 1 });
  http.ok(calls.roulette, { detail: { prize_settings: [], remaining_draws: 0 } });
  const core = createCore({
    config: testConfig({ languages: ['zh_CN', 'en_US'], customerServiceUrl: {}, features }),
    ports,
    i18n: await createI18n({ locale: 'zh_CN' }),
    initial: { locale: 'zh_CN', mode: 'desktop', currency: 'RMB' },
  });
  onTestFinished(core.dispose);
  await core.start();
  // A login in this document asks for the wheel too.
  core.events.emit('login', { atStart: false } as never);
  await settle();
  const seen: string[] = [];
  for (const name of [
    'letters-changed',
    'envelope-changed',
    'roulette-changed',
    'template-changed',
    'message',
  ] as const)
    core.events.on(name, () => void seen.push(name));
  return { core, ports, http, seen, joined: [...ports.realtime.joined.keys()] };
};
type Scene = Awaited<ReturnType<typeof setUp>>;

/** Everything that the platform announces about features. */
const announce = async ({ ports }: Scene) => {
  for (const event of ['letter.sent', 'letter.read', 'letter.delete']) ports.realtime.deliver(OWN, event, {});
  ports.realtime.deliver(CURRENCY, 'RedEnvelopeDisplay', {});
  ports.realtime.deliver(CURRENCY, 'roulette_display', {});
  ports.realtime.deliver(TEMPLATE, 'model_sponsor', { language: 'zh_CN', list: [] });
  await ports.clock.advance(5000);
  await settle();
};
const sent = ({ http }: Scene) => [LETTERS, ROULETTE].map((path) => http.sent(path).length);

test('[LET-01] [SHELL-40] [RT-20] a site with all features asks for them and follows their events', async () => {
  const scene = await setUp({});
  expect(scene.joined).toContain(CURRENCY);
  expect(sent(scene)).toEqual([1, 1]);
  await announce(scene);
  expect(new Set(scene.seen)).toEqual(
    new Set(['letters-changed', 'message', 'envelope-changed', 'roulette-changed', 'template-changed']),
  );
  expect(sent(scene)).toEqual([2, 2]);
});

test('[LET-01] [SHELL-40] [RT-20] a site without any asks for none, joins no channel for them and hears nothing', async () => {
  const off = { redEnvelope: false, roulette: false, sportFrame: false, sponsor: false, letters: false } as const;
  const scene = await setUp(off);
  expect(scene.joined).not.toContain(CURRENCY);
  // These channels have other events.
  expect(scene.joined).toEqual(expect.arrayContaining([OWN, TEMPLATE]));
  await announce(scene);
  expect(scene.seen).toEqual([]);
  expect(sent(scene)).toEqual([0, 0]);
  // Nor when the visitor comes back to the page.
  scene.ports.device.setVisible(false);
  await scene.ports.clock.advance(60_000);
  scene.ports.device.setVisible(true);
  await scene.ports.clock.advance(5000);
  await settle();
  expect(sent(scene)).toEqual([0, 0]);
});

test.each([
  ['letters', ['envelope-changed', 'roulette-changed', 'template-changed'], [0, 2]],
  ['roulette', ['letters-changed', 'message', 'envelope-changed', 'template-changed'], [2, 0]],
  ['redEnvelope', ['letters-changed', 'message', 'roulette-changed', 'template-changed'], [2, 2]],
  ['sponsor', ['letters-changed', 'message', 'envelope-changed', 'roulette-changed'], [2, 2]],
] as const)('[RT-20] without %s only the others are followed', async (name, heard, asked) => {
  const scene = await setUp({ [name]: false });
  expect(scene.joined).toContain(CURRENCY);
  await announce(scene);
  expect(new Set(scene.seen)).toEqual(new Set(heard));
  expect(sent(scene)).toEqual(asked);
});
