import type { ProfileName } from '@housefront/contract/protection';
import { expect, onTestFinished, test } from 'vitest';
import { extensionOf } from '../kernel/extension.ts';
import { protection } from '../protection/extension.tsx';
import { protectedBy } from '../testing/protected.fixtures.ts';
import { testRuntime } from '../testing/testRuntime.ts';

const coreOf = async (profile?: ProfileName) => {
  const { runtime } = await testRuntime({ config: profile && protectedBy(profile) });
  onTestFinished(() => runtime.core.dispose());
  return runtime.core;
};

test('[RG-37x] a site with a profile is extended, one without is not, though both share the code of a server', async () => {
  const [site, other] = await Promise.all([coreOf('gb'), coreOf()]);
  expect([extensionOf(site), extensionOf(other)]).toEqual([protection, undefined]);
});
