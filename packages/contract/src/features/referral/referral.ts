import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { dataObject, flag, outId, siteId } from '../../wire/wire.ts';

/** Checks a referral link: either a recommend code or an agent id. */
export const registerValidMessage = defineCall({
  name: 'registerValidMessage',
  path: '/register/valid_message',
  auth: 'none',
  request: z.union([
    z.strictObject({ site_id: siteId, recommend_code: z.string() }),
    z.strictObject({ site_id: siteId, agent_id: outId }),
  ]),
  response: dataObject({ is_valid: flag }),
  summary: 'Tells whether a referral link is valid (is_valid 1).',
  rows: ['APIM-32', 'REG-35'],
});
