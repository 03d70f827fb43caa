import * as z from 'zod/mini';
import { isHostName } from './policy-source.ts';
import { filled, key, positive } from './site-config.values.ts';

const delay = key(z.exactOptional(positive), 'write whole milliseconds, or leave it out for the usual ones', 5000);

/** Keys of live updates. */
export const realtimeKeys = {
  /** Server of the Pusher protocol; without it there are no live updates (RT-03x). */
  realtime: key(
    z.optional(
      z.strictObject({
        /** Key of the application on that server. */
        key: key(filled, 'write the key of the application', 'housefront'),
        /** Host name without protocol and port. `same` is the host of the page: its proxy hands `/app/` on to that server. */
        host: key(
          filled.check(z.refine(isHostName, { error: 'must be a host name without scheme, port and path' })),
          'write a host name',
          'rt.example.com',
        ),
        /** Port of its web sockets. */
        port: key(z.int().check(z.gte(1), z.lte(65535)), 'write a port from 1 to 65535', 443),
        /** Whether the connection is encrypted. */
        tls: key(z.boolean(), 'write true or false', true),
        /** Path of this site at which a member may join a private channel. */
        authPath: key(
          z._default(z.string().check(z.startsWith('/')), '/api/broadcasting/auth'),
          'write a path',
          '/api/broadcasting/auth',
        ),
        /** Delays that differ from the defaults, in milliseconds (RT-02). */
        delays: key(
          z.optional(
            z.strictObject({
              /** Wait before the first attempt after a loss; doubled with each further one. */
              first: delay,
              /** Longest wait between attempts. */
              most: delay,
              /** Timeout for opening a connection. */
              connect: delay,
              /** Silence after which a ping is sent. A server may request a shorter interval. */
              ping: delay,
              /** Timeout for the answer to a ping. */
              pong: delay,
              /** Timeout for the answer to a ping when a page becomes visible again. */
              check: delay,
            }),
          ),
          'give milliseconds for any of first, most, connect, ping, pong and check, or leave it out',
          { ping: 5000 },
        ),
      }),
    ),
    "give key, host, port and tls, or leave 'realtime' out to turn it off",
    { key: 'housefront', host: 'rt.example.com', port: 443, tls: true },
  ),
};
