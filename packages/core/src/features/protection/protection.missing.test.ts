import { expect, test, vi } from 'vitest';
import { testDeps } from '../../testing/index.ts';
import { acknowledgeFunds, storeMarketing } from './index.ts';

vi.mock('./protection.choices.api.ts', () => {
  throw new Error('part of the program is missing');
});

type Deps = ReturnType<typeof testDeps>;

test.each<[string, (deps: Deps) => Promise<boolean>]>([
  ['[RG-33] choices of marketing', (deps) => storeMarketing(deps, [])],
  ['[RG-34] the text on client money', (deps) => acknowledgeFunds(deps, 1)],
])('%s: code that cannot be loaded is shown as a lost connection', async (_, act) => {
  const deps = testDeps({ token: 't1' });
  expect(await act(deps)).toBe(false);
  expect(deps.heard('message')).toEqual([{ kind: 'error', key: 'error_network' }]);
});
