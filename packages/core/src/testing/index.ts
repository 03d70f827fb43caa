export { createEvents } from '../events.ts';
export { fakeClock, settle, type FakeClock } from './clock.ts';
export { testConfig } from './config.ts';
export {
  fakePorts,
  keyI18n,
  testDeps,
  type EmittedEvent,
  type FakePorts,
  type TestDeps,
  type TestDepsOptions,
} from './deps.ts';
export { fakeDevice, fakeLogger, type FakeDevice, type FakeLogger } from './device.ts';
export { fakeHttp, type Answer, type FakeHttp, type RecordedRequest } from './http.ts';
export { hostileAddresses } from './hostile-addresses.fixtures.ts';
export { seededRandom } from './random.ts';
export { fakeRealtime, type FakeRealtime } from './realtime.ts';
export { fakeCookies, fakeStorage, type FakeCookies, type FakeStorage } from './storage.ts';
export { fakeWindows, type FakeWindow, type FakeWindows } from './windows.ts';
