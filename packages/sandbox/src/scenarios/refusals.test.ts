import { calls } from '@housefront/contract/calls';
import { callPath } from '@housefront/contract/endpoint';
import { normalizeEnvelope } from '@housefront/contract/envelope';
import { expect, test } from 'vitest';
import { sandboxPerTest } from '../testing/client.fixtures.ts';
import { beginningOf, refusals } from './refusals.ts';
import { SCENARIO_HEADER } from './situations.ts';

const { client } = sandboxPerTest();

const under = async (name: string, path: string) => {
  const response = await client.post(path, {}, { [SCENARIO_HEADER]: name });
  const reply = normalizeEnvelope(await response.json());
  return reply && { code: reply.codeFull ?? reply.code, message: reply.message };
};

const platformCalls = Object.values(calls).filter(({ base }) => base === 'api');

test('[SBX-04] each call with codes has a scenario for every one of them, which refuses it with that code', async () => {
  const wanted = platformCalls.flatMap((call) =>
    [...Object.keys(call.codes), '555']
      .filter(() => Object.keys(call.codes).length > 0)
      .map((code) => ({ call, code, name: `${String(beginningOf(call))}-refused-${code}` })),
  );
  expect(wanted.filter(({ name }) => !refusals.some((scenario) => scenario.name === name))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(150);
  for (const { call, code, name } of wanted) {
    const said = { code, message: `Refused by a scenario (${code})` };
    expect([name, await under(name, callPath(call))]).toEqual([name, said]);
  }
});

test('[SBX-04] such a scenario holds for its own call only', async () => {
  const path = callPath(calls.jackpot);
  for (const { name } of refusals) expect([name, (await under(name, path))?.code]).toEqual([name, '400']);
});

test('[SBX-04] a call without codes of its own is refused by naming its path', async () => {
  for (const call of platformCalls.filter(({ codes }) => Object.keys(codes).length === 0)) {
    const reply = await under(`refused@${call.path}`, callPath(call));
    expect([call.name, reply]).toEqual([call.name, { code: '555', message: 'Refused by a scenario' }]);
  }
  expect((await under(`refused@${calls.myCash.path}`, callPath(calls.jackpot)))?.code).toBe('400');
});
