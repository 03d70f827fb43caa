import { callPath } from '@housefront/contract/endpoint';
import { normalizeEnvelope } from '@housefront/contract/envelope';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { createTestSandbox, deviceInfo, type TestClient } from '../testing/client.fixtures.ts';
import { handlers } from './index.ts';

let sandbox: Sandbox;
let client: TestClient;
let token: string;
beforeAll(async () => {
  ({ sandbox, client } = await createTestSandbox());
  token = await client.signIn();
});
afterAll(() => sandbox.close());

/** Every field any call takes, with values that pass a schema often enough to reach the handler. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    'GPJD',
    'RMB',
    '\u0000',
    '９',
    'a'.repeat(5_000),
  ),
);
const number = fc.oneof(fc.constantFrom(0, 1, 2, 1001), fc.maxSafeInteger());
const fields = fc.record({
  site_id: fc.constant(1001),
  currency: nasty,
  gp_id: nasty,
  game_type: nasty,
  game_code: nasty,
  game_type_id: fc.oneof(nasty, number),
  house: nasty,
  gt_id: number,
  tag: nasty,
  device: fc.constantFrom(0, 1, 2),
  support_device: fc.constantFrom(0, 1, 2),
  template: nasty,
  lobby_url: nasty,
  data: fc.array(fc.record({ game_id: fc.oneof(nasty, number), status: fc.constantFrom(0, 1) }), {
    minLength: 1,
    maxLength: 3,
  }),
  use_type: fc.constantFrom(0, 1, 2),
  sort_field: nasty,
  sort_order: fc.constantFrom('asc', 'desc'),
  display_device: fc.constantFrom(1, 2),
  display_location: fc.constantFrom(2, 3),
  language: nasty,
  model_version: nasty,
  member_login_id: fc.oneof(nasty, number),
  withdraw_password: nasty,
  member_email: nasty,
  member_phone: nasty,
  host: nasty,
  mobileTemplateName: nasty,
  type: fc.constantFrom(1, 2),
  account: nasty,
  password: nasty,
  answer: nasty,
  captcha_token: nasty,
  old_password: nasty,
  check_password: nasty,
  member_account: nasty,
  member_name: nasty,
  member_agent: nasty,
  recommend_code: nasty,
  member_birthday: nasty,
  phone_verify: nasty,
  identity_id: nasty,
  member_qq: nasty,
  member_others: nasty,
  member_currency: fc.constantFrom('RMB', 'VND', 'USD', 'XXX', '__proto__'),
  verification: fc.constant(1),
  verify_code: nasty,
  remote_addr: nasty,
  errorTrack: fc.constant([]),
  id: fc.oneof(nasty, number),
});

const untouched = new Set(['logout', 'captcha']);
test.each(handlers.map(({ call }) => call).filter((call) => !untouched.has(call.name)))(
  '$name answers hostile values in an envelope, and no value makes it fail',
  async (call) => {
    const shape = Reflect.get(call.request, 'shape');
    const wanted = new Set(Object.keys(typeof shape === 'object' && shape !== null ? shape : {}));
    await fc.assert(
      fc.asyncProperty(fields, nasty, async (values, language) => {
        const body = Object.fromEntries(
          Object.entries({ ...deviceInfo, ...values }).filter(([name]) => wanted.has(name)),
        );
        const response = await client.post(callPath(call), body, {
          authorization: token,
          language: encodeURIComponent(language.toWellFormed()),
        });
        expect(response.status).toBe(200);
        expect(normalizeEnvelope(await response.json())?.code).toMatch(/^\d{3,7}$/);
      }),
      { numRuns: 25 },
    );
  },
);

test('no hostile call has touched the money or the password of the member', async () => {
  expect(sandbox.world.ledger.problems()).toEqual([]);
  expect(sandbox.world.ledger.total(1)).toBe(8_888_888n);
  await expect(client.signIn()).resolves.toBeTruthy();
});
