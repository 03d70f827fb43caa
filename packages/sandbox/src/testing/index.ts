/** @internal */
export {
  createClient,
  createTestSandbox,
  deviceInfo,
  record,
  type SentCall,
  type TestClient,
} from './client.fixtures.ts';
/** @internal */
export { contractSuite, type ContractSubject } from './contractSuite.ts';
