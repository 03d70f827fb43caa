import { foldCode } from '@housefront/contract/rules';
import { createCaptcha, type CaptchaState } from '@housefront/core/features/session';
import type { CaptchaModel } from '@housefront/ui/slots';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useRuntime } from '../kernel/runtime.ts';

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

/** The captcha of a form, loaded whenever the form comes on screen. */
export function useCaptcha(visible = true) {
  const { core } = useRuntime();
  const captcha = useMemo(() => createCaptcha(core, 1), [core]);
  const shown = useStore(captcha.store);
  useEffect(() => {
    if (visible) void captcha.reload();
  }, [captcha, visible]);
  useEffect(() => () => captcha.dispose(), [captcha]);
  return { captcha, model: captchaModel(shown, captcha) };
}
