import type { Handler } from 'hono';
import { hostOf } from '../../sites/site-table.ts';
import { clientHeaders } from '../../upstream/forward-headers.ts';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';

/** `POST /get_login_header`: the visitor's address and country, for the login and registration calls (HELP-05). */
export const loginHeader: Handler<GatewayEnv> = (c) => {
  const client = c.get('client');
  const body = {
    headers: clientHeaders(client, hostOf(c.get('origin'))),
    remote_addr: client.address,
    country: client.country ?? '',
  };
  return c.json(body, 200, { 'cache-control': 'no-store' });
};
