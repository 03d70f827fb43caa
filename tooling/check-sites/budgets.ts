/** Size budgets in bytes, brotli 11, for each site and mode. What a guest's first visit loads counts, and nothing else. */
export const budgets = {
  /**
   * Scripts of the home page, the entry with everything it imports, with the first template of each kind: the largest that is
   * measured (119.8 kB) and one percent; the target is {@link targets}. React and queries as published are 68 kB of it.
   */
  homeScripts: 121_000,
  /** What one task of a start evaluates: the largest that is measured (58.7 kB: React) and one percent. */
  taskScripts: 59_300,
  /** What any other template may add to them for its own frame and home. */
  templateScripts: 6_000,
  /** Style sheets of the home page; they are inline in its HTML. */
  homeStyles: 16_000,
  /** Scripts that any further page adds to those of home and to those that every visitor fetches afterwards. */
  routeScripts: 25_000,
} as const;

/** What the scripts of home may weigh with a template, in bytes. */
export const homeBudget = (template: string): number =>
  budgets.homeScripts + (template.endsWith('-1') ? 0 : budgets.templateScripts);

/** Windows, the first two with the library of forms: what is measured and two percent, in place of `routeScripts`. */
const windowScripts: Readonly<Record<string, number>> = {
  register: 36_900,
  pay: 35_700,
  member: 17_300,
  memberSection: 17_300,
  agent: 16_600,
};

/** What a page may add to the scripts of home, in bytes. */
export const routeBudget = (route: string): number => windowScripts[route] ?? budgets.routeScripts;

/** The goal of a budget; printed beside it. */
export const targets = { homeScripts: 120_000 } as const;
