import { type AnyCall, callPath } from '../src/endpoint.ts';
import { createSchemaWriter, type Json, type SchemaWriter } from '../src/json-schema.ts';

const DESCRIPTION = `Calls between a Housefront site and its platform, generated from \`packages/contract\`.

A reply is \`{code, message, data}\` or \`{header: {status, desc}, body}\`; codes 100 and 1000, as text or number, mean
success whatever the HTTP status. \`apiResponseData\` inside data or body stands for the data. Sites read replies
tolerantly: parts that are not required may be null or missing, a number may be text and text a number, a list may be
a map, broken items of a list are left out, and further keys are ignored. docs/reference/wire.md lists the writings of ids, amounts,
times, flags and lists that they take. The Date header of a reply tells them the platform's clock.`;

/** The OpenAPI 3.1 document of all calls, by feature. */
export function openApi(features: ReadonlyMap<string, readonly AnyCall[]>): Json {
  const schemas = createSchemaWriter('draft-2020-12');
  const paths: Record<string, Json> = {};
  const data: Record<string, Json> = {};
  for (const [feature, calls] of features) {
    for (const call of calls) {
      data[dataName(call)] = schemas.write(call.response);
      paths[callPath(call)] = { [call.method.toLowerCase()]: operation(feature, call, schemas) };
    }
  }
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
      schemas: { ...ENVELOPE, ...sorted({ ...schemas.named(), ...data }) },
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

function operation(feature: string, call: AnyCall, schemas: SchemaWriter): Json {
  const codes = Object.entries(call.codes);
  const ignoresData = call.reply === 'envelope' && Object.keys(schemas.write(call.response)).length === 0;
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
    ...input(call, schemas),
    responses: {
      '200': {
        description: 'The reply.',
        headers: { authorization: { $ref: '#/components/headers/authorization' } },
        content: { 'application/json': { schema: reply(call) } },
      },
    },
    'x-requirements': call.rows,
    ...(call.mutates ? { 'x-mutates': true } : {}),
    ...(call.proposed ? { 'x-proposed': true } : {}),
    ...(codes.length === 0 ? {} : { 'x-codes': call.codes }),
  };
}

function input(call: AnyCall, schemas: SchemaWriter): Json {
  const schema = schemas.write(call.request);
  const language = { $ref: '#/components/parameters/language' };
  if (call.method === 'POST') {
    const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } };
    const parameters = call.keyed ? [language, key] : [language];
    return { parameters, requestBody: { required: true, content: { 'application/json': { schema } } } };
  }
  const parameters = Object.entries(Object(schema['properties'])).map(([name, part]) => ({
    name,
    in: call.path.includes(`{${name}}`) ? 'path' : 'query',
    required: true,
    schema: part,
  }));
  return { parameters: [language, ...parameters] };
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
