import { loadLabels } from '../../labels/index.ts';

export const recordLabels = {
  ...loadLabels,
  range: 'records.range',
  today: 'records.today',
  yesterday: 'records.yesterday',
  week: 'records.week',
  month: 'records.month',
  custom: 'records.custom',
  /** Below the calendar: the longest range. */
  most: ['records.most', 'days'],
  export: 'records.export',
  exporting: 'records.exporting',
  total: 'records.total',
  found: ['records.found', 'count'],
  perPage: 'records.per_page',
  page: ['records.page', 'page', 'pages'],
  previous: 'common.previous',
  next: 'common.next',
  search: 'records.search',
  /** Name of the sheet with all filters, and of the line that opens it. */
  filters: 'catalogue.filters',
  /** Label of the order of rows, which have no headers to sort by. */
  sort: 'catalogue.sort',
  details: 'records.details',
  /** Name of the path to the records on screen. */
  path: 'records.path',
  copy: 'account.copy',
  close: 'common.close',
  /** Texts of the calendar for screen readers. */
  selectedDay: ['records.selected_day', 'date'],
  selectedDays: ['records.selected_days', 'dateRange'],
  todayDay: ['records.today_day', 'date'],
  todaySelected: ['records.today_selected', 'date'],
  daySelected: ['records.day_selected', 'date'],
  beginRange: 'records.begin_range',
  endRange: 'records.end_range',
  firstDay: 'records.first_day',
  lastDay: 'records.last_day',
  dayRange: ['records.day_range', 'startDate', 'endDate'],
  /** Texts of headers for screen readers. */
  sortable: 'records.sortable',
  select: 'records.select',
  selectAll: 'letters.select_all',
  ascending: 'records.ascending',
  descending: 'records.descending',
  sortedUp: ['records.sorted_up', 'columnName'],
  sortedDown: ['records.sorted_down', 'columnName'],
  loading: 'account.loading',
} as const;
