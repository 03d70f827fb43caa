import { minor, negated } from '@housefront/contract/money';
import * as z from 'zod/mini';
import type { BannerOrder } from '../../http/overrides.ts';
import { JACKPOT_BET_SHARE } from '../../world/rewards/jackpot.ts';
import { defineTrigger } from './define-trigger.ts';
import { amount, choice, currency, input } from './inputs.ts';
import { ControlProblem } from './problem.ts';
import type { Trigger, TriggerParts } from './trigger.types.ts';

const event = defineTrigger({
  name: 'event',
  group: 'events',
  title: 'Realtime event',
  does: 'Sends an event of the contract to all who listen on the channel.',
  inputs: {
    channel: input(z.string(), { label: 'Channel', kind: 'suggest', options: 'channels', value: 'member.1' }),
    event: input(z.string(), { label: 'Event', kind: 'suggest', options: 'events', value: 'letter.sent' }),
    data: input(z.optional(z.unknown()), { label: 'Data', kind: 'json', value: '{}', hint: 'JSON' }),
  },
  run: ({ services: { announcer } }, { channel, event: name, data = {} }) => {
    announcer.toChannel(channel, name, data);
    return { said: `${name} was sent on ${channel}` };
  },
});

const bannersChanged = ({ services: { announcer, world } }: TriggerParts): void => {
  for (const currency of world.currencies.codes) announcer.toChannel(`web_api.${currency}`, 'carousel_picture.url', {});
};

const bannerLabels = {
  all: 'shows all its pictures',
  reversed: 'is turned round',
  first: 'has its first picture only',
  none: 'is empty',
} as const satisfies Readonly<Record<BannerOrder, string>>;

const banners = defineTrigger({
  name: 'banners',
  group: 'content',
  title: 'Other banners',
  does: 'Changes the carousel and tells everybody who looks at it (carousel_picture.url).',
  inputs: { show: choice('Pictures', bannerLabels, 'reversed') },
  run: (parts, { show }) => {
    const { overrides } = parts.services;
    const before = overrides.banners;
    const put = (next: typeof show) => {
      overrides.banners = next;
      bannersChanged(parts);
    };
    put(show);
    return {
      said: `The carousel ${bannerLabels[show]}`,
      undo: () => put(before),
      inForce: () => show !== 'all' && overrides.banners === show,
    };
  },
});

const service = defineTrigger({
  name: 'service-link',
  group: 'content',
  title: 'Other customer service',
  does: 'Another address for every language, told at once (customer_service_link_change).',
  inputs: {
    url: input(z.url({ protocol: /^https?$/ }), { label: 'Address', kind: 'text', value: 'https://help.example/' }),
  },
  run: ({ services: { overrides, announcer } }, { url }) => {
    const before = overrides.serviceUrl;
    const put = (next: string | null) => {
      overrides.serviceUrl = next;
      announcer.toChannel('web_member', 'customer_service_link_change', next === null ? {} : { url: next });
    };
    put(url);
    return {
      said: `Customer service is at ${url}`,
      undo: () => put(before),
      inForce: () => overrides.serviceUrl === url,
    };
  },
});

const jackpot = defineTrigger({
  name: 'jackpot',
  group: 'content',
  title: 'Jackpot grows',
  does: 'Sites show it when they ask the next time.',
  inputs: { currency, amount: amount('250000.00', 'By') },
  run: ({ services: { world } }, { currency: code, amount: typed }) => {
    if (!world.currencies.codes.includes(code)) throw new ControlProblem('currency: not a currency');
    const units = world.currencies.read(code, typed);
    if (units === null || units <= 0n) throw new ControlProblem('amount is no amount to grow by');
    const bet = minor(units * JACKPOT_BET_SHARE);
    world.jackpot.feed(code, bet);
    const total = world.currencies.write(code, world.jackpot.total(code));
    return {
      said: `The jackpot grew to ${total} ${code}`,
      undo: () => world.jackpot.feed(code, negated(bet)),
      answer: { total },
    };
  },
});

const version = defineTrigger({
  name: 'version',
  group: 'content',
  title: 'A new version',
  does: 'Sites of the demo hear of a newer build and load anew with the next step.',
  inputs: {
    id: input(z.string().check(z.regex(/^[\w-]{1,60}$/)), { label: 'Build', kind: 'text', value: 'zzzzzz-newest' }),
  },
  run: ({ services: { overrides } }, { id }) => {
    const before = overrides.buildId;
    overrides.buildId = id;
    return {
      said: `Build ${id} is the newest`,
      undo: () => {
        overrides.buildId = before;
      },
      inForce: () => overrides.buildId === id,
    };
  },
});

/** Triggers for shared content. */
export const contentTriggers: readonly Trigger[] = [event, banners, service, jackpot, version];
