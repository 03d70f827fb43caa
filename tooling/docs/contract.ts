import { fieldsOf, fieldTable, type Schema, type Schemas } from './fields.ts';

/** A call in the OpenAPI document of the contract. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Content } };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': Content } };
  };
  readonly 'x-level': Level;
  readonly 'x-without': string;
  readonly 'x-codes'?: Readonly<Record<string, string>>;
  readonly 'x-mutates'?: boolean;
  readonly 'x-proposed'?: boolean;
}

type Level = 'must' | 'should' | 'may';

interface Content {
  readonly schema: Schema;
  /** A whole request or reply of the sandbox. */
  readonly example?: unknown;
}

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly schema?: Schema;
}

/** The OpenAPI document of the contract, as far as its pages show it. */
export interface OpenApi {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas };
}

interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

const callsOf = ({ paths }: OpenApi): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

/** `bank-account` as a heading: `Bank account`. */
export const wordsOf = (feature: string): string =>
  `${feature.charAt(0).toUpperCase()}${feature.slice(1).replaceAll('-', ' ')}`;

/** Who sends a call with a token. */
function authOf({ security }: Operation): string {
  if (security.length === 0) return 'The token is never sent.';
  return security.some((one) => Object.keys(one).length === 0)
    ? 'Sent by guests and members; the token is sent if there is one.'
    : 'Sent by members, with their token.';
}

/** The data of a reply, without the envelope around it. */
function dataOf(call: Call): Schema {
  const { schema } = call.responses[200].content['application/json'];
  return schema.anyOf?.find((one) => one.properties?.['data'])?.properties?.['data'] ?? schema;
}

function callSection(call: Call, schemas: Schemas): string {
  const query = (call.parameters ?? []).flatMap(({ name, in: place, schema }) =>
    name && schema && place !== 'header' ? [{ path: name, schema, place }] : [],
  );
  const request: readonly string[] = call.requestBody
    ? [fieldTable(fieldsOf(call.requestBody.content['application/json'].schema, schemas))]
    : query.map(({ path, schema, place }) =>
        fieldTable(
          fieldsOf({ properties: { [path]: schema }, required: [path] }, schemas).map((field) => ({
            ...field,
            about: [place === 'path' ? 'Part of the path.' : '', field.about].filter(Boolean).join(' '),
          })),
        ),
      );
  const asked = request.filter((table) => table.split('\n').length > 2);
  const data = fieldsOf(dataOf(call), schemas);
  const codes = Object.entries(call['x-codes'] ?? {});
  const keyed = call.parameters?.some(({ name }) => name === 'Idempotency-Key');
  return [
    `## ${call.operationId} {#call-${call.operationId}}`,
    call.summary,
    `\`${call.method} ${call.path}\``,
    [
      `- **${call['x-level']}**: ${LEVELS[call['x-level']]} Without it: ${call['x-without']}`,
      `- ${authOf(call)}`,
      ...(call['x-mutates'] ? ['- It changes something, so a site sends it once and never repeats it unasked.'] : []),
      ...(keyed ? ['- `Idempotency-Key` names the order: a second call with the same key changes nothing.'] : []),
      ...(call['x-proposed'] ? ['- Proposed: a platform may lack it. The site then leaves out what needs it.'] : []),
    ].join('\n'),
    ...(asked.length > 0 ? ['**Request**', ...asked] : []),
    '**Reply**',
    data.length > 0 ? fieldTable(data) : replyWithoutFields(dataOf(call), schemas),
    ...exampleOf(call),
    ...(codes.length > 0
      ? [
          '**Codes**',
          ['| code | meaning |', '|---|---|', ...codes.map(([code, text]) => `| ${code} | ${text} |`)].join('\n'),
        ]
      : []),
  ].join('\n\n');
}

const LEVELS: Readonly<Record<Level, string>> = {
  must: 'a site does not work without it.',
  should: 'visitors miss it.',
  may: 'an extra.',
};

/** A whole request and reply, folded. */
function exampleOf(call: Call): readonly string[] {
  const { example: request } = call.requestBody?.content['application/json'] ?? {};
  const { example: reply } = call.responses[200].content['application/json'];
  if (reply === undefined) return [];
  const block = (value: unknown) => ['```json', JSON.stringify(value, null, 2), '```'].join('\n');
  const parts = [...(request === undefined ? [] : ['Request:', block(request)]), 'Reply:', block(reply)];
  return [['::: details Example from the sandbox', ...parts, ':::'].join('\n\n')];
}

function replyWithoutFields(schema: Schema, schemas: Schemas): string {
  const inner = schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  if (Object.keys(inner).length === 0) return 'Only the code of the reply is read.';
  const kind = inner.items?.type
    ? `A list of ${[inner.items.type].flat().join(' or ')}.`
    : `One ${[inner.type ?? 'value'].flat().join(' or ')}.`;
  return inner.description ? `${kind} ${inner.description}` : kind;
}

/** One page per feature of the contract, by file name, and an index of all calls. */
export function contractPages(document: OpenApi): ReadonlyMap<string, string> {
  const calls = callsOf(document);
  const features = document.tags.map(({ name }) => ({ name, calls: calls.filter(({ tags }) => tags.includes(name)) }));
  const pages = features.map(({ name, calls: own }): [string, string] => [
    `${name}.md`,
    [
      `# ${wordsOf(name)}`,
      'Calls of a site to its platform. [All calls](README.md) explains how requests and replies look.',
      ...own.map((call) => callSection(call, document.components.schemas)),
    ].join('\n\n'),
  ]);
  const rows = features.flatMap(({ name, calls: own }) =>
    own.map(
      (call) =>
        `| [${call.operationId}](${name}.md#call-${call.operationId}) | \`${call.method} ${call.path}\` | ${call['x-level']} | ${memberMark(call)} | ${call.summary} |`,
    ),
  );
  const index = [INDEX, ['| call | | level | token | |', '|---|---|---|---|---|', ...rows].join('\n')].join('\n\n');
  const first = ['which-calls-first.md', firstPage(features)] as const;
  return new Map([...pages, ['README.md', index] as const, first].map(([file, text]) => [file, `${text}\n`]));
}

interface Feature {
  readonly name: string;
  readonly calls: readonly Call[];
}

const HEADINGS: readonly (readonly [level: Level, heading: string, text: string])[] = [
  [
    'must',
    'Must',
    'With these, guests see halls and games, and members sign in, see their balance, play and sign out. Begin with them, in this order.',
  ],
  ['should', 'Should', 'What visitors of a gaming site expect. The site works without, and says so in its place.'],
  ['may', 'May', 'Extras. Where a site has a profile of player protection, its calls are needed.'],
];

/** Order of the musts: what a guest meets first. */
const FIRST = ['gameList', 'gameLabel', 'captcha', 'login', 'commonLayout', 'myCash', 'play', 'logout'];

/** All calls by level, with what each brings. */
function firstPage(features: readonly Feature[]): string {
  const all = features.flatMap(({ name, calls }) => calls.map((call) => ({ ...call, feature: name })));
  const ofSite = all.filter(({ 'x-without': without }) => without.startsWith('The gateway of the kit'));
  const row = ({ operationId, feature, summary, 'x-without': without }: (typeof all)[number]): string =>
    `| [${operationId}](${feature}.md#call-${operationId}) | ${summary} | ${without} |`;
  const table = (rows: readonly (typeof all)[number][]): string =>
    ['| call | brings | without it |', '|---|---|---|', ...rows.map(row)].join('\n');
  const place = ({ operationId }: Call): number =>
    FIRST.includes(operationId) ? FIRST.indexOf(operationId) : FIRST.length;
  const sections = HEADINGS.map(([level, heading, text]) => {
    const own = all.filter((call) => call['x-level'] === level && !ofSite.includes(call));
    return [`## ${heading} {#${level}}`, text, table(own.toSorted((a, b) => place(a) - place(b)))].join('\n\n');
  });
  const names = ofSite.map(({ operationId, feature }) => `[${operationId}](${feature}.md#call-${operationId})`);
  return [
    FIRST_PAGE,
    ...sections,
    '## Not yours',
    `The gateway of the kit answers these; a platform never gets them: ${names.join(', ')}.`,
  ].join('\n\n');
}

const FIRST_PAGE = `# Which calls first, and what each brings

Every call has a level. Leave out what your platform cannot do: answer with HTTP 404, and the site leaves out its part.
\`npx housefront doctor --against\` checks a platform by these levels: a missing *must* is a fault, a missing *should* a warning,
a missing *may* information. [The tutorial](../../tutorials/platform-team.md) goes through the first calls.`;

const memberMark = ({ security }: Operation): string =>
  security.length === 0 ? 'never' : security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'required';

const INDEX = `# Calls

These are all calls that a site makes to its platform. Each feature has a page with the fields of its requests and
replies and the codes that it names. The same is in [openapi.json](../../api/openapi.json), for programs.

- A reply is \`{code, message, data}\` or \`{header: {status, desc}, body}\`. The tables list the fields of \`data\`.
- The codes 100 and 1000, as text or number, mean success, whatever the HTTP status is.
- Calls and fields have a level. A site does not work without a *must*; an entry without one is left out. A *should* is
  missed by visitors, a *may* is an extra; both may be null or missing. [Which calls first](which-calls-first.md) has all
  calls by level.
- In a request, a *must* is what the platform has to act by. It may ignore a *may*.
- A number may be text and text a number. [Writings of values](../wire.md) lists all forms that are read.
- The token travels in the header \`authorization\`, exactly as received. An \`authorization\` header in a reply replaces it.
- The header \`language\` names the visitor's language, such as \`zh_CN\`.
- [Codes](../codes.md) says what each code leads to on the page, and [events](../events.md) lists what a platform sends by itself.`;
