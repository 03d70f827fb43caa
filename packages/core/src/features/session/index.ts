export { createCaptcha, type Captcha, type CaptchaState } from './session.captcha.ts';
export { createSession } from './createSession.ts';
export { type LoginStep, type SessionFeature } from './session.types.ts';
export { type SessionOffer } from './session.store.ts';
export { checkLogin } from './session.check.ts';
export { type Credentials } from './session.credentials.ts';
export { credentialsOf, readLogin, type LoginAnswer } from './session.login.api.ts';
export { readUserAgent } from './session.device.ts';
