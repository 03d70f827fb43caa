export { type Captcha, type CaptchaState } from './session.captcha.ts';
export { createSession, type LoginOutcome, type SessionFeature } from './createSession.ts';
export { checkLogin, type LoginForm } from './session.check.ts';
export { type Credentials } from './session.credentials.ts';
export { buildDeviceInfo, readUserAgent, type DeviceInfo } from './session.device.ts';
export type { SessionMember, SessionState, SessionStore } from './session.store.ts';
