import * as z from 'zod/mini';

/** A user on a presence channel. */
export interface PresenceMember {
  readonly id: string;
  readonly info?: unknown;
}

const channelData = z.object({
  user_id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  user_info: z.optional(z.unknown()),
});

/** Reads `channel_data`, which the member's site signs; undefined without a user. */
export function readMember(text: string): PresenceMember | undefined {
  try {
    const { user_id: id, user_info: info } = channelData.parse(JSON.parse(text));
    return { id, ...(info !== undefined && { info }) };
  } catch {
    return undefined;
  }
}

/** Users on presence channels; a user may have several connections. */
export interface Presence<Connection> {
  /** True if the user had no other connection there. */
  enter(channel: string, connection: Connection, member: PresenceMember): boolean;
  /** The user who left with this connection; undefined if another connection of the user remains. */
  leave(channel: string, connection: Connection): PresenceMember | undefined;
  /** Users of a channel, each once, in order of arrival. */
  members(channel: string): readonly PresenceMember[];
}

/** Makes an empty register. */
export function createPresence<Connection>(): Presence<Connection> {
  const channels = new Map<string, Map<Connection, PresenceMember>>();
  const isThere = (channel: string, { id }: PresenceMember): boolean =>
    [...(channels.get(channel)?.values() ?? [])].some((known) => known.id === id);
  return {
    enter: (channel, connection, member) => {
      const isNew = !isThere(channel, member);
      channels.set(channel, (channels.get(channel) ?? new Map<Connection, PresenceMember>()).set(connection, member));
      return isNew;
    },
    leave: (channel, connection) => {
      const known = channels.get(channel);
      const member = known?.get(connection);
      known?.delete(connection);
      if (known?.size === 0) channels.delete(channel);
      return member && !isThere(channel, member) ? member : undefined;
    },
    members: (channel) => [
      ...new Map([...(channels.get(channel)?.values() ?? [])].map((member) => [member.id, member])).values(),
    ],
  };
}
