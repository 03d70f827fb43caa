import { envelope } from '@housefront/contract/envelope';
import { mobileTemplate } from '@housefront/contract/templates';
import { templateConfig as call } from '@housefront/contract/features/helpers';
import { parseRequest } from '@housefront/contract/endpoint';
import type { Handler } from 'hono';
import { readJson } from '../../http/json-body.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';

/** `POST /api/template_config`: answers that the mobile template is the one of the site's build (API-43). */
export const templateConfig: Handler<GatewayEnv> = async (c) => {
  const asked = parseRequest(call, await readJson(c));
  const known = asked.ok ? mobileTemplate(asked.data.mobileTemplateName) : undefined;
  const built = c.get('site').config.public?.MOBILE_TEMPLATE_NAME ?? known;
  const body =
    known === undefined
      ? envelope('101', 'There is no such template.', null)
      : envelope('1000', '', { mobileTemplateName: built });
  return c.json(body, 200, { 'cache-control': 'no-store' });
};
