import { type AnyCall, callPath } from '../src/calls/endpoint.ts';
import { createSchemaWriter, namedShapes, type Json } from '../src/registry/json-schema.ts';
import { callMeanings, type FieldOwner } from '../src/meanings/index.ts';
import { describe } from './describe.ts';
import { createDescriptions, type Descriptions } from './descriptions.ts';
import type { Examples } from './examples.ts';

const DESCRIPTION = `Calls between a Housefront site and its platform, generated from \`packages/contract\`.

A reply is \`{code, message, data}\` or \`{header: {status, desc}, body}\`; codes 100 and 1000, as text or number, mean
success whatever the HTTP status. \`apiResponseData\` inside data or body stands for the data. Sites read replies
tolerantly: parts that are not required may be null or missing, a number may be text and text a number, a list may be
a map, broken items of a list are left out, and further keys are ignored. docs/reference/wire.md lists the writings of ids, amounts,
times, flags and lists that they take. The Date header of a reply tells them the platform's clock.

Each call and each field has a level, \`x-level\`: without a *must* the site does not work, a *should* is missed by visitors, a
*may* is an extra. \`x-without\` says what is left out without it. In a request, a must is what the platform has to act by.
\`x-kind\` names values with many writings: \`id\`, \`amount\`, \`time\`, \`flag\`. Examples are answers of the sandbox.`;

/** The OpenAPI 3.1 document of all calls, by feature. */
export function openApi(features: ReadonlyMap<string, readonly AnyCall[]>, examples: Examples): Json {
  const schemas = createSchemaWriter('draft-2020-12');
  const fieldsOf = createDescriptions(examples);
  const writer: Writer = {
    examples,
    fieldsOf,
    write: (call, side) =>
      describe(schemas.write(side === 'request' ? call.request : call.response), fieldsOf({ call: call.name, side })),
  };
  const paths: Record<string, Json> = {};
  const data: Record<string, Json> = {};
  for (const [feature, calls] of features) {
    for (const call of calls) {
      data[dataName(call)] = writer.write(call, 'reply');
      paths[callPath(call)] = { [call.method.toLowerCase()]: operation(feature, call, writer) };
    }
  }
  const shapes = Object.fromEntries(
    Object.entries(schemas.named()).map(([shape, schema]) => [
      shape,
      shape in namedShapes ? describe(Object(schema), fieldsOf({ shape, side: 'reply' })) : schema,
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Housefront platform',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...features.keys()].map((name) => ({ name })),
    paths: sorted(paths),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The token, verbatim as received. An authorization header in any reply replaces it.',
        },
      },
      parameters: {
        language: {
          name: 'language',
          in: 'header',
          schema: { type: 'string', examples: ['zh_CN'] },
          description: 'Current language.',
        },
      },
      headers: { authorization: { schema: { type: 'string' }, description: 'A new token, when it changes.' } },
      schemas: { ...ENVELOPE, ...sorted({ ...shapes, ...data }) },
    },
  };
}

const code = { type: ['string', 'integer'] };
const SUCCESS_CODE = { description: 'Success.', enum: ['100', '1000', 100, 1000] };
const success = { $ref: '#/components/schemas/SuccessCode' };

const ENVELOPE: Json = {
  SuccessCode: SUCCESS_CODE,
  SuccessHeader: {
    type: 'object',
    required: ['status'],
    properties: { status: success, desc: { type: 'string' } },
  },
  Failure: {
    description: 'Any other code; data belongs to the code.',
    anyOf: [
      {
        type: 'object',
        required: ['code'],
        properties: { code: { ...code, not: success }, codeFull: code, message: { type: 'string' }, data: true },
      },
      {
        type: 'object',
        required: ['header'],
        properties: {
          header: {
            type: 'object',
            required: ['status'],
            properties: { status: { ...code, not: success }, desc: { type: 'string' } },
          },
          body: true,
        },
      },
    ],
  },
};

/** Sources of the operations. */
interface Writer {
  readonly examples: Examples;
  readonly fieldsOf: (owner: FieldOwner) => Descriptions;
  readonly write: (call: AnyCall, side: 'request' | 'reply') => Json;
}

function operation(feature: string, call: AnyCall, writer: Writer): Json {
  const codes = Object.entries(call.codes);
  const { level, without } = callMeanings[call.name] ?? {};
  const ignoresData = call.reply === 'envelope' && Object.keys(writer.write(call, 'reply')).length === 0;
  return {
    operationId: call.name,
    tags: [feature],
    summary: call.summary,
    description: [
      ...(ignoresData ? ['Only the code of the reply is read.'] : []),
      ...(codes.length === 0
        ? []
        : ['| code | meaning |\n|---|---|', codes.map(([key, text]) => `| ${key} | ${text} |`).join('\n')]),
    ].join('\n'),
    security: { none: [], optional: [{}, { token: [] }], member: [{ token: [] }] }[call.auth],
    ...input(call, writer),
    responses: {
      '200': {
        description: 'The reply.',
        headers: { authorization: { $ref: '#/components/headers/authorization' } },
        content: { 'application/json': { schema: reply(call), ...replyExample(call, writer) } },
      },
    },
    'x-level': level,
    'x-without': without,
    'x-requirements': call.rows,
    ...(call.mutates ? { 'x-mutates': true } : {}),
    ...(call.proposed ? { 'x-proposed': true } : {}),
    ...(codes.length === 0 ? {} : { 'x-codes': call.codes }),
  };
}

function input(call: AnyCall, writer: Writer): Json {
  const schema = writer.write(call, 'request');
  const language = { $ref: '#/components/parameters/language' };
  const example = writer.examples.calls[call.name]?.request;
  if (call.method === 'POST') {
    const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } };
    const parameters = call.keyed ? [language, key] : [language];
    const content = { schema, ...(example !== undefined && { example }) };
    return { parameters, requestBody: { required: true, content: { 'application/json': content } } };
  }
  const parameters = Object.entries(Object(schema['properties'])).map(([name, part]) => ({
    name,
    in: call.path.includes(`{${name}}`) ? 'path' : 'query',
    required: true,
    schema: part,
  }));
  return { parameters: [language, ...parameters] };
}

/** The whole reply as the sandbox gives it. */
function replyExample(call: AnyCall, { examples }: Writer): Json {
  const exchange = examples.calls[call.name];
  if (exchange === undefined) return {};
  const { reply: data } = exchange;
  return { example: call.reply === 'plain' ? data : { code: '100', message: 'success', data } };
}

function reply(call: AnyCall): Json {
  const data = { $ref: `#/components/schemas/${dataName(call)}` };
  if (call.reply === 'plain') return data;
  const text = { type: 'string' };
  return {
    anyOf: [
      { type: 'object', required: ['code'], properties: { code: success, message: text, data } },
      {
        type: 'object',
        required: ['header'],
        properties: {
          header: { $ref: '#/components/schemas/SuccessHeader' },
          body: data,
        },
      },
      { $ref: '#/components/schemas/Failure' },
    ],
  };
}

function dataName(call: AnyCall): string {
  return `${call.name.charAt(0).toUpperCase()}${call.name.slice(1)}Reply`;
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
