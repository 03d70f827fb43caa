import { currencyRow } from '@housefront/contract/currency';
import { expect, test } from 'vitest';
import { money, testDeps } from '../../testing/index.ts';
import { quiet, readOutcome } from '../quiet-read.fixtures.ts';
// Loaded here, so that no test is the one that loads it.
import './jackpot.api.ts';
import { createJackpot, formatJackpot } from './index.ts';

const rmb = currencyRow([], 'RMB');
const TOTAL = '/api/v2/get_jackpot';

test('[HOME-26x] nothing usable shows zeros', () => {
  expect([null, money(-1n)].map((total) => formatJackpot(total, rmb))).toEqual(['0000000000.00', '0000000000.00']);
  expect(formatJackpot(money(5n), rmb)).toBe('0000000000.05');
});

test('[HOME-26x] each currency has a total of its own', () => {
  const deps = testDeps();
  const { queries } = createJackpot(deps);
  expect(queries.total().queryKey).toEqual(['jackpot', 'RMB']);
  deps.site.setState({ currency: 'USD' });
  expect(queries.total().queryKey).toEqual(['jackpot', 'USD']);
});

test('[ERR-04x] a total that fails is reported nowhere, one that is no longer looked at is given up', async () => {
  const deps = testDeps();
  expect(await readOutcome(deps, createJackpot(deps).queries.total(), TOTAL)).toEqual(quiet);
});

test('[HOME-26x] a tab that becomes visible asks for the total alone, until it is no longer looked at', () => {
  const deps = testDeps();
  const jackpot = createJackpot(deps);
  const keys = [jackpot.queries.total().queryKey, ['banners']] as const;
  const stale = () => keys.map((key) => deps.queryClient.getQueryState(key)?.isInvalidated);
  const load = () => keys.forEach((key) => deps.queryClient.setQueryData(key, 1));
  load();
  deps.ports.device.setVisible(true);
  expect(stale()).toEqual([true, false]);
  load();
  jackpot.dispose();
  deps.ports.device.setVisible(true);
  expect(stale()).toEqual([false, false]);
});
