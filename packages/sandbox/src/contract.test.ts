import { createTestSandbox } from './testing/client.fixtures.ts';
import { contractSuite } from './testing/contractSuite.ts';

contractSuite(async () => {
  const { sandbox, client } = await createTestSandbox();
  return { sandbox, client, close: () => sandbox.close() };
});
