/** Size budgets in bytes, brotli 11, for each site and mode. What a guest's first visit loads counts, and nothing else. */
export const budgets = {
  /** Scripts of the home page, the entry with everything it imports. */
  homeScripts: 105_000,
  /** Style sheets of the home page; they stand inline in its HTML. */
  homeStyles: 16_000,
  /** Scripts that any further page adds to those of home. */
  routeScripts: 25_000,
} as const;
