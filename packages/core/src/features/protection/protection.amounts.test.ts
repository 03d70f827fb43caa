import { calls } from '@housefront/contract/calls';
import { PROFILES, type ProfileName } from '@housefront/contract/protection';
import { expect, test } from 'vitest';
import { requestPlay } from '../play/play.api.ts';
import { PLAY } from '../play/play.fixtures.ts';
import { protectionExtension } from './protection.extension.ts';
import { plainState, protection, setUp, STATE } from './protection.fixtures.ts';
import { protectionQueries } from './protection.queries.ts';

/** A member with money in a currency, on a site that shows guests another one. */
const member = (profile: ProfileName, currency: string) => {
  const config = { protection: { ...protection, profile, values: PROFILES[profile] } };
  const deps = setUp({ config, site: { currency: 'THB' } });
  deps.ports.storage.set('currency', currency);
  return deps;
};
const slots = { gpId: 'GPJD', gameType: '2', gameCode: 'JD-1', name: 'Reels' };

/** Ways in which a platform names no amount. */
const nothing = [undefined, null, '', 'none', '-1', '5.00', '1e9', 500, {}, [], true, Number.NaN];

/** The lowest amounts of profiles, in minor units. */
const lowest = [
  ['gb', 'GBP', { stakeCap: 200n, contactAbove: null, overall: null }],
  ['gb', 'EUR', { stakeCap: 220n, contactAbove: null, overall: null }],
  ['gb', 'SEK', { stakeCap: 2400n, contactAbove: null, overall: null }],
  ['gb', 'KWD', { stakeCap: 820n, contactAbove: null, overall: null }],
  ['gb', 'XYZ', { stakeCap: 0n, contactAbove: null, overall: null }],
  ['de', 'EUR', { stakeCap: 100n, contactAbove: null, overall: { amount: 100_000n, deposited: null } }],
  ['de', 'GBP', { stakeCap: 87n, contactAbove: null, overall: { amount: 87_000n, deposited: null } }],
  ['nl', 'EUR', { stakeCap: null, contactAbove: 15_000n, overall: null }],
  ['nl', 'BRL', { stakeCap: null, contactAbove: 96_000n, overall: null }],
  ['mt', 'EUR', { stakeCap: null, contactAbove: null, overall: null }],
] as const;

test.each(
  lowest.flatMap(([profile, currency, amounts]) => nothing.map((said) => ({ profile, currency, amounts, said }))),
)(
  '[RG-50] in $profile and $currency an answer whose amounts are $said has those of the profile',
  async ({ profile, currency, amounts, said }) => {
    const deps = member(profile, currency);
    const wire = { ...plainState, stake_cap: said, contact_above: said, overall: said };
    deps.ports.http.unchecked(calls.protectionState, wire);
    expect(await deps.queryClient.fetchQuery(protectionQueries(deps).state())).toMatchObject(amounts);
  },
);

test.each([
  ['gb', 'GBP', {}, '200'],
  ['gb', 'EUR', {}, '220'],
  ['gb', 'EUR', { stake_cap: '500' }, '500'],
  ['gb', 'EUR', { stake_cap: '570' }, '570'],
  ['gb', 'EUR', { stake_cap: '571' }, '570'],
  ['gb', 'EUR', { stake_cap: '999999999999999999' }, '570'],
  ['gb', 'EUR', { stake_cap: '0' }, '0'],
  ['gb', 'XYZ', { stake_cap: '500' }, '0'],
  ['de', 'SEK', {}, '1000'],
  ['de', 'SEK', null, '1000'],
  ['gb', 'EUR', null, '220'],
] as const)('[RG-50] in %s and %s, of a state %j, a slot starts with the highest stake %s', async (...one) => {
  const [profile, currency, state, stake] = one;
  const deps = member(profile, currency);
  if (state === null) deps.ports.http.on(STATE, new TypeError('offline'));
  else deps.ports.http.unchecked(calls.protectionState, { ...plainState, ...state });
  deps.ports.http.ok(calls.play, { game_url: 'https://provider.test/game' });
  await requestPlay({ ...deps, rules: protectionExtension(deps).starts }, slots, new AbortController().signal);
  expect(deps.ports.http.bodies(PLAY)).toMatchObject([{ max_stake: stake }]);
});
