import { formatDateTime } from '@housefront/contract/wall-time';
import * as z from 'zod/mini';
import { ACTIVITY_TIMEOUT } from '../../realtime/hub.ts';
import { defineTrigger } from './define-trigger.ts';
import { choice, input, on, optional, provider } from './inputs.ts';
import { providerOf } from './lookup.ts';
import { ControlProblem, timeOf } from './problem.ts';
import type { Trigger } from './trigger.types.ts';

const time = (label: string, hint: string) =>
  optional(input(z.nullable(z.union([z.string(), z.number()])), { label, kind: 'time' }), hint);

const maintenance = defineTrigger({
  name: 'maintenance',
  group: 'platform',
  title: 'Maintenance of a provider',
  does: 'Its games answer 203; a site shows when it began and ends, as far as that is known.',
  inputs: {
    gp_id: provider('Provider'),
    on,
    start_at: time('Begins', 'Time of America/Caracas; empty: long ago'),
    end_at: time('Ends', 'Empty: nobody knows'),
  },
  run: ({ services: { world } }, { gp_id, on: isOn, start_at, end_at }) => {
    const { id, provider } = providerOf(world, gp_id);
    const before = world.maintenance.ordered(id);
    const startAt = timeOf(start_at);
    const endAt = timeOf(end_at);
    if (isOn) world.maintenance.set(id, { startAt, endAt });
    else world.maintenance.clear(id);
    const from = startAt === null ? '' : ` from ${formatDateTime(startAt)}`;
    const to = endAt === null ? '' : ` until ${formatDateTime(endAt)}`;
    return {
      said: isOn ? `${provider.name} is in maintenance${from}${to}` : `${provider.name} is open again`,
      undo: () => (before ? world.maintenance.set(id, before) : world.maintenance.clear(id)),
      inForce: () => isOn && world.maintenance.ordered(id) !== undefined,
    };
  },
});

const closed = defineTrigger({
  name: 'closed',
  group: 'platform',
  title: 'Closed site',
  does: 'Sites can be looked at, but no game starts.',
  inputs: { on },
  run: ({ services: { world } }, { on: isOn }) => {
    const before = world.flags.get('closed');
    world.flags.set('closed', isOn);
    return {
      said: isOn ? 'The site is closed' : 'The site is open',
      undo: () => world.flags.set('closed', before),
      inForce: () => isOn && world.flags.get('closed'),
    };
  },
});

const outages = {
  platform: { path: '/api/*', said: 'The platform is down: every connection is cut' },
  provider: { path: '/provider/*', said: 'The games of all providers are down' },
  both: { path: '*', said: 'Platform and games are down: every connection is cut' },
} as const;

const outage = defineTrigger({
  name: 'outage',
  group: 'platform',
  title: 'Outage',
  does: 'Nothing answers any more, until it is undone.',
  inputs: {
    what: choice('What is down', {
      platform: 'Platform',
      provider: 'Games',
      realtime: 'Realtime',
      both: 'Platform and games',
    }),
  },
  run: ({ faults, hub }, { what }) => {
    if (what === 'realtime') {
      let down = true;
      hub.setDown(true);
      return {
        said: 'Realtime is down: all sockets are cut',
        undo: () => {
          down = false;
          hub.setDown(false);
        },
        inForce: () => down && hub.isDown(),
      };
    }
    const { path, said } = outages[what];
    const order = faults.add({ path, mode: 'reset' });
    return { said, undo: order.takeBack, inForce: order.inForce };
  },
});

const latency = defineTrigger({
  name: 'latency',
  group: 'platform',
  title: 'Latency',
  does: 'Answers take longer, all or those of one call.',
  inputs: {
    ms: input(z.number().check(z.gte(0), z.lte(600_000)), { label: 'Milliseconds', kind: 'number', value: '1500' }),
    path: optional(input(z.string(), { label: 'Path', kind: 'suggest', options: 'paths' }), 'Empty: every call'),
  },
  run: ({ faults }, { path, ms }) => {
    const order = faults.delay(ms, path);
    const where = path === undefined ? 'every call' : path;
    return {
      said: ms > 0 ? `Answers to ${where} take ${ms} ms longer` : `Answers to ${where} take no longer than usual`,
      undo: order.takeBack,
      inForce: order.inForce,
    };
  },
});

const crash = defineTrigger({
  name: 'crash',
  group: 'platform',
  title: 'Crash game',
  does: 'The next rounds of a crash game end where you say.',
  inputs: {
    points: input(z.union([z.array(z.number()), z.string()]), {
      label: 'Points',
      kind: 'text',
      value: '1.50, 3.00',
      hint: 'One for each round',
    }),
  },
  run: ({ crashOrders }, { points }) => {
    const list = typeof points === 'string' ? points.split(',').map(Number) : points;
    if (list.length === 0 || list.length > 20 || list.some((point) => !(point >= 1 && point <= 1000))) {
      throw new ControlProblem('points are numbers from 1 to 1000');
    }
    crashOrders.add(list.map((point) => Math.round(point * 100)));
    return {
      said: `The next crash games end at ${list.map((point) => point.toFixed(2)).join(', ')}`,
      undo: crashOrders.clear,
    };
  },
});

const keepalive = defineTrigger({
  name: 'keepalive',
  group: 'platform',
  title: 'Keepalive of realtime',
  does: 'Pages that connect from now on notice sooner or later that their line is dead.',
  inputs: {
    seconds: input(z.number().check(z.gte(1), z.lte(600)), {
      label: 'Seconds of quiet before they ask',
      kind: 'number',
      value: '1',
    }),
  },
  run: ({ hub }, { seconds }) => {
    hub.setActivityTimeout(seconds);
    return {
      said: `New connections send a ping after ${seconds} s without a message`,
      undo: () => hub.setActivityTimeout(ACTIVITY_TIMEOUT),
      inForce: () => hub.activityTimeout() === seconds,
    };
  },
});

const phoneDigits = defineTrigger({
  name: 'phone-digits',
  group: 'platform',
  title: 'Phones of ten digits',
  does: 'A site takes phones of exactly ten digits in every currency, as its phoneTenDigits says; the wire does not tell.',
  inputs: { site: input(z.int().check(z.positive()), { label: 'Site', kind: 'number', value: '1001' }), on },
  run: ({ services: { world } }, { site, on: isOn }) => {
    const { phoneRules } = world;
    const before = phoneRules.ordered(site);
    phoneRules.set(site, isOn);
    return {
      said: isOn
        ? `Phones of site ${site} have exactly ten digits`
        : `Phones of site ${site} have ten digits in VND only`,
      undo: () => phoneRules.set(site, before),
      inForce: () => phoneRules.ordered(site) === isOn && before !== isOn,
    };
  },
});

/** Triggers for the whole platform. */
export const platformTriggers: readonly Trigger[] = [
  maintenance,
  closed,
  outage,
  latency,
  keepalive,
  crash,
  phoneDigits,
];
