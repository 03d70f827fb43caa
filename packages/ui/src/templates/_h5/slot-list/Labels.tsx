import { LabelName } from '../../../patterns/LabelName/index.ts';
import { row, useScrollRow } from '../../../patterns/ScrollRow/index.ts';
import type { SlotListViewProps } from '../../../views/slot-list/contract.ts';
import { bleed } from '../parts/page.css.ts';
import * as css from './SlotListView.css.ts';

/** The labels of the list as a scrollable row of chips; the selected one is in view (CAT-19). */
export function Labels({
  labels,
  label,
  onLabel,
  texts,
}: Pick<SlotListViewProps, 'labels' | 'label' | 'onLabel' | 'texts'>) {
  const list = useScrollRow<HTMLDivElement>(label);
  const chips = [{ id: null, name: texts.allLabels, badge: undefined }, ...labels];
  return (
    <div ref={list} className={`${row} ${css.labels} ${bleed}`} role="group" aria-label={texts.labels}>
      {chips.map(({ id, name, badge }) => (
        <button
          key={id ?? ''}
          type="button"
          className={css.label}
          aria-pressed={id === label}
          data-chosen={id === label ? '' : undefined}
          onClick={() => onLabel(id === label ? null : id)}
        >
          <LabelName name={name} badge={badge} />
        </button>
      ))}
    </div>
  );
}
