import { captcha } from '@housefront/contract/features/captcha';
import type { FeatureDeps } from '../../calls/feature-deps.ts';
import type { CallError } from '../../adapters/http/call-types.ts';

/** A captcha of the platform: the picture is a data URL, the hint is '' for none. */
export interface CaptchaPicture {
  readonly image: string;
  readonly placeholder: string;
  readonly token: string;
}

/** Fetches a captcha; type 1 is for login and the flows around it, 2 for registration (AUTH-01). */
export const fetchCaptcha = async (
  { calls, site }: Pick<FeatureDeps, 'calls' | 'site'>,
  type: 1 | 2,
): Promise<
  { readonly ok: true; readonly picture: CaptchaPicture } | { readonly ok: false; readonly error: CallError }
> => {
  const result = await calls.send(captcha, { type, site_id: site.getState().siteId }, { silent: true });
  if (!result.ok) return result;
  const { captcha: image, placeholder, token } = result.data;
  return { ok: true, picture: { image, placeholder, token } };
};
