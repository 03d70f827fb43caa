import type { Handler } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../../base/clock.ts';
import { describeFailure } from '../../logging/describeFailure.ts';
import type { GatewayMetrics } from '../../metrics/gateway-metrics.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import type { GatewaySite } from '../../sites/gateway-site.ts';
import { hostOf } from '../../sites/site-table.ts';
import type { Forwarder } from '../../upstream/forward.ts';
import { raiseListed } from '../../upstream/image-hosts.ts';
import { readTarget } from '../../upstream/platform-paths.ts';
import type { PlatformPictures } from '../../upstream/platform-pictures.ts';
import { failureReply } from '../../upstream/reply.ts';
import { streamReply } from '../../upstream/stream-reply.ts';
import { visitorOf } from '../../upstream/visitor.ts';

/** Dependencies of the api route. */
export interface ApiRouteOptions {
  readonly forwarder: Forwarder;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly metrics: Pick<GatewayMetrics, 'upstream'>;
  /** The paths of the platform that a site's visitors may request. */
  readonly paths: (site: GatewaySite) => (path: string) => boolean;
  /** Its pictures and other files, whose names are free. */
  readonly pictures: (site: GatewaySite) => PlatformPictures;
}

/** Methods of the platform's calls (API-02). */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/** `/api/*`: the platform's calls, forwarded unchanged; `/api/template_config` among them (HELP-10x). */
export function apiRoute({ forwarder, logger, paths, pictures, clock, metrics }: ApiRouteOptions): Handler<GatewayEnv> {
  return async (c) => {
    const site = c.get('site');
    const url = c.get('url');
    const incoming = c.env?.incoming;
    if (!METHODS.has(c.req.method)) return failureReply(405, { allow: [...METHODS].join(', ') });
    // A test's request exists only in parsed form.
    const raw = incoming?.url ?? url.pathname + url.search;
    const picture = c.req.method === 'POST' ? undefined : pictures(site)(raw);
    const target = picture ?? readTarget(raw);
    if (!target) return failureReply(400);
    if (!paths(site)(target.path)) return failureReply(404);
    const visitor = visitorOf(c.req.raw, c.env);
    const headers = incoming?.headers ?? Object.fromEntries(c.req.raw.headers);
    const mayLeadOut = picture !== undefined && headers.authorization === undefined;
    const start = clock.now();
    const span = c.get('span')?.child('platform');
    const { status, body, finish, ...reply } = await forwarder.forward({
      method: c.req.method,
      headers,
      target: target.path + target.search,
      upstream: site.upstream,
      client: c.get('client'),
      requestId: c.get('requestId'),
      traceparent: span?.traceparent,
      siteId: site.id,
      host: hostOf(c.get('origin')),
      ownHeaders: site.config.apiHeaders,
      visitor,
      mayLeadTo: (location) => mayLeadOut && raiseListed(location, site.config.imageHosts),
      onFailure: (error) => c.set('failure', error),
    });
    span?.end({ 'http.response.status_code': status }, status >= 500);
    // A call that the gateway refused, or whose visitor has left, says nothing about the platform.
    if (!visitor.left() && ![408, 413, 429].includes(status))
      metrics.upstream(site.id, clock.now() - start, status >= 500);
    const init = { status, headers: [...reply.headers] };
    if (body === undefined || body instanceof Uint8Array) return new Response(body ?? null, init);
    const request = { id: c.get('requestId'), site: site.id };
    const onBroken = (error: unknown) => {
      // The client has left, so the rest of the answer has no reader.
      if (!visitor.left()) logger.warn({ ...request, failure: describeFailure(error) }, 'an answer broke off');
    };
    return new Response(streamReply(body, { finish, cut: () => visitor.cut(), onBroken }), init);
  };
}
