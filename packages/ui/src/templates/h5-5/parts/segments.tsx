import { HallSegments, HallSegmentsSkeleton } from '../../../patterns/HallTabs/index.ts';
import type { HallKey, HallModel } from '../../../slots/models.ts';
import * as css from './segments.css.ts';

/** The halls of bets, which are first. */
const wanted: readonly HallKey[] = ['sport', 'live', 'esport'];

/** Halls in the order of this template. */
export const inOrder = (halls: readonly HallModel[]): readonly HallModel[] => [
  ...wanted.flatMap((key) => halls.find((hall) => hall.key === key) ?? []),
  ...halls.filter(({ key }) => !wanted.includes(key)),
];

export interface SegmentsProps {
  readonly halls: readonly HallModel[];
  readonly waiting: boolean;
  readonly current: number | null;
  readonly texts: { readonly halls: string; readonly moreHalls: string };
}

/** The segmented control on top of home and halls, in view while they scroll. */
export function Segments({ halls, waiting, current, texts }: SegmentsProps) {
  if (halls.length === 0) return waiting ? <HallSegmentsSkeleton className={css.root} /> : null;
  return (
    <HallSegments
      className={css.root}
      halls={halls}
      first={wanted}
      current={current}
      label={texts.halls}
      more={texts.moreHalls}
    />
  );
}
