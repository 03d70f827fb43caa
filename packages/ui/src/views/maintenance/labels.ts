export const maintenanceLabels = {
  title: 'pg.maintain.title',
  close: 'common.close',
  customerService: 'common.customer_service',
} as const;
