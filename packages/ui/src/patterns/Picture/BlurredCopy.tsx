import type { PictureProps } from '../../primitives/UiProvider/index.ts';
import * as css from './Picture.css.ts';
import { Picture } from './Picture.tsx';

/**
 * The blurred copy behind a picture of another shape than its place, which shows it whole. It takes the same props, so that a
 * browser requests one file for both (LOOK-04).
 */
export function BlurredCopy(picture: Omit<PictureProps, 'alt' | 'className' | 'onError' | 'ref'>) {
  return (
    <span className={css.behind}>
      <Picture {...picture} className={css.copy} alt="" />
    </span>
  );
}
