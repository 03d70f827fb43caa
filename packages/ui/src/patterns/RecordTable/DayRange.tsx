import { parseDate } from '@internationalized/date';
import * as Radix from 'radix-ui/popover';
import type { RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { Sheet } from '../../primitives/Sheet/index.ts';
import { useLayer } from '../../primitives/UiProvider/index.ts';
import { speak } from '../spoken-words.ts';
import * as css from './DayRange.css.ts';
import { calendarWords } from './record-words.ts';
import type { RecordRange, RecordsModel } from './RecordTable.types.ts';

export interface DayRangeProps extends Pick<RecordsModel, 'locale' | 'texts'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly range: RecordRange;
  /** The button next to which it opens; null for a sheet. */
  readonly beside: RefObject<HTMLButtonElement | null> | null;
}

/**
 * A calendar in a layer for choosing a range of days. The first press or Enter chooses one end; the second chooses the other
 * end and closes. `data-first-focus` is on the day with the initial focus.
 */
export default function DayRange({ open, onClose, range, beside, locale, texts }: DayRangeProps) {
  const calendar = <Days range={range} locale={locale} texts={texts} months={beside ? 2 : 1} onClose={onClose} />;
  const zIndex = useLayer(open && beside !== null);
  if (!beside)
    return (
      <Sheet open={open} onClose={onClose} title={texts.range} closeLabel={texts.close}>
        {calendar}
      </Sheet>
    );
  const within = (target: EventTarget | null): boolean =>
    target instanceof Node && beside.current?.contains(target) === true;
  return (
    <Radix.Root modal open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={beside} />
      <Radix.Portal>
        <Radix.Content
          aria-label={texts.range}
          className={css.popover}
          style={{ zIndex }}
          sideOffset={8}
          align="end"
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            const first =
              event.target instanceof Element
                ? event.target.querySelector('[data-first-focus]:not([data-outside-month])')
                : null;
            if (!(first instanceof HTMLElement)) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            beside.current?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes the calendar itself.
            if (within(event.target)) event.preventDefault();
          }}
        >
          {calendar}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DaysProps extends Pick<DayRangeProps, 'range' | 'locale' | 'texts' | 'onClose'> {
  readonly months: 1 | 2;
}

function Days({ range, locale, texts, months, onClose }: DaysProps) {
  const { from, to, bounds, most, onDays } = range;
  const last = parseDate(to);
  speak({ '@react-aria/calendar': calendarWords(texts) });
  return (
    // Days and years as in records, independent of the language's calendar and digits.
    <I18nProvider locale={`${locale}-u-ca-gregory-nu-latn`}>
      <RangeCalendar
        aria-label={texts.range}
        className={css.calendar}
        visibleDuration={{ months }}
        defaultValue={{ start: parseDate(from), end: last }}
        defaultFocusedValue={last}
        selectionAlignment="end"
        minValue={parseDate(bounds.from)}
        maxValue={parseDate(bounds.to)}
        isDateUnavailable={(day, anchor) => anchor !== null && Math.abs(anchor.compare(day)) >= most}
        // A range with only one end chosen is dropped.
        commitBehavior="reset"
        onChange={({ start, end }) => {
          onDays({ from: start.toString(), to: end.toString() });
          onClose();
        }}
      >
        <div className={css.top}>
          <Button slot="previous" className={css.step} />
          <Button slot="next" className={css.step} />
        </div>
        <div className={css.months}>
          {[0, 1].slice(0, months).map((offset) => (
            <div key={offset} className={css.month}>
              <CalendarHeading offset={{ months: offset }} className={css.name} />
              <CalendarGrid offset={{ months: offset }} className={css.grid} weekdayStyle="short">
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(day) => (
                    <CalendarCell
                      date={day}
                      className={css.day}
                      data-first-focus={day.compare(last) === 0 ? '' : undefined}
                    />
                  )}
                </CalendarGridBody>
              </CalendarGrid>
            </div>
          ))}
        </div>
      </RangeCalendar>
      <p className={css.most}>{texts.most({ days: most })}</p>
    </I18nProvider>
  );
}
