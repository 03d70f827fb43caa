import { SIGN_IN_EVENTS } from '@housefront/contract/ids';
import { expect, test, vi } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { createMember } from './index.ts';

const setUp = (signInReminder: boolean) => {
  const deps = testDeps({ token: 't', config: { signInReminder } });
  const refreshed = vi.spyOn(deps.queryClient, 'invalidateQueries');
  return { ...deps, refreshed, member: createMember(deps) };
};

test.each([
  ['click_signin', 0, []],
  ['click_signin_true', 1, []],
  ['click_signin_pass', 0, ['account.signin_done']],
  ['is_signin_pass', 0, ['account.signin_done']],
  ['is_signin_success', 1, []],
  ['is_signin_noopen', 0, ['account.signin_closed']],
  ['is_signin_true', 1, []],
] as const)('[CFG-23x] the reminder %s loads the layout anew %i times and says %j', (key, times, said) => {
  const { events, heard, refreshed } = setUp(true);
  events.emit('sign-in-reminder', { key });
  expect(refreshed.mock.calls).toEqual(Array.from({ length: times }, () => [{ queryKey: ['member', 'layout'] }]));
  expect(heard('message')).toEqual(said.map((text) => ({ kind: 'info', key: text })));
});

test('[CFG-23x] a site without a daily sign-in shows and loads nothing', () => {
  const { events, heard, refreshed } = setUp(false);
  for (const key of SIGN_IN_EVENTS) events.emit('sign-in-reminder', { key });
  expect(refreshed).not.toHaveBeenCalled();
  expect(heard('message')).toEqual([]);
});

test('[CFG-23x] a feature that was given up hears nothing more', () => {
  const { events, member, refreshed } = setUp(true);
  member.dispose();
  events.emit('sign-in-reminder', { key: 'is_signin_true' });
  expect(refreshed).not.toHaveBeenCalled();
});
