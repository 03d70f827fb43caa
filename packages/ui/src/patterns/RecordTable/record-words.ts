import type { SpokenWords } from '../spoken-words.ts';
import type { RecordsModel } from './RecordTable.types.ts';

type Texts = RecordsModel['texts'];

/** Texts of the calendar for screen readers. */
export const calendarWords = (texts: Texts): SpokenWords['@react-aria/calendar'] => ({
  previous: texts.previous,
  next: texts.next,
  selectedDateDescription: texts.selectedDay,
  selectedRangeDescription: texts.selectedDays,
  todayDate: texts.todayDay,
  todayDateSelected: texts.todaySelected,
  dateSelected: texts.daySelected,
  startRangeSelectionPrompt: texts.beginRange,
  finishRangeSelectionPrompt: texts.endRange,
  minimumDate: texts.firstDay,
  maximumDate: texts.lastDay,
  dateRange: texts.dayRange,
});

/** Texts of a table for screen readers. */
export const tableWords = (texts: Texts): Pick<SpokenWords, '@react-aria/grid' | '@react-aria/table'> => ({
  '@react-aria/grid': { select: texts.select },
  '@react-aria/table': {
    sortable: texts.sortable,
    ascending: texts.ascending,
    descending: texts.descending,
    ascendingSort: texts.sortedUp,
    descendingSort: texts.sortedDown,
    select: texts.select,
    selectAll: texts.selectAll,
    expand: texts.details,
    collapse: texts.details,
  },
});
