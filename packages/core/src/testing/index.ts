/** @internal */
export { createEvents } from '../base/events.ts';
/** @internal */
export { game } from './game.ts';
/** @internal */
export { fakeClock, settle, type FakeClock } from './clock.ts';
/** @internal */
export { agreedCookie, relayConsent, testConfig } from './config.ts';
/** @internal */
export { fakePorts, keyI18n, testDeps, type FakePorts, type TestDeps, type TestDepsOptions } from './deps.ts';
/** @internal */
export { fakeLogger } from './device.ts';
/** @internal */
export { hostileAddresses } from './hostile-addresses.fixtures.ts';
/** @internal */
export { malformed, success, type Platform } from './http.ts';
/** @internal */
export { money } from './money.ts';
/** @internal */
export { seededRandom } from './random.ts';
/** @internal */
export { fakeCookies, fakeStorage } from './storage.ts';
/** @internal */
export { fakeWindows } from './windows.ts';
