import { formatDateTime } from '@housefront/contract/wall-time';
import * as z from 'zod/mini';
import { ACTIVITY_TIMEOUT } from '../../realtime/hub.ts';
import { ControlProblem, timeOf } from './problem.ts';
import { providerOf } from './lookup.ts';
import { defineTrigger, type Trigger, type TriggerParts } from './trigger.types.ts';

const time = z.optional(z.nullable(z.union([z.string(), z.number()])));

const maintenance = defineTrigger({
  name: 'maintenance',
  group: 'platform',
  title: 'Maintenance of a provider',
  does: 'Its games answer 203; a site shows when it began and ends, as far as that is known.',
  fields: [
    { name: 'gp_id', label: 'Provider', kind: 'choice', options: 'providers' },
    {
      name: 'start_at',
      label: 'Begins',
      kind: 'time',
      optional: true,
      hint: 'Time of America/Caracas; empty: long ago',
    },
    { name: 'end_at', label: 'Ends', kind: 'time', optional: true, hint: 'Empty: nobody knows' },
  ],
  shape: z.strictObject({ gp_id: z.string(), on: z._default(z.boolean(), true), start_at: time, end_at: time }),
  run: ({ services: { world } }, { gp_id, on, start_at, end_at }) => {
    const { id, provider } = providerOf(world, gp_id);
    const before = world.maintenance.ordered(id);
    const startAt = timeOf(start_at);
    const endAt = timeOf(end_at);
    if (on) world.maintenance.set(id, { startAt, endAt });
    else world.maintenance.clear(id);
    const from = startAt === null ? '' : ` from ${formatDateTime(startAt)}`;
    const to = endAt === null ? '' : ` until ${formatDateTime(endAt)}`;
    return {
      said: on ? `${provider.name} is in maintenance${from}${to}` : `${provider.name} is open again`,
      undo: () => (before ? world.maintenance.set(id, before) : world.maintenance.clear(id)),
      inForce: () => on && world.maintenance.ordered(id) !== undefined,
    };
  },
});

const closed = defineTrigger({
  name: 'closed',
  group: 'platform',
  title: 'Closed site',
  does: 'Sites can be looked at, but no game starts.',
  fields: [],
  shape: z.strictObject({ on: z._default(z.boolean(), true) }),
  run: ({ services: { world } }, { on }) => {
    const before = world.flags.get('closed');
    world.flags.set('closed', on);
    return {
      said: on ? 'The site is closed' : 'The site is open',
      undo: () => world.flags.set('closed', before),
      inForce: () => on && world.flags.get('closed'),
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
  fields: [
    {
      name: 'what',
      label: 'What is down',
      kind: 'choice',
      options: [
        { value: 'platform', label: 'Platform' },
        { value: 'provider', label: 'Games' },
        { value: 'realtime', label: 'Realtime' },
        { value: 'both', label: 'Platform and games' },
      ],
    },
  ],
  shape: z.strictObject({ what: z.enum(['platform', 'provider', 'realtime', 'both']) }),
  run: ({ faults, hub }: TriggerParts, { what }) => {
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
  fields: [
    { name: 'ms', label: 'Milliseconds', kind: 'number', value: '1500' },
    { name: 'path', label: 'Path', kind: 'suggest', options: 'paths', optional: true, hint: 'Empty: every call' },
  ],
  shape: z.strictObject({ path: z.optional(z.string()), ms: z.number().check(z.gte(0), z.lte(600_000)) }),
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
  fields: [{ name: 'points', label: 'Points', kind: 'text', value: '1.50, 3.00', hint: 'One for each round' }],
  shape: z.strictObject({ points: z.union([z.array(z.number()), z.string()]) }),
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
  fields: [{ name: 'seconds', label: 'Seconds of quiet before they ask', kind: 'number', value: '1' }],
  shape: z.strictObject({ seconds: z.number().check(z.gte(1), z.lte(600)) }),
  run: ({ hub }, { seconds }) => {
    hub.setActivityTimeout(seconds);
    return {
      said: `New connections send a ping after ${seconds} s without a message`,
      undo: () => hub.setActivityTimeout(ACTIVITY_TIMEOUT),
      inForce: () => hub.activityTimeout() === seconds,
    };
  },
});

/** Triggers for the whole platform. */
export const platformTriggers: readonly Trigger[] = [maintenance, closed, outage, latency, keepalive, crash];
