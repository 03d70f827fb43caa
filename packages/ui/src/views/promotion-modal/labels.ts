export const promotionModalLabels = {
  title: 'promotions.title',
  close: 'common.close',
  /** Name of the list of promotions. */
  list: 'promotions.list',
  /** Link to all promotions. */
  all: 'promotions.all',
  notToday: 'promotions.not_today',
} as const;
