import type { Core } from '@housefront/core';

/** Whether this is a guest and neither loaded list contains the promotion (HOME-30x). */
export const isUnknownToGuests = ({ promotions, queryClient, site }: Core, id: string): boolean => {
  const running = queryClient.getQueryData(promotions.queries.list().queryKey);
  const earlier = queryClient.getQueryData(promotions.queries.history().queryKey);
  if (!running || !earlier || site.getState().memberId !== null) return false;
  return ![...running, ...earlier].some((one) => one.id === id);
};
