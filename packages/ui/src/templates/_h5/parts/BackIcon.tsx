import * as css from './icons.css.ts';

/** The arrow of back buttons. */
export function BackIcon() {
  return <span className={css.back} aria-hidden="true" />;
}
