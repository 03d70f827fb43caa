import { infoData as call } from '@housefront/contract/features/helpers';
import { parseRequest } from '@housefront/contract/endpoint';
import type { Handler } from 'hono';
import type { Clock } from '../../base/clock.ts';
import { readJson } from '../../http/json-body.ts';
import { openLink } from '../../links/sealed-link.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import type { SharedState } from '../../shared/shared-state.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import { failureReply } from '../../upstream/reply.ts';

const UNAVAILABLE = 'Sign-in links cannot be opened at the moment. Please sign in, or try a new link later.';

/** Dependencies of the route. */
export interface InfoDataOptions {
  readonly clock: Clock;
  readonly shared: SharedState;
  readonly metrics: Pick<GatewayMetrics, 'link'>;
}

/**
 * `POST /get_info_data`: opens a sealed sign-in link, once on all instances together. Every refusal looks the same, so that a
 * response does not reveal the error in a link. Without the store of used links none opens (SEC-03).
 */
export function infoData({ clock, shared, metrics }: InfoDataOptions): Handler<GatewayEnv> {
  return async (c) => {
    const { config, linkKey, id } = c.get('site');
    const asked = parseRequest(call, await readJson(c));
    const refuse = () => (metrics.link(id, 'refused'), failureReply(400));
    if (linkKey === undefined || !asked.ok) return refuse();
    const lifetimeMs = config.linkLifetimeMinutes * 60_000;
    const link = await openLink(asked.data.enc, { key: linkKey, siteId: id, now: clock.now(), lifetimeMs });
    // A visitor who opens it and loses the answer needs a new link. A link that works twice would be worse.
    try {
      const good = link && (await shared.useOnce(`link:${id}:${link.id}`, link.rememberMs, link.sealedAt));
      if (!good) return refuse();
    } catch (error) {
      metrics.link(id, 'unavailable');
      c.set('failure', error);
      return failureReply(503, {}, UNAVAILABLE);
    }
    metrics.link(id, 'opened');
    return c.json(link.data, 200, { 'cache-control': 'no-store' });
  };
}
