import type { captchaPictureLabels } from '../../labels/forms.ts';
import type { Labels } from '../../labels/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { CaptchaModel } from '../../slots/models.ts';
import { waitingBox } from '../waiting.css.ts';
import * as css from './CaptchaField.css.ts';

/**
 * The picture as a button that loads a new one; it fills its container. `data-state` in CSS is the state of the picture
 * (AUTH-04x).
 */
export function CaptchaPicture({
  captcha,
  texts,
}: {
  readonly captcha: CaptchaModel;
  readonly texts: Labels<typeof captchaPictureLabels>;
}) {
  const { state, image, onRefresh } = captcha;
  const loading = state === 'loading';
  const failed = state === 'failed';
  return (
    <button
      type="button"
      className={css.picture}
      data-state={state}
      aria-busy={loading}
      // `disabled` would drop the keyboard focus.
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onRefresh}
      title={failed ? texts.captchaReload : texts.captchaRefresh}
      aria-label={failed ? texts.captchaReload : `${texts.captchaImage}. ${texts.captchaRefresh}`}
    >
      {state === 'ready' && image !== null && <img className={css.image} src={image} alt="" />}
      {loading && <Skeleton className={waitingBox} />}
      {failed && <span className={css.again} />}
    </button>
  );
}
