import * as css from './gears.css.ts';

/** Two gears, for maintenance. */
export function Gears({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} viewBox="0 0 120 88" aria-hidden="true">
      <circle className={css.teeth} cx="48" cy="50" r="27" />
      <circle className={css.ring} cx="48" cy="50" r="21" />
      <circle className={css.hub} cx="48" cy="50" r="8" />
      <circle className={css.smallTeeth} cx="90" cy="26" r="15" />
      <circle className={css.ring} cx="90" cy="26" r="11" />
      <circle className={css.hub} cx="90" cy="26" r="4" />
    </svg>
  );
}
