import { calls } from '@housefront/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../createSandbox.ts';
import { noOverrides } from '../http/overrides.ts';
import { createTestSandbox } from '../testing/client.fixtures.ts';
import { defineHandler, ContractViolation } from './defineHandler.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  ({ sandbox } = await createTestSandbox());
});
afterAll(() => sandbox.close());

/** Services of handlers, with a check of their replies. */
const services = () => ({
  world: sandbox.world,
  announcer: { toMember: () => {}, toChannel: () => {}, dropMember: () => undefined },
  push: { notify: () => Promise.resolve(), settled: () => Promise.resolve() },
  checkReplies: true,
  exampleSites: false,
  overrides: noOverrides(),
  addresses: { publicUrl: '', providerUrl: () => '' },
});

test('[CON-01] a reply that drifts from the contract becomes an error, also when only list items do not fit', async () => {
  const incoming = { body: { currency: 'RMB', site_id: 1001 }, token: undefined, locale: 'en_US' } as const;
  const drifted = defineHandler(calls.crashGames, ({ ok }) => ok([{ name: 'no id' }]));
  await expect(drifted.handle(services(), incoming)).rejects.toThrow(ContractViolation);
  const wrong = defineHandler(calls.checkAgentDomain, ({ ok }) => ok('text'));
  await expect(wrong.handle(services(), { ...incoming, body: { host: 'x', site_id: 1 } })).rejects.toThrow(
    'checkAgentDomain',
  );
});

test('[CON-01] a refusal with a code that the contract does not name becomes an error', async () => {
  const refusing = (code: string) =>
    defineHandler(calls.captcha, ({ refuse }) => refuse(code, 'captchaTooSoon')).handle(services(), {
      body: { type: 1, site_id: 1001 },
      token: undefined,
      locale: 'en_US',
    });
  expect(await refusing('101')).toMatchObject({ body: { code: '101' } });
  await expect(refusing('102')).rejects.toThrow('captcha refuses with 102');
});
