import { GoToTop } from '../../primitives/GoToTop/index.ts';
import * as css from './FloatBar.css.ts';
import { endPlace, startPlace } from './float-places.ts';

export interface FloatBarProps {
  /** Label of the go-to-top button. */
  readonly goToTop: string;
  /** Whether a footer before it reserves room for it. */
  readonly overFooter: boolean;
}

/**
 * The bar with all floating elements of a page: envelope, wheel, the site's floats (`InFloatBar`), go-to-top. It is the last
 * part of a frame, so that the end of every page can be scrolled clear of it. The float and go-to-top are one part, of two
 * halves where both are there. In CSS: `data-floats`, `data-over` above a footer, `data-float` on that part, `data-side` on
 * both ends (LOOK-14).
 */
export function FloatBar({ goToTop, overFooter }: FloatBarProps) {
  return (
    <div className={css.bar} data-floats="" data-over={overFooter ? '' : undefined}>
      <div className={css.place} data-side="start" ref={startPlace} />
      <div className={css.corner} data-float="">
        <div className={css.place} data-side="end" ref={endPlace} />
        <GoToTop label={goToTop} className={css.goToTop} />
      </div>
    </div>
  );
}
