import { createClient, createTestSandbox } from './testing/client.fixtures.ts';
import { contractSuite } from './testing/contractSuite.ts';

contractSuite(async () => {
  const { sandbox } = await createTestSandbox();
  // The header that the site's server sets.
  const client = createClient(
    () => sandbox.app,
    (path, call) => sandbox.app.request(path, { ...call, headers: { ...call.headers, 'x-site-id': '1001' } }),
  );
  return { sandbox, client, close: () => sandbox.close() };
});
