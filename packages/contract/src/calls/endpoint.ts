import type * as z from 'zod/mini';
import type { CurrencyRow } from '../money/currency.ts';
import { readWith } from '../wire/read-context.ts';

/** Largest length of an `Idempotency-Key`. */
export const KEY_LENGTH = 255;

/** Use of the stored token by a call. `optional` sends it when there is one; `member` is never sent without it. */
export type CallAuth = 'none' | 'optional' | 'member';

/** A call as declared; {@link defineCall} adds the defaults. */
export interface CallSpec<Name extends string, Request extends z.core.$ZodType, Response extends z.core.$ZodType> {
  /** Unique name in lowerCamel, the key in the `calls` registry. */
  readonly name: Name;
  /** Path as the specification writes it, e.g. `/v3/game_list`. May hold `{name}` parts, see {@link callPath}. */
  readonly path: string;
  /** HTTP method; POST unless stated (API-02). */
  readonly method?: 'GET' | 'POST';
  /** `api`: the platform, under `/api`; `site`: a helper or file of the site's own server, no prefix (API-08x). */
  readonly base?: 'api' | 'site';
  readonly auth: CallAuth;
  /** True when the call changes something, so it is never repeated by itself. */
  readonly mutates?: boolean;
  /** True when no platform documents the call: it is the product's proposal to platforms. A platform without it answers 404. */
  readonly proposed?: boolean;
  /**
   * The part of the site that a proposed call belongs to: its key in the site's config. A platform that answers with HTTP 404 has no
   * such part, which is then as switched off for a while (ENG-02).
   */
  readonly part?: 'lobby' | 'wins' | 'jackpots';
  /**
   * True when the call carries a header `Idempotency-Key`: for 24 hours the platform gives the same answer to the same key
   * and does not execute the call again. A key belongs to one member, one call and one request. With another call or request
   * it is refused with code 409; a key of more than {@link KEY_LENGTH} characters is refused with 400.
   */
  readonly keyed?: boolean;
  /** `envelope` (default): code, message, data. `plain`: the reply body is the data itself (build files, some helpers). */
  readonly reply?: 'envelope' | 'plain';
  /** The body of a POST, the query and path parts of a GET. */
  readonly request: Request;
  /** The data inside the envelope. Its input is tolerant where platforms differ, its output is exact. */
  readonly response: Response;
  /** Codes with a meaning of their own. 100 and 1000 always mean success. */
  readonly codes?: Readonly<Record<string, string>>;
  /** One sentence for the documentation. */
  readonly summary: string;
  /** Rows of the requirement ledger this call comes from. */
  readonly rows: readonly string[];
}

/** A declared call: the single source for client, sandbox and documentation (CON-01). */
export interface Call<
  Name extends string = string,
  Request extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
> {
  readonly name: Name;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly base: 'api' | 'site';
  readonly auth: CallAuth;
  readonly mutates: boolean;
  readonly proposed: boolean;
  readonly part: CallSpec<Name, Request, Response>['part'];
  readonly keyed: boolean;
  readonly reply: 'envelope' | 'plain';
  readonly request: Request;
  readonly response: Response;
  readonly codes: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly rows: readonly string[];
}

/** Any declared call. */
export type AnyCall = Call;

/** Input of a call: its body, or its query. */
export type CallRequest<C extends AnyCall> = z.input<C['request']>;

/** Output of a call: the parsed and normalised data. */
export type CallResponse<C extends AnyCall> = z.output<C['response']>;

/**
 * Declares a call and fills in the defaults.
 * @example
 * ```ts
 * export const questList = defineCall({
 *   name: 'questList',
 *   path: '/arks/web/quests',
 *   auth: 'member',
 *   mutates: false,
 *   request: z.strictObject({}),
 *   response: z.object({ list: z.array(questSchema) }),
 *   codes: {},
 *   summary: 'Quests of the day.',
 *   rows: ['QUEST-01'],
 * });
 * ```
 */
export function defineCall<
  const Name extends string,
  Request extends z.core.$ZodType,
  Response extends z.core.$ZodType,
>(spec: CallSpec<Name, Request, Response>): Call<Name, Request, Response> {
  return {
    name: spec.name,
    path: spec.path,
    method: spec.method ?? 'POST',
    base: spec.base ?? 'api',
    auth: spec.auth,
    mutates: spec.mutates ?? false,
    proposed: spec.proposed ?? false,
    part: spec.part,
    keyed: spec.keyed ?? false,
    reply: spec.reply ?? 'envelope',
    request: spec.request,
    response: spec.response,
    codes: spec.codes ?? {},
    summary: spec.summary,
    rows: spec.rows,
  };
}

/** Prefixes of calls, and the values of `{name}` parts in a path. */
export interface CallPathOptions {
  /** Prefix of platform calls; default `/api`. */
  readonly apiBase?: string;
  /** Prefix of the site's own helpers; default none. */
  readonly helperBase?: string;
  /** Values of `{name}` parts, URL-encoded on insertion except for slashes. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The address path of a call. `/api` is never doubled (API-07). */
export function callPath(call: Pick<AnyCall, 'path' | 'base'>, options: CallPathOptions = {}): string {
  const prefix = call.base === 'site' ? (options.helperBase ?? '') : (options.apiBase ?? '/api');
  const filled = call.path.replace(/\{(\w+)\}/g, (part, name: string) => {
    const value = options.params?.[name];
    return value === undefined ? part : value.split('/').map(encodeURIComponent).join('/');
  });
  // An empty part must not leave two slashes at the start: that would be another host.
  const path = filled.replace(/\/{2,}/g, '/');
  const doubled = call.base === 'api' && (path === prefix || path.startsWith(`${prefix}/`));
  return doubled ? path : prefix.replace(/\/$/, '') + path;
}

/**
 * Result of reading wire data with a call's schema. `cut` counts list entries above the limit, which are not read.
 * `misread` holds values without a meaning in their position, such as an unknown flag (FLD-06).
 */
export type Parsed<T> =
  | { readonly ok: true; readonly data: T; readonly cut: number; readonly misread: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads the data of a reply. `problem` names the first place that does not fit, for logs (LOC-01).
 * @param currency of its amounts; of none without it
 */
export function parseResponse<C extends AnyCall>(
  call: C,
  data: unknown,
  currency?: CurrencyRow,
): Parsed<CallResponse<C>> {
  return parse<C['response']>(call.response, data, currency);
}

/** Reads the body (or query) of a request, as a server does. */
export function parseRequest<C extends AnyCall>(call: C, body: unknown): Parsed<z.output<C['request']>> {
  return parse<C['request']>(call.request, body);
}

function parse<S extends z.core.$ZodType>(schema: S, value: unknown, currency?: CurrencyRow): Parsed<z.output<S>> {
  const { result, context } = readWith(schema, value, currency);
  if (result.success) return { ok: true, data: result.data, cut: context.cut, misread: [...context.misread] };
  const issue = result.error.issues[0];
  return { ok: false, problem: `${issue?.path.join('.') || '(root)'}: ${issue?.code ?? 'invalid'}` };
}
