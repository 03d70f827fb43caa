import { loadLabels } from '../../labels/index.ts';
import { pageStepLabels } from '../PageSteps/labels.ts';

export const letterLabels = {
  ...loadLabels,
  ...pageStepLabels,
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
  /** Text while no letter is open. */
  choose: 'letters.choose',
  back: 'letters.back',
  loading: 'account.loading',
} as const;
