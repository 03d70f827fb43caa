import { loadLabels } from '../../labels/index.ts';

export const recordLabels = {
  ...loadLabels,
  range: 'records.range',
  today: 'records.today',
  yesterday: 'records.yesterday',
  week: 'records.week',
  month: 'records.month',
  custom: 'records.custom',
  /** Below the calendar: how long a range may be. */
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
  /** Where cards have no headers to sort by. */
  sort: 'catalogue.sort',
  details: 'records.details',
  /** Name of the way down to what is shown. */
  path: 'records.path',
  copy: 'account.copy',
  close: 'common.close',
  loading: 'account.loading',
} as const;
