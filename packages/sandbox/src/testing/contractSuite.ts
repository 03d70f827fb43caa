import { callPath, parseResponse, type AnyCall } from '@housefront/contract/endpoint';
import { envelope, normalizeEnvelope } from '@housefront/contract/envelope';
import { parseJson } from '@housefront/contract/json';
import { calls } from '@housefront/contract/calls';
import { judgeAnswer, readingCalls, type SuiteResult } from '@housefront/contract/suite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPlainIds, writeReply, writings } from '../scenarios/writings.ts';
import { handlers } from '../handlers/index.ts';
import { prepare, type ContractSubject } from './contract-samples.fixtures.ts';

/**
 * Declares the tests that check a platform against the contract. Every call of the sandbox is sent as the contract allows,
 * with violations of it, and without a login (CON-01).
 * @param open makes the subject; called once, before the tests
 * @param asks false for a call that a server in front of the sandbox answers itself, or forwards like another that is asked
 */
export function contractSuite(
  open: () => Promise<ContractSubject>,
  asks: (call: AnyCall) => boolean = () => true,
): void {
  const answered = handlers.map(({ call }) => call);
  const asked = answered.filter(asks);
  let subject: ContractSubject;
  let checked: SuiteResult;
  let requestFor: (call: AnyCall) => unknown;
  let tokenFor: (call: AnyCall) => Promise<string | undefined>;
  beforeAll(async () => {
    subject = await open();
    ({ checked, requestFor, tokenFor } = await prepare(subject));
  });
  afterAll(() => subject.close());

  test.each(asked)(
    '[CON-01] [FLD-03] [FLD-06] [FLD-13] $name answers with what the contract says, and means the same in every writing',
    async (call) => {
      expect(Object.values<AnyCall>(calls)).toContain(call);
      const reply = await subject.client.send(call, requestFor(call), await tokenFor(call));
      expect(reply).toMatchObject({ ok: true, status: 200, message: 'success' });
      // Sent once, because many calls change data. The answer is then rewritten in each format.
      const meant = meaning(call, reply.data);
      for (const { name } of writings) {
        const text = writeReply(call, envelope('100', '', reply.data), [name]);
        expect({ name, meant: meaning(call, normalizeEnvelope(parseJson(text))?.data) }).toEqual({ name, meant });
        // No writing is a drift.
        const { verdict, drifts } = judgeAnswer(call, { status: 200, header: () => 'application/json', text });
        expect({ name, verdict, drifts }).toEqual({ name, verdict: 'answers', drifts: [] });
      }
    },
  );

  test('[GEN-05] [OPS-04] the check of platforms gets the declared answer of every reading call', () => {
    const read = readingCalls.map(({ name }) => name);
    expect(answered.filter(({ mutates }) => !mutates).map(({ name }) => name)).toEqual(expect.arrayContaining(read));
    const { reports } = checked;
    expect(reports.map(({ call }) => call.name)).toEqual(read);
    expect(reports.filter(({ verdict, notes }) => verdict !== 'answers' || notes.length > 0)).toEqual([]);
    expect(reports.filter(({ call }) => call.auth === 'member').map(({ guard }) => guard)).not.toContain(null);
  });

  test.each(asked)('$name refuses a body that is not its own with code 400', async (call) => {
    const sign = await tokenFor(call);
    for (const body of ['', 'null', '[]', '{"nobody":"asked"}', '{"site_id":"x","__proto__":{}}', 'x'.repeat(5000)]) {
      const headers = sign === undefined ? {} : { authorization: sign };
      const response = await subject.client.post(callPath(call), body, headers);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/"(?:code|status)":"400"/);
    }
  });

  test.each(asked.filter((call) => call.auth === 'member'))(
    '$name answers nobody without a working token',
    async (call) => {
      for (const token of [undefined, '', 'Bearer', 'made-up', 'Bearer made-up']) {
        const reply = await subject.client.send(call, requestFor(call), token);
        expect(reply).toMatchObject({ status: 401, code: '401', ok: false, data: null, newToken: null });
      }
    },
  );

  test('an address without a call is answered with 404 in an envelope', async () => {
    const response = await subject.client.post('/api/v9/nothing', {});
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: '404' });
  });
}

/**
 * The values that a client reads from data, regardless of the format of ids and times. Core reads times, and its tests
 * cover that.
 */
function meaning(call: AnyCall, data: unknown): unknown {
  const parsed = parseResponse(call, data);
  return parsed.ok && parsed.misread.length === 0 ? withoutTimes(withPlainIds(parsed.data)) : parsed;
}

function withoutTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name.endsWith('_at') || ['at', 'until', 'since'].includes(name)
        ? part === '' || part === null
        : withoutTimes(part),
    ]),
  );
}
