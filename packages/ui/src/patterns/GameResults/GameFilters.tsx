import type { SlotListViewProps } from '../../views/slot-list/contract.ts';

export interface GameFiltersProps extends Pick<SlotListViewProps, 'filter' | 'filters' | 'onFilter' | 'texts'> {
  /** Classes of the group and of each button. */
  readonly className: string;
  readonly button: string;
}

/** The filters of a list of games as toggle buttons (CAT-18). */
export function GameFilters({ filter, filters, onFilter, texts, className, button }: GameFiltersProps) {
  return (
    <div className={className} role="group" aria-label={texts.filters}>
      {filters.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={button}
          aria-pressed={value === filter}
          onClick={() => onFilter(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
