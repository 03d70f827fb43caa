import type * as z from 'zod/mini';
import { wellFormed } from '../wire/json.ts';
import type { CurrencyRow } from '../money/currency.ts';
import { readWith } from '../wire/read-context.ts';

/** Event schemas of a channel, by the platform's event name. */
export type ChannelEvents = Readonly<Record<string, z.core.$ZodType>>;

/**
 * Kinds of channels. `private` ones are authorised with the stored token. `cache` ones are public and give their last event with
 * each subscription, or `pusher:cache_miss` without one. Both carry their kind as a prefix on the Pusher wire only (ENG-06).
 */
export type ChannelKind = 'private' | 'public' | 'cache';

/** A realtime channel of the platform, by the Pusher protocol (RT-03x). */
export interface Channel<Name extends string = string, Events extends ChannelEvents = ChannelEvents> {
  /** Name with `{param}` parts, e.g. `member.{member_id}`; without the prefix of its kind. */
  readonly name: Name;
  readonly kind: ChannelKind;
  /** One sentence for the documentation. */
  readonly summary: string;
  readonly events: Events;
  /** Rows of the requirement ledger. */
  readonly rows: readonly string[];
}

/** Any declared channel. */
export type AnyChannel = Channel;

/** Names of the events that a channel may bring. */
export type ChannelEventName<C extends AnyChannel> = keyof C['events'] & string;

/** Parsed payload of one event. */
export type ChannelEventData<C extends AnyChannel, E extends ChannelEventName<C>> = z.output<
  NonNullable<C['events'][E]>
>;

/** Names of the `{param}` parts of a channel name. */
export type ChannelParam<Name extends string> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ChannelParam<Rest>
  : never;

/** Declares a channel. */
export function defineChannel<const Name extends string, const Events extends ChannelEvents>(
  channel: Channel<Name, Events>,
): Channel<Name, Events> {
  return channel;
}

/** The channel's name with its parts filled in, e.g. `member.7`. */
export function channelName<Name extends string>(
  channel: Channel<Name>,
  params: Readonly<Record<ChannelParam<Name>, string | number>>,
): string {
  const values: Readonly<Record<string, string | number>> = params;
  return channel.name.replace(/\{(\w+)\}/g, (part, param: string) => String(values[param] ?? part));
}

/** The name on the Pusher wire, e.g. `private-member.7`. */
export const wireChannel = (kind: ChannelKind, name: string): string => (kind === 'public' ? name : `${kind}-${name}`);

/** As {@link wireChannel}, of a declared channel. */
export function pusherChannelName<Name extends string>(
  channel: Channel<Name>,
  params: Readonly<Record<ChannelParam<Name>, string | number>>,
): string {
  return wireChannel(channel.kind, channelName(channel, params));
}

/**
 * Reads an event's payload; null when the event is unknown or its payload does not fit (LOC-01).
 * @param currency of its amounts; of none without it
 */
export function parseEvent<C extends AnyChannel, E extends ChannelEventName<C>>(
  channel: C,
  event: E,
  data: unknown,
  currency?: CurrencyRow,
): ChannelEventData<C, E> | null {
  const schema = channel.events[event];
  if (schema === undefined) return null;
  const { result } = readWith(schema, wellFormed(data), currency, true);
  // The schema is that of this event.
  return result.success ? (result.data as ChannelEventData<C, E>) : null;
}
