import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '../../rules/protection/protection.ts';
import { dataObject, fallback, flag, listOf, orNull, textOrEmpty, webAddress, whole } from '../../wire/wire.ts';

/** Protection of client money when the operator becomes insolvent (RG-34). */
export const FUNDS_RATINGS = ['none', 'medium', 'high'] as const;

/** States of the platform that members see: documents are asked for, the account is limited, or anything else (RG-41). */
export const CHECK_KINDS = ['documents', 'limited', 'other'] as const;

const place = { product: z.enum(MARKETING_PRODUCTS), channel: z.enum(MARKETING_CHANNELS) };

/** Choices of marketing, one for each product and channel that the platform has; `due` asks a member who never chose. */
export const marketingSchema = orNull(z.object({ due: flag, choices: listOf(z.object({ ...place, on: flag })) }));

/** The text on client money; `read` is true once its present version was acknowledged. */
export const fundsSchema = orNull(
  z.object({
    version: whole,
    /** Plain text in the language of the request. */
    text: textOrEmpty,
    rating: orNull(z.enum(FUNDS_RATINGS)),
    read: flag,
  }),
);

/** A state that the member sees, with the way on. */
export const checkSchema = z.object({
  kind: fallback(z.enum(CHECK_KINDS), 'other'),
  text: textOrEmpty,
  url: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => webAddress(value)),
  ),
});

/** Keeps the choices of marketing. */
export const marketingStore = defineCall({
  name: 'marketingStore',
  path: '/protection/marketing/store',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ choices: z.array(z.strictObject({ ...place, on: z.boolean() })) }),
  response: dataObject({ marketing: marketingSchema }),
  codes: { '101': 'The profile asks for no choices.' },
  summary: 'Keeps the choices by product and channel; what is not named is off.',
  rows: ['RG-33'],
});

/** Acknowledges the text on client money. */
export const fundsRead = defineCall({
  name: 'fundsRead',
  path: '/protection/funds/read',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ version: z.number().check(z.int()) }),
  response: dataObject({ funds_notice: fundsSchema }),
  codes: { '101': 'The version is not the present one.' },
  summary: 'The member has read this version of the text on client money.',
  rows: ['RG-34'],
});
