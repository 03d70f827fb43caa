import { sealCaptcha } from '@housefront/contract/client-captcha';
import type { Handler } from 'hono';
import type { GatewayEnv } from '../../middleware/gateway-env.ts';
import { captchaImage, captchaText } from './captcha-image.ts';

/** `GET /clientCaptcha`: a picture and its text, sealed under the site's public key (HELP-01). */
export const clientCaptcha: Handler<GatewayEnv> = async (c) => {
  const text = captchaText();
  const sealed = await sealCaptcha(text, c.get('site').config.clientCaptchaKey);
  const body = { text: sealed, image: captchaImage(text), placeholder: '' };
  return c.json(body, 200, { 'cache-control': 'no-store' });
};
