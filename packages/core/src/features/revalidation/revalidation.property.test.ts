import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { calls } from '@housefront/contract/calls';
import { QueryObserver } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createCore } from '../../createCore.ts';
import { createI18n } from '../../i18n/index.ts';
import { fakePorts, settle, testConfig, success } from '../../testing/index.ts';
// Loaded here, so that no run is the one that loads it.
import '../../core.lazy.ts';
import '../realtime/realtime.effects.ts';

/** The platform's data, each with the channel and the event of its changes. */
const KNOWN = {
  balance: { channel: 'member.42', event: 'member.cash' },
  letters: { channel: 'member.42', event: 'letter.sent' },
  level: { channel: 'member.42', event: 'profile.updated' },
  draws: { channel: 'member.RMB', event: 'roulette_display' },
  service: { channel: 'web_member', event: 'customer_service_link_change' },
  banners: { channel: 'web_api.RMB', event: 'carousel_picture.url' },
  sponsors: { channel: 'template.desktop_1', event: 'model_sponsor' },
} as const;
type Known = keyof typeof KNOWN;
const NAMES = Object.keys(KNOWN) as Known[];
type Values = Record<Known, number>;

const sponsorList = (value: number) => [{ id: '1', title: `${value}`, content: '', sort: 0, url: '', image: '' }];

/** Answers to reads, made of what the platform knows when it is asked. */
const ANSWERS: readonly (readonly [AnyCall, (values: Values) => unknown])[] = [
  [calls.myCash, ({ balance }) => ({ my_cash_list: [], total: `${balance}.00` })],
  [calls.letters, ({ letters }) => ({ list: [], total_count: 9999, unread_count: letters })],
  [
    calls.commonLayout,
    ({ level }) => ({
      member_common_layout: {
        id: 42,
        member_type: 1,
        member_account: 'a',
        member_currency: 'RMB',
        agent_level: level,
        is_playing: 0,
      },
    }),
  ],
  [calls.roulette, ({ draws }) => ({ detail: { prize_settings: [], remaining_draws: draws } })],
  [
    calls.siteDetail,
    ({ service }) => ({
      env_config: { customerUrl: { zh_CN: `https://help.test/${service}` } },
      siteInfo: {},
    }),
  ],
  [calls.carouselPicture, ({ banners }) => ({ web_carousel_picture_list: [{ id: banners }] })],
  [calls.modelSponsor, ({ sponsors }) => ({ list: sponsorList(sponsors) })],
];

/** A member's page, the platform behind it and the line between them. */
const createWorld = async () => {
  const ports = fakePorts();
  const { http, realtime, storage } = ports;
  const signIn = { token: 't1', id: '42', account: 'a', currency: 'RMB' };
  storage.set('token', 't1');
  storage.set('member_id', '42');
  storage.set('currency', 'RMB');
  const values = Object.fromEntries(NAMES.map((name) => [name, 1])) as Values;
  /** Reads that the platform has seen, oldest first, with what it will say. */
  const asked: { readonly answer: (works: boolean) => void }[] = [];
  for (const [call, dataOf] of ANSWERS) {
    http.on(callPath(call), () => {
      const data = dataOf({ ...values });
      return new Promise((resolve) =>
        asked.push({
          answer: (works) => resolve(works ? success(call, data) : { status: 500, text: 'oops' }),
        }),
      );
    });
  }
  http.ok(calls.logout, null);
  http.on('/static/1001/env_config.json', { status: 404, text: '' });
  const core = createCore({
    config: testConfig({ languages: ['zh_CN', 'en_US'], customerServiceUrl: {} }),
    ports,
    i18n: await createI18n({ locale: 'zh_CN' }),
    initial: { locale: 'zh_CN', mode: 'desktop', currency: 'RMB' },
  });
  const { banners, content, letters, member, queryClient, roulette, session, siteFeature, wallet } = core;
  const read = <Of>({ queryKey }: { readonly queryKey: readonly unknown[] }, of: (data: never) => Of) => {
    const data: unknown = queryClient.getQueryData(queryKey);
    return data === undefined ? null : of(data as never);
  };
  const parts = () => ({
    letters: letters.queries.page(),
    level: member.queries.layout(),
    draws: roulette.queries.detail(),
    service: siteFeature.queries.environment(),
    banners: banners.queries.list(),
    sponsors: content.queries.models('sponsors'),
  });
  let looking: (() => void)[] = [];
  const look = () => {
    for (const stop of looking) stop();
    looking = Object.values(parts()).map((options) =>
      new QueryObserver(queryClient, options as never).subscribe(() => undefined),
    );
  };
  core.events.on('login', look);
  const shown = () => {
    const { letters: letterPage, level, draws, service, banners: list, sponsors } = parts();
    return {
      balance: Number(wallet.store.getState().balance?.units ?? 0n) / 100,
      letters: read(letterPage, ({ unread }: { unread: number }) => unread),
      level: read(level, ({ agentLevel }: { agentLevel: number }) => agentLevel),
      draws: read(draws, ({ draws: left }: { draws: number }) => left),
      service: read(service, ({ customerUrl }: { customerUrl: Record<string, string> }) =>
        Number(customerUrl['zh_CN']?.split('/').at(-1)),
      ),
      banners: read(list, ([first]: { id: string }[]) => Number(first?.id)),
      sponsors: read(sponsors, ([first]: { title: string }[]) => Number(first?.title)),
    };
  };
  const heard = new Set<string>();
  let isUp = false;
  let isAway = false;
  const lose = () => {
    isUp = false;
    heard.clear();
    if (realtime.state() !== 'off') realtime.setState('waiting');
  };
  const hear = (channel: string) => {
    if (!isUp || realtime.state() !== 'connected' || !realtime.joined.has(channel)) return;
    heard.add(channel);
    realtime.accept(channel);
  };
  const world = {
    core,
    ports,
    asked,
    values,
    shown,
    change: (name: Known, tellsValue: boolean) => {
      values[name] += 1;
      const { channel, event } = KNOWN[name];
      if (!isUp || !heard.has(channel)) return;
      const told = {
        balance: { cash: `${values.balance}.00` },
        service: { url: `https://help.test/${values.service}` },
      };
      const payload = name === 'balance' || name === 'service' ? told[name] : {};
      if (name === 'sponsors')
        realtime.deliver(channel, event, { language: 'zh_CN', list: sponsorList(values.sponsors) });
      else realtime.deliver(channel, event, tellsValue ? payload : {});
    },
    stand: () => {
      if (realtime.state() === 'off' || realtime.state() === 'connected') return;
      isUp = true;
      heard.clear();
      realtime.setState('connected');
    },
    lose,
    hear,
    signOut: async () => {
      lose();
      await session.logout();
    },
    signIn: () => {
      lose();
      session.complete(signIn);
    },
    leave: () => {
      lose();
      isAway = true;
      ports.windows.hide();
    },
    comeBack: () => {
      isAway = false;
      ports.windows.show(true);
    },
    /** All works again, for long enough. */
    recover: async () => {
      if (!session.isMember()) session.complete(signIn);
      // No more of a return than is needed: it would have things read that the channel should have.
      if (isAway) world.comeBack();
      await settle();
      await vi.dynamicImportSettled();
      world.stand();
      for (const channel of Array.from(realtime.joined.keys())) if (!heard.has(channel)) hear(channel);
      for (let round = 0; round < 12; round += 1) {
        await settle();
        for (const { answer } of asked.splice(0)) answer(true);
        await ports.clock.advance(round < 6 ? 500 : 15_000);
      }
    },
    dispose: () => {
      for (const stop of looking) stop();
      core.dispose();
    },
  };
  void core.start();
  await settle();
  return world;
};
type World = Awaited<ReturnType<typeof createWorld>>;

class Step implements fc.AsyncCommand<object, World> {
  readonly name: string;
  readonly act: (world: World) => unknown;
  constructor(name: string, act: (world: World) => unknown) {
    this.name = name;
    this.act = act;
  }
  check = () => true;
  run = async (_: object, world: World) => {
    await this.act(world);
    await settle();
  };
  toString = () => this.name;
}

const channels = Array.from(new Set(NAMES.map((name) => KNOWN[name].channel)));
const steps = [
  fc
    .tuple(fc.constantFrom(...NAMES), fc.boolean())
    .map(([name, tells]) => new Step(`change ${name} ${tells}`, (world) => world.change(name, tells))),
  fc.constantFrom(...channels).map((channel) => new Step(`hear ${channel}`, (world) => world.hear(channel))),
  fc.constant(
    new Step('stand and hear all', async (world) => {
      world.stand();
      await settle();
      channels.forEach(world.hear);
    }),
  ),
  fc.constant(new Step('stand', (world) => world.stand())),
  fc.constant(new Step('lose', (world) => world.lose())),
  fc
    .tuple(fc.nat(6), fc.boolean())
    .map(
      ([place, works]) => new Step(`answer ${place} ${works}`, ({ asked }) => asked.splice(place, 1)[0]?.answer(works)),
    ),
  fc
    .boolean()
    .map(
      (works) => new Step(`answer all ${works}`, ({ asked }) => asked.splice(0).forEach(({ answer }) => answer(works))),
    ),
  fc
    .constantFrom(10, 300, 1000, 3000, 20_000)
    .map((ms) => new Step(`wait ${ms}`, ({ ports }) => ports.clock.advance(ms))),
  fc.boolean().map((visible) => new Step(`visible ${visible}`, ({ ports }) => ports.device.setVisible(visible))),
  fc.constant(new Step('online', ({ ports }) => ports.device.goOnline())),
  fc.constant(new Step('leave', (world) => world.leave())),
  fc.constant(new Step('come back', (world) => world.comeBack())),
  fc.constant(new Step('sign out', (world) => world.signOut())),
  fc.constant(new Step('sign in', (world) => world.signIn())),
];

/** The shown data and the platform's data, after everything works again. */
const outcome = async (act: (world: World) => Promise<void>) => {
  const world = await createWorld();
  try {
    await act(world);
    await world.recover();
    return { shown: world.shown(), values: world.values };
  } finally {
    world.dispose();
  }
};

test('[RT-04x] whatever order joins, reads, changes, losses, failures and sign-ins have, what is shown is at last what the platform has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 25 }), async (commands) => {
      const { shown, values } = await outcome((world) =>
        fc.asyncModelRun(() => ({ model: {}, real: world }), commands),
      );
      expect(shown).toEqual(values);
    }),
    { numRuns: 150 },
  );
}, 120_000);

test.each(NAMES)('[RT-04x] %s that changes between its read and the joining of its channel is shown', async (name) => {
  const { shown, values } = await outcome(async ({ asked, change, hear, ports, stand }) => {
    await settle();
    stand();
    await settle();
    for (const { answer } of asked.splice(0)) answer(true);
    await settle();
    change(name, true);
    await ports.clock.advance(5000);
    channels.forEach(hear);
  });
  expect(shown).toEqual(values);
});

test.each(NAMES)('[RT-04x] %s that cannot be read after the joining of its channel is read later', async (name) => {
  const { shown, values } = await outcome(async ({ asked, change, hear, ports, stand }) => {
    stand();
    await settle();
    for (const { answer } of asked.splice(0)) answer(true);
    await settle();
    change(name, true);
    channels.forEach(hear);
    for (let tries = 0; tries < 4; tries += 1) {
      await ports.clock.advance(5000);
      for (const { answer } of asked.splice(0)) answer(false);
    }
  });
  expect(shown).toEqual(values);
});

test.each(NAMES)(
  '[RT-04x] %s that changes while its first successful read is in flight is read again',
  async (name) => {
    const { shown, values } = await outcome(async ({ asked, change, hear, ports, stand }) => {
      stand();
      await settle();
      for (const { answer } of asked.splice(0)) answer(false);
      await settle();
      channels.forEach(hear);
      await settle();
      change(name, false);
      await ports.clock.advance(10);
    });
    expect(shown).toEqual(values);
  },
);
