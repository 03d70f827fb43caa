import { useId, useRef, useState } from 'react';
import { dialogButton } from '../../primitives/behaviour/dialogButton.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { lazyLayer } from '../lazyLayer.tsx';
import { dayText } from './dayText.ts';
import type { DayRangeProps } from './DayRange.tsx';
import * as css from './RecordFilters.css.ts';
import type { RecordRange, RecordsModel } from './RecordTable.types.ts';

const DayRange = lazyLayer<DayRangeProps>(() => import('./DayRange.tsx'));

export interface RangeChoiceProps extends Pick<RecordsModel, 'locale' | 'texts'> {
  readonly range: RecordRange;
  /** The calendar opens beside its button instead of in a sheet. */
  readonly wide: boolean;
}

/** The usual named ranges. */
export const presets = ['today', 'yesterday', 'week', 'month'] as const;

/** The range of days: presets, and a calendar for any other range (MEM-33x). */
export function RangeChoice({ range, wide, locale, texts }: RangeChoiceProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const hintId = useId();
  const { preset, from, to, hint, onPreset } = range;
  const shown = range.presets ?? presets.map((name) => ({ id: name, label: texts[name] }));
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : hintId}
      className={css.range}
    >
      <p className={css.names}>
        <span id={id} className={css.label}>
          {texts.range}
        </span>
        <span className={css.days}>
          <span className={css.day}>{dayText(from, locale)}</span>
          {from !== to && (
            <>
              <span>{' – '}</span>
              <span className={css.day}>{dayText(to, locale)}</span>
            </>
          )}
        </span>
      </p>
      <div className={css.chips}>
        {shown.map(({ id: name, label }) => (
          <button
            key={name}
            type="button"
            className={css.chip}
            aria-pressed={name === preset}
            onClick={() => onPreset(name)}
          >
            {label}
          </button>
        ))}
        <button
          ref={button}
          {...dialogButton(open, () => setOpen(!open))}
          className={css.chip}
          aria-pressed={preset === 'custom'}
        >
          <Icon name="lucide:calendar-days" />
          {texts.custom}
        </button>
      </div>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      <DayRange
        open={open}
        onClose={() => setOpen(false)}
        range={range}
        beside={wide ? button : null}
        locale={locale}
        texts={texts}
      />
    </div>
  );
}
