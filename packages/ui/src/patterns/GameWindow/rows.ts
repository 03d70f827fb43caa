/** Geometry of a list of rows of one height. */
export interface Measures {
  readonly columns: number;
  /** Height of a row with its gap, px. */
  readonly row: number;
  /** Distance of the list from the top of the page, px. */
  readonly top: number;
  /** Height of the sticky bar over the list, px. */
  readonly cover: number;
}

/** Range of rows of a list, the last one excluded. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** Attribute of a sticky bar above a list, which covers scrolled content. */
export const COVER = 'data-cover';

/** Height of the bar in the page that has the attribute, if it is sticky. */
function coverOf(list: HTMLElement): number {
  const bar = list.ownerDocument.querySelector<HTMLElement>(`[${COVER}]`);
  return bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
}

/** Reads the geometry of a list from its first tile; null without one. Forces layout. */
export function measure(list: HTMLElement): Measures | null {
  const tile = list.firstElementChild;
  if (!tile) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const gap = Number.parseFloat(rowGap) || 0;
  return {
    columns: gridTemplateColumns.split(' ').length,
    row: tile.getBoundingClientRect().height + gap,
    top: list.getBoundingClientRect().top + window.scrollY,
    cover: coverOf(list),
  };
}

/** Whether two measurements lead to the same rows. */
export const same = (a: Measures | null, b: Measures | null): boolean =>
  a?.columns === b?.columns && a?.row === b?.row && a?.top === b?.top && a?.cover === b?.cover;

/** The window: position and height, px. */
export interface View {
  readonly at: number;
  readonly height: number;
}

/**
 * The rows to render. At rest these include one more on each side for keyboard and screen reader; during scrolling, the
 * visible rows and those of the next frame.
 * @param step last scroll distance, px, negative upwards; 0 at rest
 */
export function rowsFor({ row, top, cover }: Measures, { at, height }: View, step: number): Rows {
  const [above, below] =
    step === 0
      ? [row, row]
      : [step < 0 ? Math.min(-step, row / 2) - cover : -cover, step < 0 ? 0 : Math.min(step, row / 2)];
  const start = at - top;
  const from = Math.max(0, Math.floor((start - above) / row));
  return { from, to: Math.max(from, Math.ceil((start + height + below) / row)) };
}
