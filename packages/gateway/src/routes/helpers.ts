import * as calls from '@housefront/contract/features/helpers';
import { callPath, type AnyCall } from '@housefront/contract/endpoint';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../base/clock.ts';
import type { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import type { SharedState } from '../shared/shared-state.ts';
import type { GatewayEnv } from '../middleware/gateway-env.ts';
import { failureReply } from '../upstream/reply.ts';
import { checkIframe } from './check-iframe/checkIframe.ts';
import type { FrameCheck } from './check-iframe/frame-check.ts';
import { clientCaptcha } from './client-captcha/clientCaptcha.ts';
import { infoData } from './info-data/infoData.ts';
import { loginHeader } from './login-header/loginHeader.ts';
import { templateConfig } from './template-config/templateConfig.ts';
import type { SendConversion } from './tracking/conversions.ts';
import { fbTracking } from './tracking/fbTracking.ts';

/** Dependencies of the helpers. */
export interface HelperOptions {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly shared: SharedState;
  readonly frames: FrameCheck;
  readonly metrics: Pick<GatewayMetrics, 'link'>;
  readonly send: SendConversion;
}

/** The calls that the gateway answers itself. */
export const HELPER_CALLS: readonly AnyCall[] = [
  calls.clientCaptcha,
  calls.checkIframe,
  calls.loginHeader,
  calls.infoData,
  calls.fbTracking,
  calls.templateConfig,
];

/** True for a helper's address. */
export function isHelperPath(path: string): boolean {
  return HELPER_CALLS.some((call) => callPath(call) === path);
}

/** The helpers of the site's own server, at exactly these paths; none reaches the platform (HELP-10x). */
export function helperRoutes({ clock, logger, shared, frames, metrics, send }: HelperOptions): Hono<GatewayEnv> {
  const routes = new Hono<GatewayEnv>()
    .get('/clientCaptcha', clientCaptcha)
    .post('/check_iframe', checkIframe(frames))
    .post('/get_login_header', loginHeader)
    .post('/get_info_data', infoData({ clock, shared, metrics }))
    .post('/api/fb_tracking', fbTracking({ clock, logger, send }))
    .post('/api/template_config', templateConfig);
  for (const call of HELPER_CALLS) {
    routes.all(callPath(call), () => failureReply(405, { allow: call.method === 'GET' ? 'GET, HEAD' : 'POST' }));
  }
  return routes;
}
