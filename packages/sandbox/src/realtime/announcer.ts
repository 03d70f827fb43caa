import { wireChannel, type AnyChannel } from '@housefront/contract/channel';
import { channels } from '@housefront/contract/channels';
import * as z from 'zod/mini';
import type { Hub } from './hub.ts';

/** Messages from the platform to its listeners. */
export interface Announcer {
  /** To one member, on `member.{member_id}`. */
  toMember(memberId: number, event: string, data: unknown): void;
  /**
   * On a channel, by its name in the contract (without the prefix of its kind). Throws {@link UnknownEvent} for an event that the channel
   * does not have in the contract, or with invalid data.
   */
  toChannel(channel: string, event: string, data: unknown): void;
  /** Closes the connections of a member whose login has ended: private channels end with it. */
  dropMember(memberId: number): void;
}

/** An event that the contract does not know. */
export class UnknownEvent extends Error {
  override readonly name = 'UnknownEvent';
}

const declared: readonly AnyChannel[] = Object.values(channels);

/** Creates the announcer of a hub. */
export function createAnnouncer(hub: Hub): Announcer {
  const toChannel = (name: string, event: string, data: unknown): void => {
    const channel = declared.find((known) => isNameOf(known, name) && Object.hasOwn(known.events, event));
    const schema = channel?.events[event];
    if (!channel || !schema) throw new UnknownEvent(`the contract has no event ${event} on channel ${name}`);
    if (!z.safeParse(schema, data).success) {
      throw new UnknownEvent(`the data of event ${event} does not fit the contract`);
    }
    hub.publish(wireChannel(channel.kind, name), event, data);
  };
  return {
    toChannel,
    toMember: (memberId, event, data) => toChannel(`member.${memberId}`, event, data),
    dropMember: (memberId) => hub.dropMember(memberId),
  };
}

function isNameOf(channel: AnyChannel, name: string): boolean {
  // RegExp.escape is not in Node.js 22. Names of channels have no other sign that means something in a pattern.
  const pattern = channel.name.split(/\{\w+\}/).map((part) => part.replaceAll('.', String.raw`\.`));
  return new RegExp(`^${pattern.join('[^.]+')}$`).test(name);
}
