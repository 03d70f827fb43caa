import { useState } from 'react';
import { arrowKeys } from '../../primitives/behaviour/arrowKeys.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { HallModel } from '../../slots/models.ts';
import { row, useScrollRow } from '../ScrollRow/index.ts';
import { HallPicture } from '../HallPicture.tsx';
import * as css from './HallTabs.css.ts';

export interface HallTabsProps {
  readonly halls: readonly HallModel[];
  /** Id of the chosen hall; the first if omitted. */
  readonly selected: number | null;
  readonly onSelect: (id: number) => void;
  /** Name of the row. */
  readonly label: string;
  /** Id of the element with `role="tabpanel"` that shows the chosen hall. */
  readonly panelId: string;
  /** `vertical` if a template stacks the tabs, which are then selected by the up and down arrows. */
  readonly orientation?: 'horizontal' | 'vertical' | undefined;
  /** Short texts on the tabs of some halls, by hall id, e.g. for new games. */
  readonly marks?: ReadonlyMap<number, string> | undefined;
  readonly className?: string | undefined;
}

/** Id of a hall's tab, for `aria-labelledby` of the panel. */
export const hallTabId = (panelId: string, hall: number): string => `${panelId}-tab-${hall}`;

/**
 * The halls as a scrollable row of tabs. The chosen or hovered one shows its active icon. Arrow keys, Home and End choose;
 * the chosen tab is kept in view. In CSS: `data-hall` is the key of a hall, `data-chosen` the chosen one, `data-marked` one
 * with a mark (CAT-07).
 */
export function HallTabs({
  halls,
  selected,
  onSelect,
  label,
  panelId,
  orientation = 'horizontal',
  marks,
  className = '',
}: HallTabsProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const chosen = halls.some(({ id }) => id === selected) ? selected : (halls[0]?.id ?? null);
  const list = useScrollRow<HTMLDivElement>(chosen);

  const moveByArrows = arrowKeys({
    group: '[role="tablist"]',
    items: '[role="tab"]',
    orientation,
    loop: true,
    onMove: (at) => halls[at] && onSelect(halls[at].id),
  });

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      className={`${row} ${css.list} ${className}`}
    >
      {halls.map((hall) => {
        const on = hall.id === chosen;
        const mark = marks?.get(hall.id);
        return (
          <button
            key={hall.id}
            type="button"
            role="tab"
            id={hallTabId(panelId, hall.id)}
            className={css.tab}
            aria-selected={on}
            aria-controls={on ? panelId : undefined}
            tabIndex={on ? 0 : -1}
            data-chosen={on ? '' : undefined}
            data-hall={hall.key}
            data-marked={mark ? '' : undefined}
            onClick={() => onSelect(hall.id)}
            onKeyDown={moveByArrows}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(hall.id)}
            onPointerLeave={() => setHovered(null)}
          >
            <HallIcon hall={hall} active={on || hovered === hall.id} />
            <span className={css.label}>{hall.shortName}</span>
            {mark && <span className={css.mark}>{mark}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** A hall's icon, active while chosen (CAT-07). */
export function HallIcon({ hall, active }: { readonly hall: HallModel; readonly active: boolean }) {
  return <HallPicture hall={hall} active={active} size={40} className={css.icon} />;
}

/** Skeleton tabs of the same geometry (TPL-05). */
export function HallTabsSkeleton({
  count = 8,
  className = '',
}: {
  readonly count?: number;
  readonly className?: string;
}) {
  return (
    <div className={`${row} ${css.list} ${className}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.tab}>
          <Skeleton shape="round" width="40px" height="40px" />
          <Skeleton width="44px" height="12px" className={css.label} />
        </span>
      ))}
    </div>
  );
}
