/** Schemas of the capabilities of player protection, for values that a site writes itself (RG-46). */
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import type { DatedRow } from '../../time/dated.ts';
import { HALL_IDS } from '../../site/ids.ts';
import { SCOPES, type Protection } from '../../rules/protection/protection.ts';
import { isDuration, type Duration } from '../../rules/protection/calendar.ts';
import { GAME_KINDS } from '../../rules/protection/game-kinds.ts';
import { LIMIT_KINDS, PERIODS } from '../../rules/protection/limit-kinds.ts';
import { matching, positive } from '../parts/site-config.values.ts';

const duration = z.custom<Duration>((value) => typeof value === 'string' && isDuration(value), {
  error: 'is not a length such as 24h, 1w, 6m, 5y, open or forever',
});
const amounts = z
  .record(
    z.string().check(z.regex(/^[A-Z\d]{2,10}$/)),
    matching(/^[1-9]\d{0,17}$/, 'must be whole minor units as a text'),
  )
  .check(z.refine((all) => Object.keys(all).length > 0, { error: 'needs an amount in each currency of the site' }));
const limitKeys = z
  .array(z.strictObject({ kind: z.enum(LIMIT_KINDS), period: z.enum(PERIODS) }))
  .check(z.minLength(1, { error: 'needs a limit' }));
const durations = z.array(duration).check(z.minLength(1, { error: 'needs a length' }));
const off = z.exactOptional(z.literal(false));
const on = z.exactOptional(z.literal(true));
const zone = z.string().check(z.refine(isZone, { error: 'is not a time zone such as Europe/London' }));

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A schema for each capability of {@link Protection}. */
const capabilities = {
  age: positive,
  ageVerified: z.literal(true),
  excludedPersons: z.literal(true),
  hostEnd: matching(/^(?:\.[a-z\d-]+)+$/, 'is not the end of a host such as .de'),
  marks: z.strictObject({ count: positive.check(z.lte(3)), place: z.enum(['top', 'footer']) }),
  guestTrials: z.literal(false),
  limits: z.strictObject({ keys: limitKeys, suggestions: off, neutral: on }),
  firstLimit: z.strictObject({
    before: z.enum(['registration', 'deposit', 'play']),
    decline: z.enum(['never', 'confirmed', 'freely']),
    needs: limitKeys,
  }),
  raise: z.strictObject({ wait: duration, periodEnd: on }),
  review: duration,
  overall: amounts,
  contactAbove: z.strictObject({ amounts, young: z.exactOptional(z.strictObject({ below: positive, amounts })) }),
  sums: z.strictObject({ days: positive.check(z.lte(366)), everyHours: positive }),
  realityCheck: z.strictObject({ minutes: z.array(positive).check(z.minLength(1)), required: on }),
  slotsPause: z.strictObject({ after: positive, minutes: positive }),
  changeWait: positive,
  panic: z.strictObject({ duration, scope: z.enum(SCOPES) }),
  refusedGames: z
    .strictObject({
      halls: z.exactOptional(z.array(z.literal(HALL_IDS)).check(z.minLength(1))),
      kinds: z.exactOptional(z.array(z.enum(GAME_KINDS)).check(z.minLength(1))),
    })
    .check(z.refine((refused) => Object.keys(refused).length > 0, { error: 'needs halls or kinds' })),
  autoplay: z.literal(false),
  turbo: z.literal(false),
  oneGame: z.literal(true),
  gameFacts: z.literal(true),
  shortestRound: z.strictObject({ slots: positive, others: z.exactOptional(positive) }),
  highestStake: z.strictObject({
    slots: amounts,
    young: z.exactOptional(z.strictObject({ below: positive, slots: amounts })),
  }),
  cancelWithdrawal: z.literal(false),
  payout: z.literal(true),
  sessionBar: z.strictObject({ net: on, elapsed: on }),
  netDeposits: z.literal(true),
  breaks: durations,
  exclusions: z.strictObject({ durations, scope: z.enum(SCOPES) }),
  wagering: z.strictObject({ most: positive }),
  envelope: z.literal(false),
  wheel: z.literal(false),
  winsFeed: z.literal(false),
  urgency: z.literal(false),
  marketing: z.literal(true),
  inactivity: z.strictObject({ minutes: positive, effect: z.enum(['ask', 'signOut']) }),
  fundsNotice: z.literal(true),
  risks: z.literal(true),
} satisfies { readonly [Key in Exclude<keyof Protection, 'zone'>]-?: z.core.$ZodType<Protection[Key]> };

const schemas = new Map<string, z.core.$ZodType>(Object.entries({ zone, ...capabilities }));

const day = z.iso.date({ error: 'must be a day such as 2026-09-30' });
const dated = z.strictObject({
  dated: z
    .array(z.strictObject({ value: z.unknown(), from: z.optional(day), until: z.optional(day) }))
    .check(z.minLength(1)),
});

/** Values of a site in place of those of its profile; null for not asked for. */
export type OwnCapabilities = {
  readonly [Key in keyof DatedRow<Protection>]?: DatedRow<Protection>[Key] | null;
};

type Issue = z.core.$ZodIssue;

const issuesOf = (schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): Issue[] =>
  (z.safeParse(schema, value, { error: en().localeError }).error?.issues ?? []).map((issue) => ({
    ...issue,
    path: [...path, ...issue.path],
  }));

const faultsOf = (name: string, value: unknown): readonly Issue[] => {
  const schema = schemas.get(name);
  if (!schema) return issuesOf(z.never(), value, [name]);
  if (value === null && name !== 'zone') return [];
  const isDated = typeof value === 'object' && value !== null && 'dated' in value && name !== 'zone';
  if (!isDated) return issuesOf(schema, value, [name]);
  const shape = z.safeParse(dated, value);
  return shape.success
    ? shape.data.dated.flatMap((one, index) => issuesOf(schema, one.value, [name, 'dated', index, 'value']))
    : issuesOf(dated, value, [name]);
};

const checked = z.custom<OwnCapabilities>().check(({ value, issues }) => {
  for (const [name, own] of Object.entries(value))
    for (const { message, path } of faultsOf(name, own)) {
      const known = schemas.has(name) ? message : 'is not a capability';
      issues.push({ code: 'custom', message: known, path: [...path], input: own });
    }
});
// JSON Schema describes it as an object; the check above knows its names and shapes, so an author of a config has their types.
const anyObject = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<OwnCapabilities, OwnCapabilities>;

/** Capabilities that a site writes itself: each is a value, values with their days, or null (RG-46). */
export const ownCapabilities = z.pipe(anyObject, checked);
