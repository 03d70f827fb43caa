import * as css from './icons.css.ts';

/** The arrow of every way back. */
export function BackIcon() {
  return <span className={css.back} aria-hidden="true" />;
}
