import {
  isFrameSource,
  isHostName,
  isOrigin,
  nearestFrameSource,
  nearestHostName,
  nearestOrigin,
} from '@housefront/contract/policy-source';
import * as z from 'zod/mini';
import { isLinkKey } from '../links/sealed-link.ts';

/** A port, as a number or as text. */
export const port = z.coerce
  .number({ error: 'write a port from 0 to 65535' })
  .check(
    z.int({ error: 'write a port from 0 to 65535' }),
    z.gte(0, { error: 'write a port from 0 to 65535' }),
    z.lte(65_535, { error: 'write a port from 0 to 65535' }),
  );
const hostName = z.string().check(
  z.regex(/^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i, {
    error: 'write a host name such as play.example.com',
  }),
);

/** A key of 32 random bytes. */
export const randomKey = z.string().check(
  z.refine(isLinkKey, {
    error: 'write 32 random bytes as base64url, such as node -p "crypto.randomBytes(32).toString(\'base64url\')"',
  }),
);

/** A text that is refused with the nearest value that can be used (OPS-20). */
const nearText = (
  accepts: (text: string) => boolean,
  nearest: (text: string) => string | undefined,
  otherwise: string,
) =>
  z.string({ error: otherwise }).check(
    z.refine(accepts, {
      error({ input }) {
        const value = nearest(String(input));
        return value === undefined ? otherwise : `write ${JSON.stringify(value)}`;
      },
    }),
  );
const upstream = nearText(isOrigin, nearestOrigin, 'write an http:// or https:// address without a path');
const socketHost = nearText(isHostName, nearestHostName, 'write a host name such as rt.example.com');
const frameHost = nearText(isFrameSource, nearestFrameSource, 'write a host such as games.example.com');

/** A site in the list that the gateway reads (HOUSEFRONT_SITES). */
export const siteEntry = z
  .strictObject(
    {
      dir: z.string({ error: 'write the folder of a site, such as "sites/1001"' }).check(z.minLength(1)),
      hosts: z._default(z.array(hostName, { error: 'write a list such as ["play.example.com"]' }), []),
      port: z.optional(port),
      upstream: z.optional(upstream),
      realtime: z.optional(
        z.strictObject(
          { host: socketHost, port, tls: z.boolean() },
          { error: 'write { "host": "ws.example.com", "port": 443, "tls": true }' },
        ),
      ),
      frameHosts: z.optional(z.array(frameHost, { error: 'write a list of hosts' })),
      newestBuild: z.optional(z.url({ protocol: /^https?$/, error: 'write an http:// or https:// address' })),
      linkKey: z.optional(randomKey),
      conversions: z.optional(
        z.strictObject(
          {
            pixelId: z.string().check(z.minLength(1)),
            accessToken: z.string().check(z.minLength(1)),
            url: z.optional(z.url({ protocol: /^https?$/ })),
          },
          { error: 'write { "pixelId": "…", "accessToken": "…" }' },
        ),
      ),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `remove ${issue.keys.join(', ')}` : 'write { "dir": …, "hosts": […] }',
    },
  )
  .check(
    z.refine(
      (site: { hosts: string[]; port?: number | undefined }) => site.hosts.length > 0 || site.port !== undefined,
      {
        error: 'name a host or a port: without one no address leads to the site',
      },
    ),
  );
