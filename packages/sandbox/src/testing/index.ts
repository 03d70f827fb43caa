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
export { withPlainIds, writings, type WritingName } from '../scenarios/writings.ts';
/** @internal */
export { findScenario } from '../scenarios/scenarios.ts';
/** @internal */
export { siteFacts } from './siteFacts.ts';
/** @internal */
export { contractSuite } from './contractSuite.ts';
/** @internal */
export type { ContractSubject } from './contract-samples.fixtures.ts';
/** @internal */
export { createTestKey, type Tampering, type TestKey } from './authenticator.fixtures.ts';
/** @internal */
export { appCode } from './second-factor.fixtures.ts';
