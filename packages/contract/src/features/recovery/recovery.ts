import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { id, ignored } from '../../wire/wire.ts';

const again = 'Verification failed, verify again.';

/** Proves identity by the withdrawal password and a contact; the contact that was not chosen is sent as '' (WPR-16x). */
export const recoveryVerify = defineCall({
  name: 'recoveryVerify',
  path: '/arks/web/vx/verify',
  auth: 'none',
  mutates: true,
  request: z.strictObject({
    account: z.string(),
    withdraw_password: z.string(),
    member_email: z.string(),
    member_phone: z.string(),
  }),
  response: z.object({ token: id }),
  codes: { '101': again, '102': again, '201': again, '202': again, '203': again, '204': again },
  summary: 'Step 1 of the password reset: proves identity and gives a token.',
  rows: ['APIM-07', 'WPR-01', 'WPR-10', 'WPR-16x'],
});

/** Sets a new login password with the token of step 1. Only the code is read. */
export const recoveryReset = defineCall({
  name: 'recoveryReset',
  path: '/arks/web/vx/reset',
  auth: 'none',
  mutates: true,
  request: z.strictObject({ account: z.string(), password: z.string(), token: z.string() }),
  response: ignored,
  codes: { '101': again, '102': again, '201': again, '202': again, '203': again },
  summary: 'Step 2 of the password reset: sets the new password.',
  rows: ['APIM-08', 'WPR-01', 'WPR-13'],
});
