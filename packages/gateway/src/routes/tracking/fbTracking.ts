import { envelope } from '@housefront/contract/envelope';
import { firstGraphemes } from '@housefront/contract/graphemes';
import { parseRequest } from '@housefront/contract/endpoint';
import { fbTracking as call } from '@housefront/contract/features/helpers';
import type { Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import type { Clock } from '../../base/clock.ts';
import { readJson } from '../../http/json-body.ts';
import { describeFailure } from '../../logging/describeFailure.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import { failureReply } from '../../upstream/reply.ts';
import { conversionFacts, conversionUser, type SendConversion } from './conversions.ts';
import { visitorConsent } from '../../http/visitor-consent.ts';

/** Dependencies of the route. */
export interface FbTrackingOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly send: SendConversion;
}

/**
 * `POST /api/fb_tracking`: forwards a conversion event if the site has an account with the advertiser. Refused unless the
 * site has the relay and the visitor has agreed to marketing. The visitor does not wait for it, and a failure is not reported
 * (CNS-01).
 */
export function fbTracking({ clock, logger, send }: FbTrackingOptions): Handler<GatewayEnv> {
  return async (c) => {
    const { config, conversions, id } = c.get('site');
    const request = { cookie: c.req.header('cookie'), privacyControl: c.req.header('sec-gpc') };
    const agreed = visitorConsent(request, config.consent, clock.now());
    if (!config.consent?.adapters.metaRelay || !agreed.includes('marketing')) {
      return c.json(envelope('403', 'The visitor has not agreed to this.', null), 403, { 'cache-control': 'no-store' });
    }
    const asked = parseRequest(call, await readJson(c));
    if (!asked.ok) return failureReply(400);
    const { eventName, eventTime, eventID, userData, customData } = asked.data;
    if (conversions) {
      const visitor = {
        address: c.get('client').address,
        userAgent: firstGraphemes(c.req.header('user-agent') ?? '', 512),
        fbp: getCookie(c, '_fbp'),
        fbc: getCookie(c, '_fbc'),
        now: clock.now(),
      };
      send(conversions, {
        event_name: eventName,
        event_time: Math.floor(eventTime),
        event_id: eventID,
        action_source: 'website',
        event_source_url: `${c.get('origin')}/`,
        user_data: conversionUser(userData, visitor),
        custom_data: conversionFacts(customData),
      }).catch((error: unknown) =>
        logger.warn({ site: id, failure: describeFailure(error) }, 'a conversion event was not taken'),
      );
    }
    return c.json(envelope('1000', '', null), 200, { 'cache-control': 'no-store' });
  };
}
