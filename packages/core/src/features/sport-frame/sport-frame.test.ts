import { calls } from '@housefront/contract/calls';
import { beforeAll, expect, test } from 'vitest';
import { settle, success, testDeps } from '../../testing/index.ts';
import { usePlatform } from '../../testing/platform.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
import { sportFrameQueries } from './index.ts';
// Loaded here, so that no test is the one that loads it.
import './sport-frame.api.ts';

beforeAll(() => import('@housefront/contract/endpoint'));

const PAGE = '/api/arks/web/game-providers/sport-quickbet-url';
const CHECK = '/check_iframe';
const ADDRESS = 'https://sport.example/q';
const platform = usePlatform();

test('[SPORT-02] [SPORT-03x] [APIM-25] a guest asks with the origin of the site, and gets address and provider', async () => {
  const deps = platform.deps();
  const page = await deps.queryClient.fetchQuery(sportFrameQueries(deps).page());
  expect(page).toEqual({ url: 'http://localhost:4300/sport?currency=RMB&gp_id=GPSP', gpId: 'GPSP' });
  expect(deps.ports.http.bodies(PAGE)).toEqual([
    { currency: 'RMB', support_device: 0, domain: deps.ports.windows.address().origin, site_id: 1001 },
  ]);
});

test.each([
  ['no address', success(calls.sportQuickbetUrl, { detail: { url: '', gp_id: 'GPSP' } }), 'GPSP'],
  [
    'an address that is none',
    success(calls.sportQuickbetUrl, { detail: { url: 'javascript:alert(1)', gp_id: 'GPSP' } }),
    'GPSP',
  ],
  ['a refusal', { json: { code: '404', message: '', data: null } }, ''],
])('[SPORT-01] [SPORT-02] a platform that answers %s has no frame', async (_, answer, gpId) => {
  const deps = testDeps();
  deps.ports.http.on(PAGE, answer);
  expect(await deps.queryClient.fetchQuery(sportFrameQueries(deps).page())).toEqual({ url: null, gpId });
});

test('[SPORT-01] a page is looked at before it is framed; what cannot be known is refused', async () => {
  const deps = testDeps();
  const { http } = deps.ports;
  const check = async () => {
    deps.queryClient.clear();
    return deps.queryClient.fetchQuery(sportFrameQueries(deps).check(ADDRESS));
  };
  http.ok(calls.checkIframe, { embeddable: 1, reason: '' });
  expect(await check()).toBe(true);
  expect(http.bodies(CHECK)).toEqual([{ url: ADDRESS }]);
  http.ok(calls.checkIframe, { embeddable: 0, reason: 'x-frame-options' });
  expect(await check()).toBe(false);
  http.on(CHECK, { status: 429, text: '' });
  expect(await check()).toBe(false);
  expect(deps.heard('failure')).toEqual([]);
});

test('[SPORT-03x] a check without an answer has failed after five seconds', async () => {
  const deps = testDeps();
  deps.ports.http.hold(CHECK);
  let known: boolean | undefined;
  void deps.queryClient.fetchQuery(sportFrameQueries(deps).check(ADDRESS)).then((answer) => (known = answer));
  await settle();
  await deps.ports.clock.advance(4999);
  expect(known).toBeUndefined();
  await deps.ports.clock.advance(1);
  expect(known).toBe(false);
});

test('[SPORT-03x] another member and another currency ask anew', () => {
  const deps = testDeps();
  const key = () => sportFrameQueries(deps).page().queryKey;
  const guest = key();
  deps.ports.storage.set('member_id', '42');
  const member = key();
  deps.site.setState({ currency: 'USD' });
  expect([guest, member, key()]).toEqual([
    ['member', 'sport-frame', '', 'RMB'],
    ['member', 'sport-frame', '42', 'RMB'],
    ['member', 'sport-frame', '42', 'USD'],
  ]);
});

test('[SPORT-01] [SPORT-03x] each address is looked at for itself, and anew for another member', async () => {
  const deps = testDeps();
  const { http, storage } = deps.ports;
  const check = (url: string) => deps.queryClient.fetchQuery(sportFrameQueries(deps).check(url));
  http.ok(calls.checkIframe, { embeddable: 1, reason: '' });
  expect(await check(ADDRESS)).toBe(true);
  http.ok(calls.checkIframe, { embeddable: 0, reason: 'x-frame-options' });
  expect([await check(ADDRESS), await check('https://sport.example/other')]).toEqual([true, false]);
  storage.set('member_id', '42');
  expect(await check(ADDRESS)).toBe(false);
  const keys = deps.queryClient.getQueryCache().getAll();
  expect(keys.map(({ queryKey }) => queryKey)).toEqual([
    ['member', 'sport-frame-check', '', 'https://sport.example/q'],
    ['member', 'sport-frame-check', '', 'https://sport.example/other'],
    ['member', 'sport-frame-check', '42', 'https://sport.example/q'],
  ]);
});

test('[ERR-04x] a page that could not be asked for is reported nowhere, and is given up when nothing waits for it', async () => {
  const deps = testDeps();
  expect(await readOutcome(deps, sportFrameQueries(deps).page(), PAGE)).toEqual(quiet);
});
