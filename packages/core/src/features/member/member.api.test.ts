import { calls } from '@housefront/contract/calls';
import { expect, test } from 'vitest';
import { fakePorts, testDeps, money } from '../../testing/index.ts';
import { fetchLayout } from './member.api.ts';

test('[STORE-20x] a layout that is still read when the login ends leaves nothing in the store', async () => {
  const ports = fakePorts();
  ports.http.ok(calls.commonLayout, {
    member_common_layout: {
      id: 42,
      member_type: 1,
      member_account: 'a',
      member_currency: 'RMB',
      member_cash: '1.00',
      is_playing: 0,
    },
  });
  const deps = testDeps({ ports, token: 't1' });
  const login = new AbortController();
  // The answer has arrived, then the login ends, then the caller continues.
  const late: typeof deps.calls = {
    ...deps.calls,
    send: async (...wishes) => {
      const result = await deps.calls.send(...wishes);
      login.abort();
      return result;
    },
  };
  await expect(fetchLayout({ ...deps, calls: late }, login.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect([ports.storage.get('member_type'), ports.storage.get('agent_type')]).toEqual([undefined, undefined]);
  await fetchLayout(deps, new AbortController().signal);
  expect(ports.storage.get('member_type')).toBe('1');
});

const wire = {
  id: 42,
  member_account: 'lucky88',
  member_currency: 'RMB',
  member_cash: '12.34',
  member_type: 3,
  agent_type: 'Partner',
  agent_level: 4,
  agent_active: 1,
  is_agent: 1,
  is_playing: 1,
  cash_back_status: 1,
  wallet_status: 1,
  first_login_to_change_password: 1,
  need_bank_account_deposit_verified: 1,
};
const read = {
  id: '42',
  type: 3,
  agentType: 'Partner',
  agentLevel: 4,
  isAgentActive: true,
  isAgent: true,
  isPlaying: true,
  hasCashBack: true,
  isWalletActive: true,
  mustChangePassword: true,
  needsVerifiedBank: true,
};

test.each([
  [{}, {}, {}],
  [{ is_agent: 0 }, { isAgent: false }, {}],
  [{ agent_active: 0 }, { isAgentActive: false }, {}],
  [{ is_playing: 0 }, { isPlaying: false }, {}],
  [{ cash_back_status: 0 }, { hasCashBack: false }, {}],
  [{ wallet_status: 0 }, { isWalletActive: false }, {}],
  [{ first_login_to_change_password: 0 }, { mustChangePassword: false }, {}],
  [{ need_bank_account_deposit_verified: 0 }, { needsVerifiedBank: false }, {}],
  [{ member_type: 1, agent_type: '', agent_level: 0 }, { type: 1, agentType: '', agentLevel: 0 }, {}],
  [
    { id: '43', member_account: 'river77', member_currency: 'USD' },
    { id: '43' },
    { id: '43', account: 'river77', currency: 'USD' },
  ],
])('[MEM-01] each of the 14 fields of the layout is read: %j', async (over, differs, named) => {
  const deps = testDeps({ token: 't1' });
  deps.ports.http.ok(calls.commonLayout, { member_common_layout: { ...wire, ...over } });
  expect(await fetchLayout(deps, new AbortController().signal)).toEqual({ ...read, ...differs });
  expect(deps.heard('member-read')).toEqual([{ id: '42', account: 'lucky88', currency: 'RMB', ...named }]);
  expect(deps.heard('cash-read')).toEqual([{ cash: money(1234n) }]);
});
