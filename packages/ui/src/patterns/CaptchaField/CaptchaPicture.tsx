import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { CaptchaModel } from '../../slots/models.ts';
import { waitingBox } from '../waiting.css.ts';
import * as css from './CaptchaField.css.ts';

/** Words of the picture: what it is, what a press does, and what a press does when it could not be loaded. */
export interface CaptchaPictureTexts {
  readonly captchaImage: string;
  readonly captchaRefresh: string;
  readonly captchaReload: string;
}

/** The picture as a button that brings a new one; it fills what holds it (AUTH-01, AUTH-04x). */
export function CaptchaPicture({
  captcha,
  texts,
}: {
  readonly captcha: CaptchaModel;
  readonly texts: CaptchaPictureTexts;
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
      // Disabled would drop the focus of who refreshes by keyboard.
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
