import { parseRequest, parseResponse, type AnyCall } from '@housefront/contract/endpoint';
import { envelope, headerEnvelope, isSuccessCode, normalizeEnvelope } from '@housefront/contract/envelope';
import { isRecord } from '@housefront/contract/json';
import { minor } from '@housefront/contract/money';
import type { Locale } from '@housefront/contract/ids';
import type * as z from 'zod/mini';
import { messageText, type MessageKey } from '../http/messages.ts';
import type { Member } from '../world/members/members.ts';
import type { Signed } from '../world/members/session-tokens.ts';
import { bare } from '../world/storage/tokens.ts';
import { refuseRestricted, refuseUnsigned, servesWithdrawals } from './ended-sessions.ts';
import type { Services } from './services.ts';

/** Parts of a request beside its body. */
export interface Incoming {
  /** Parsed JSON, or the query of a GET; undefined when the body is no JSON. */
  readonly body: unknown;
  /** Value of the `authorization` header as sent. */
  readonly token: string | undefined;
  /** Language of the `language` header. */
  readonly locale: Locale;
  /** Value of the `x-site-id` header, which the site's server sets. */
  readonly site?: string | undefined;
  /** The visitor's address, as the site's server sends it; '' or absent if unknown. */
  readonly address?: string;
  /** Host of the visited site, as the site's server sends it; '' or absent if unknown. */
  readonly host?: string;
  /** Value of the `idempotency-key` header; '' or absent without one. */
  readonly idempotencyKey?: string;
}

/** Parts of the response. */
export interface Outgoing {
  readonly status: 200 | 401;
  readonly body: unknown;
  /** A new token for the `authorization` header. */
  readonly token?: string;
  /** The part of the request that does not fit the contract, for developers. */
  readonly problem?: string;
}

/** The member of a request. */
export interface SignedMember extends Signed {
  readonly member: Member;
}

/** The result of a handler: a code, and with a success code the data. */
export interface Answer {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
  /** Sent beside the code, if the call has such a field (REG-65). */
  readonly codeFull?: string;
}

/** Input of a handler. */
export interface HandlerContext<Request> {
  readonly callName: string;
  readonly request: Request;
  readonly services: Services;
  readonly world: Services['world'];
  readonly locale: Locale;
  /** The visitor's address; '' when it is unknown. */
  readonly address: string;
  /** Host of the visited site, with its port; '' if unknown. */
  readonly host: string;
  /** Idempotency key of the call; '' without one. */
  readonly idempotencyKey: string;
  /** The member behind the token, for calls with `auth` optional or member. */
  readonly signed: SignedMember | undefined;
  /** The member's currency, else that of the request; '' without either. */
  readonly currency: string;
  /** Writes an amount in {@link currency}. */
  readonly money: (amount: bigint) => string;
  /** Success: code 100 with data. */
  readonly ok: (data?: unknown) => Answer;
  /** Any other code with a text in the caller's language. */
  readonly refuse: (code: string, message: MessageKey, data?: unknown) => Answer;
}

/** As {@link HandlerContext}, for calls that only members can make. */
export interface MemberContext<Request> extends HandlerContext<Request> {
  readonly signed: SignedMember;
}

/**
 * Form of the reply: `code` (code, message, data), `header` (header.status, header.desc, body), or `nested` (code form with
 * the data inside `apiResponseData`). Platforms mix all three (API-10).
 */
export type ReplyForm = 'code' | 'header' | 'nested';

/** One call of the contract, answered. */
export interface Handler {
  readonly call: AnyCall;
  handle(services: Services, incoming: Incoming): Promise<Outgoing>;
}

/** Rarely used settings of a handler. */
export interface HandlerOptions {
  /** Default `code`. */
  readonly form?: ReplyForm;
  /** Success code, if it is not 100. */
  readonly successCode?: '100' | '1000';
}

/** A reply differs from the contract: sandbox and contract have drifted apart. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/**
 * Answers a call of the contract. The request is checked first (code 400), the handler's own reply last
 * ({@link ContractViolation}, HTTP 500), so that both sides of the contract stay true (CON-01).
 */
export function defineHandler<C extends AnyCall>(
  call: C,
  answer: (context: HandlerContext<z.output<C['request']>>) => Answer | Promise<Answer>,
  options: HandlerOptions = {},
): Handler {
  return {
    call,
    async handle(everywhere, incoming) {
      const { locale } = incoming;
      const services = { ...everywhere, site: incoming.site };
      const known = call.auth === 'none' ? undefined : findSigned(services, incoming.token);
      if (call.auth === 'member' && !known) return refuseUnsigned(services, incoming.token, locale);
      const restricted = known?.withdrawOnly === true && !servesWithdrawals(call);
      if (restricted && call.auth === 'member') return refuseRestricted(services, known.memberId, locale);
      const signed = restricted ? undefined : known;
      const request = parseRequest(call, incoming.body);
      const reply = request.ok
        ? await answer({
            callName: call.name,
            request: request.data,
            services,
            world: services.world,
            locale,
            address: incoming.address ?? '',
            host: incoming.host ?? '',
            idempotencyKey: incoming.idempotencyKey ?? '',
            signed,
            currency: signed?.member.currency ?? currencyOf(request.data),
            money: (amount) =>
              services.world.currencies.write(signed?.member.currency ?? currencyOf(request.data), minor(amount)),
            ok: (data = null) => ({
              code: options.successCode ?? '100',
              message: messageText('success', locale),
              data,
            }),
            refuse: (code, message, data = null) => ({ code, message: messageText(message, locale), data }),
          })
        : { code: '400', message: messageText('badRequest', locale), data: null };
      const body = write(reply, options.form ?? 'code');
      if (services.checkReplies) checkReply(call, reply, body);
      const token = signed && incoming.token ? services.world.sessions.rotate(bare(incoming.token)) : undefined;
      return {
        status: 200,
        body,
        ...(token === undefined ? {} : { token }),
        ...(request.ok ? {} : { problem: request.problem }),
      };
    },
  };
}

/** As {@link defineHandler}, for a call whose `auth` is `member`. */
export function defineMemberHandler<C extends AnyCall>(
  call: C,
  answer: (context: MemberContext<z.output<C['request']>>) => Answer | Promise<Answer>,
  options?: HandlerOptions,
): Handler {
  if (call.auth !== 'member') throw new ContractViolation(`${call.name} is not for members only`);
  return defineHandler(
    call,
    (context) => {
      if (!context.signed) throw new ContractViolation(`${call.name} reached its handler without a member`);
      return answer({ ...context, signed: context.signed });
    },
    options,
  );
}

/** The member behind an `authorization` header; undefined if it is invalid here. */
export function findSigned(services: Services, token: string | undefined): SignedMember | undefined {
  const signed = token === undefined ? undefined : services.world.sessions.check(bare(token), services.site);
  const member = signed && services.world.members.byId(signed.memberId);
  // A member who was frozen or disabled meanwhile is no longer signed in.
  return signed && member?.state === 'active' ? { ...signed, member } : undefined;
}

/** The currency that a request names; '' without one. */
function currencyOf(request: unknown): string {
  const code = isRecord(request) ? request['currency'] : undefined;
  return typeof code === 'string' ? code : '';
}

function write(reply: Answer, form: ReplyForm): unknown {
  if (form === 'header') return headerEnvelope(reply.code, reply.message, reply.data);
  const data = form === 'nested' && isSuccessCode(reply.code) ? { apiResponseData: reply.data } : reply.data;
  const written = envelope(reply.code, reply.message, data);
  return reply.codeFull === undefined ? written : { ...written, codeFull: reply.codeFull };
}

/** Codes of any call: an invalid request, a call of other members only, something unknown. */
const GENERAL_CODES: ReadonlySet<string> = new Set(['400', '403', '404']);

/** Code of any call with a key that belongs to another call or request. */
const KEY_USED = '409';

/** The contract's schemas drop invalid parts; a platform that follows the contract loses nothing. */
function checkReply(call: AnyCall, reply: Answer, body: unknown): void {
  if (!isSuccessCode(reply.code)) {
    const code = reply.codeFull ?? reply.code;
    if (code in call.codes || GENERAL_CODES.has(code) || (call.keyed && code === KEY_USED)) return;
    throw new ContractViolation(`contract violation: ${call.name} refuses with ${code}, which its codes do not name`);
  }
  const wire: unknown = JSON.parse(JSON.stringify(body));
  const normal = normalizeEnvelope(wire);
  const parsed = parseResponse(call, normal?.data);
  if (!parsed.ok) throw new ContractViolation(`contract violation: ${call.name} answers ${parsed.problem}`);
  if (parsed.data !== null && countItems(parsed.data) < countItems(normal?.data)) {
    throw new ContractViolation(`contract violation: ${call.name} answers list items that do not fit`);
  }
}

function countItems(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce<number>((sum, part) => sum + countItems(part), own);
}
