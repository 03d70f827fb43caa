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
    path: '/slotgame?*',
    status: 500,
    ms: 0,
  });
  log.logger.info({ token: 'hunter2', body: { password: 'hunter2' } }, 'x');
  expect(log.lines.join('')).not.toContain('hunter2');
});

test.each(['q', 'lang', 'gp_id', 'gt_id', 'icons', 'invite', 'utm_source', 'tk', 'hunter2', '%0a'])(
  '[GW-05] the log has nothing of a query, neither value nor name: %s',
  async (name) => {
    const { get, log } = gatewayOf();
    for (const path of ['/', '/promotion', '/api/x', '/icons/lucide.json', '/assets/none.js'])
      await get(`${path}?${name}=hunter2&hunter2&${name}[]=hunter2`);
    expect(log.lines).toHaveLength(5);
    expect(log.lines.join('')).not.toMatch(/hunter2/);
    expect(JSON.parse(log.lines[1] ?? '')).toMatchObject({ path: '/promotion?*' });
  },
);

test('[GW-05] long addresses do no harm', () => {
  expect(loggablePath(new URL(`http://a/${'x'.repeat(9000)}`))).toHaveLength(512);
  expect(loggablePath(new URL('http://a/?'))).toBe('/');
});

test('[GW-05] a failure is logged by name, code and message, without queries', () => {
  expect(describeFailure(Object.assign(new TypeError('GET http://u/x?tk=1 refused'), { code: 'ECONNREFUSED' }))).toBe(
    'TypeError ECONNREFUSED: GET http://u/x?* refused',
  );
  expect(describeFailure(new Error('http://u/x?tk=1 leads to "http://u/y?tk=2"'))).toBe(
    'Error: http://u/x?* leads to "http://u/y?*"',
  );
  expect(describeFailure('tk=1')).toBe('unknown failure');
});
