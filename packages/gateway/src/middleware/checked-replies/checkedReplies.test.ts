import { calls } from '@housefront/contract/calls';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { GatewayEnv } from '../gateway-env.ts';
import { checkedReplies, problemsOf, ReplyContractError } from './checkedReplies.ts';

const good = { headers: {}, remote_addr: '203.0.113.9', country: '' };

test('[CON-01] an answer of the gateway that the contract does not promise is an error that names the part', async () => {
  const errors: Error[] = [];
  const ask = async (body: object, status: 200 | 400 = 200) => {
    const app = new Hono<GatewayEnv>()
      .use(checkedReplies([calls.loginHeader]))
      .post('/get_login_header', (c) => c.json(body, status))
      .onError((error, c) => (errors.push(error), c.text('', 500)));
    return (await app.request('/get_login_header', { method: 'POST' })).status;
  };
  expect(await ask(good)).toBe(200);
  expect(await ask({ ...good, remote_addr: null })).toBe(500);
  expect(await ask({ ...good, secret: 'x' })).toBe(500);
  expect(await ask({ anything: 1 }, 400)).toBe(400);
  expect(errors.every((error) => error instanceof ReplyContractError)).toBe(true);
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^loginHeader data\.remote_addr: /),
    'loginHeader secret: not in the contract',
  ]);
});

test('[CON-01] data within an envelope counts, and a refusal carries none', async () => {
  const { checkIframe, templateConfig } = calls;
  expect(await problemsOf(checkIframe, { code: '1000', message: '', data: { embeddable: true, reason: '' } })).toEqual(
    [],
  );
  expect(await problemsOf(templateConfig, { code: '101', message: 'No.', data: null })).toEqual([]);
  expect(await problemsOf(checkIframe, { embeddable: true })).toEqual(['checkIframe: no envelope']);
  expect(
    await problemsOf(templateConfig, { code: '1000', message: '', data: { mobileTemplateName: 'H5_1', own: 1 } }),
  ).toEqual(['templateConfig own: not in the contract']);
});
