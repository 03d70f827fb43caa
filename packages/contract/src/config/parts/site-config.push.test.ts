import { expect, test } from 'vitest';
import { minimalConfig } from '../site-config.fixtures.ts';
import { parseSiteConfig } from '../site-config.ts';

const problems = (over: object) => {
  const result = parseSiteConfig({ ...minimalConfig, ...over });
  return result.ok ? [] : result.problems.map(({ path, problem }) => `${path} ${problem}`);
};

test('[PLT-04] notices are off by default, and need the worker of the site', () => {
  const plain = parseSiteConfig(minimalConfig);
  expect(plain.ok && plain.config.push).toBe(false);
  expect(problems({ push: true, webApp: { offline: true } })).toEqual([]);
  expect(problems({ push: false, webApp: { offline: false } })).toEqual([]);
  const refusal = "push needs the site's worker: add webApp: { offline: true }";
  for (const webApp of [undefined, {}, { offline: false }, { display: 'standalone' }])
    expect(problems({ push: true, webApp })).toEqual([refusal]);
  // Reported beside other problems.
  expect(problems({ push: true, theme: 7 })).toContain(refusal);
});
