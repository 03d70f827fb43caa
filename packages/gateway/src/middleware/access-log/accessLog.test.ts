import { expect, test } from 'vitest';
import { gatewayOf, HOST } from '../../sites/site.fixtures.ts';
import { loggablePath } from './accessLog.ts';
import { describeFailure } from '../../logging/describeFailure.ts';

test('[GW-05] one structured line per request, with the request id and without any secret', async () => {
  const { get, log, gateway } = gatewayOf({
    render: () => Promise.reject(new Error('fetch http://up/api?tk=hunter2 failed')),
  });
  const secrets = { authorization: 'Bearer hunter2', cookie: 'token=hunter2' };
  const answer = await get('/slotgame?gp_id=GP01&tk=hunter2&enc=hunter2&password=hunter2', secrets);
  await gateway.app.request(`${HOST}/api/login?tk=hunter2`, {
    method: 'POST',
    body: '{"password":"hunter2"}',
    headers: { host: 'play.example.com', ...secrets },
  });
  expect(log.lines).toHaveLength(2);
  expect(log.lines.join('')).not.toContain('hunter2');
  expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({
    id: answer.headers.get('x-request-id'),
    site: '1001',
    method: 'GET',
    path: '/slotgame?gp_id=GP01&tk=*&enc=*&password=*',
    status: 500,
    ms: 0,
  });
  log.logger.info({ token: 'hunter2', body: { password: 'hunter2' } }, 'x');
  expect(log.lines.join('')).not.toContain('hunter2');
});

test('[GW-05] only values of known parameters are shown, and long addresses do no harm', () => {
  expect(loggablePath(new URL('http://a/slotgame?gt_id=2&x=1&%0a=2'))).toBe('/slotgame?gt_id=2&x=*&%0A=*');
  expect(loggablePath(new URL(`http://a/${'x'.repeat(9000)}`))).toHaveLength(512);
});

test('[GW-05] a failure is logged by name, code and message, without queries', () => {
  expect(describeFailure(Object.assign(new TypeError('GET http://u/x?tk=1 refused'), { code: 'ECONNREFUSED' }))).toBe(
    'TypeError ECONNREFUSED: GET http://u/x?* refused',
  );
  expect(describeFailure('tk=1')).toBe('unknown failure');
});
