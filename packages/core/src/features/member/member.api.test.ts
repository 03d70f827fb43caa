import { expect, test } from 'vitest';
import { fakePorts, testDeps } from '../../testing/index.ts';
import { fetchLayout } from './member.api.ts';

const LAYOUT = '/api/member/profile/common/layout';

test('[STORE-20x] a layout that is still read when the login ends leaves nothing in the store', async () => {
  const ports = fakePorts();
  ports.http.ok(LAYOUT, {
    member_common_layout: { id: 42, member_account: 'a', member_currency: 'RMB', member_cash: '1.00', is_playing: 0 },
  });
  const deps = testDeps({ ports, token: 't1' });
  const login = new AbortController();
  const { calls } = deps;
  // The answer is here, then the login ends, then whoever asked goes on.
  const late: typeof calls = {
    ...calls,
    send: async (...wishes) => {
      const result = await calls.send(...wishes);
      login.abort();
      return result;
    },
  };
  await expect(fetchLayout({ ...deps, calls: late }, login.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect([ports.storage.get('member_type'), ports.storage.get('agent_type')]).toEqual([undefined, undefined]);
  await fetchLayout(deps, new AbortController().signal);
  expect(ports.storage.get('member_type')).toBe('1');
});
