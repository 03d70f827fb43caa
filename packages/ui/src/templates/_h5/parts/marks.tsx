import * as css from './marks.css.ts';

/** The arrow of every way back. */
export function BackMark() {
  return <span className={css.back} aria-hidden="true" />;
}
