import * as z from 'zod/mini';
import { MAX_REPORTS, RATINGS, VITALS } from './browser-reports.ts';

/** An error or a web vital, as a page sends it and as a receiver gets it. */
export const errorFields = { kind: z.literal('error'), message: z.string(), stack: z._default(z.string(), '') };

/** See {@link errorFields}. */
export const vitalFields = {
  kind: z.literal('vital'),
  name: z.enum(VITALS),
  value: z.number().check(z.gte(0), z.lte(3_600_000)),
  rating: z.enum(RATINGS),
};

/** Body of `POST /reports/browser` (OBS-01). */
export const browserReportsSchema = z.object({
  build: z.string().check(z.regex(/^[\w.-]{1,60}$/)),
  /** Path of the page, without query. */
  path: z.string(),
  reports: z
    .array(z.discriminatedUnion('kind', [z.object(errorFields), z.object(vitalFields)]))
    .check(z.minLength(1), z.maxLength(MAX_REPORTS)),
});

const place = { site: z.string(), build: z.string(), path: z.string(), at: z.number() };

/** Body that a gateway sends to the receiver of reports. */
export const keptReportsSchema = z.object({
  reports: z.array(
    z.discriminatedUnion('kind', [
      z.object({ ...errorFields, ...place }),
      z.object({ ...vitalFields, ...place }),
      z.object({ kind: z.literal('csp'), directive: z.string(), blocked: z.string(), source: z.string(), ...place }),
    ]),
  ),
});
