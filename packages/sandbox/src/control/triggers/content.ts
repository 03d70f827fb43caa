import { minor, negated } from '@housefront/contract/money';
import * as z from 'zod/mini';
import { BANNER_ORDERS } from '../../http/overrides.ts';
import { JACKPOT_BET_SHARE } from '../../world/rewards/jackpot.ts';
import { ControlProblem } from './problem.ts';
import { defineTrigger, type Trigger, type TriggerParts } from './trigger.types.ts';

const event = defineTrigger({
  name: 'event',
  group: 'events',
  title: 'Realtime event',
  does: 'Sends an event of the contract to all who listen on the channel.',
  fields: [
    { name: 'channel', label: 'Channel', kind: 'suggest', options: 'channels', value: 'member.1' },
    { name: 'event', label: 'Event', kind: 'suggest', options: 'events', value: 'letter.sent' },
    { name: 'data', label: 'Data', kind: 'json', value: '{}', hint: 'JSON' },
  ],
  shape: z.strictObject({ channel: z.string(), event: z.string(), data: z.optional(z.unknown()) }),
  run: ({ services: { announcer } }, { channel, event: name, data = {} }) => {
    announcer.toChannel(channel, name, data);
    return { said: `${name} was sent on ${channel}` };
  },
});

const bannersChanged = ({ services: { announcer, world } }: TriggerParts): void => {
  for (const currency of world.currencies.codes) announcer.toChannel(`web_api.${currency}`, 'carousel_picture.url', {});
};

const bannerWords = {
  all: 'The carousel shows all its pictures',
  reversed: 'The carousel is turned round',
  first: 'The carousel has its first picture only',
  none: 'The carousel is empty',
} as const;

const banners = defineTrigger({
  name: 'banners',
  group: 'content',
  title: 'Other banners',
  does: 'Changes the carousel and tells everybody who looks at it (carousel_picture.url).',
  fields: [
    {
      name: 'show',
      label: 'Pictures',
      kind: 'choice',
      value: 'reversed',
      options: BANNER_ORDERS.map((value) => ({ value, label: bannerWords[value].replace('The carousel ', '') })),
    },
  ],
  shape: z.strictObject({ show: z.enum(BANNER_ORDERS) }),
  run: (parts, { show }) => {
    const { overrides } = parts.services;
    const before = overrides.banners;
    const put = (next: typeof show) => {
      overrides.banners = next;
      bannersChanged(parts);
    };
    put(show);
    return {
      said: bannerWords[show],
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
  fields: [{ name: 'url', label: 'Address', kind: 'text', value: 'https://help.example/' }],
  shape: z.strictObject({ url: z.url({ protocol: /^https?$/ }) }),
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
  fields: [
    { name: 'currency', label: 'Currency', kind: 'choice', options: 'currencies' },
    { name: 'amount', label: 'By', kind: 'text', value: '250000.00' },
  ],
  shape: z.strictObject({
    currency: z.string(),
    amount: z.union([z.number(), z.string()]),
  }),
  run: ({ services: { world } }, { currency, amount }) => {
    if (!world.currencies.codes.includes(currency)) throw new ControlProblem('currency: not a currency');
    const units = world.currencies.read(currency, amount);
    if (units === null || units <= 0n) throw new ControlProblem('amount is no amount to grow by');
    const bet = minor(units * JACKPOT_BET_SHARE);
    world.jackpot.feed(currency, bet);
    const total = world.currencies.write(currency, world.jackpot.total(currency));
    return {
      said: `The jackpot grew to ${total} ${currency}`,
      undo: () => world.jackpot.feed(currency, negated(bet)),
      answer: { total },
    };
  },
});

const version = defineTrigger({
  name: 'version',
  group: 'content',
  title: 'A new version',
  does: 'Sites of the demo hear of a newer build and load anew with the next step.',
  fields: [{ name: 'id', label: 'Build', kind: 'text', value: 'zzzzzz-newest' }],
  shape: z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,60}$/)) }),
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
