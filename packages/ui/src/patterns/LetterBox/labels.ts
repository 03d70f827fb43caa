import { loadLabels } from '../../labels/index.ts';

export const letterLabels = {
  ...loadLabels,
  list: 'letters.list',
  empty: 'letters.empty',
  emptyHint: 'letters.empty_hint',
  /** Mark of an unread letter. */
  unread: 'letters.unread',
  unreadCount: ['letters.unread_count', 'count'],
  select: ['letters.select', 'title'],
  selectAll: 'letters.select_all',
  delete: 'letters.delete',
  deleteSelected: ['letters.delete_selected', 'count'],
  /** Where no letter is open. */
  choose: 'letters.choose',
  back: 'letters.back',
  page: ['letters.page', 'page', 'pages'],
  previous: 'common.previous',
  next: 'common.next',
  loading: 'account.loading',
} as const;
