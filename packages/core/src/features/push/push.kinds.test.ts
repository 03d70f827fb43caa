import { expect, test } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { allowedKinds, siteKinds } from './index.ts';

test('[PLT-04] a site offers the kinds whose pages it has; one without consent offers promotions', () => {
  expect(siteKinds(testDeps())).toEqual(['letter', 'withdrawal', 'promotion']);
  expect(allowedKinds(testDeps())).toEqual(['letter', 'withdrawal', 'promotion']);
  const fewer = testDeps({ config: { features: { letters: false }, hiddenLinks: ['DWRecord'] } });
  expect(siteKinds(fewer)).toEqual(['promotion']);
  expect(siteKinds(testDeps({ config: { hiddenLinks: ['Withdrawal'] } }))).toEqual(['letter', 'promotion']);
});
