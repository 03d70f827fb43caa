/** Labels of the view discount-modal. */
export const discountModalLabels = {
  title: 'promotions.title',
  close: 'common.close',
  /** Name of the list of promotions. */
  list: 'promotions.list',
  /** Leads to all promotions. */
  all: 'promotions.all',
} as const;
