import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { describeIssue, type SiteConfigProblem } from './site-config.problems.ts';
import { siteConfigSchema } from './site-config.schema.ts';
import { offersDefaultCurrency } from './site-config.visit.ts';

/** A checked site configuration. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
/** A site configuration as written. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type { Rhythm } from './site-config.visit.ts';

/** The schema with rules about several keys. */
const checkedSchema = siteConfigSchema.check(offersDefaultCurrency);

/** Outcome of {@link parseSiteConfig}. */
export type SiteConfigResult =
  | { readonly ok: true; readonly config: SiteConfig }
  | { readonly ok: false; readonly problems: readonly SiteConfigProblem[] };

/** Checks a configuration and reports all problems at once (GEN-04). Never throws. */
export function parseSiteConfig(input: unknown): SiteConfigResult {
  const result = z.safeParse(checkedSchema, input, { error: en().localeError, reportInput: true });
  return result.success
    ? { ok: true, config: result.data }
    : { ok: false, problems: result.error.issues.flatMap(describeIssue) };
}
