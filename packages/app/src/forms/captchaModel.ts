import { foldCode } from '@housefront/contract/rules';
import type { CaptchaState } from '@housefront/core/features/session';
import type { CaptchaModel } from '@housefront/ui/slots';

/** A captcha for a view (AUTH-01). */
export const captchaModel = (
  { status, image, placeholder }: CaptchaState,
  captcha: { readonly reload: () => Promise<void> },
): CaptchaModel => ({
  state: status === 'idle' ? 'loading' : status,
  image: image || null,
  placeholder,
  fold: foldCode,
  onRefresh: () => void captcha.reload(),
});
