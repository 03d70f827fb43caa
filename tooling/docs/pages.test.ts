import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '../../packages/contract/src/registry/calls.ts';
import { callPath } from '../../packages/contract/src/calls/endpoint.ts';
import { commands } from '../../packages/cli/src/commands/index.ts';
import { optionTable } from './command-line.ts';
import { contractPages, type OpenApi } from './contract.ts';
import { fieldsOf, fieldTable } from './fields.ts';
import { generatedFiles } from './generated.ts';
import { upgradeNotesPage } from './upgrade-notes.ts';
import { addressOf, root, targetOf } from './site-pages.ts';

const files = generatedFiles();
const page = (path: string): string => files.get(path) ?? '';

test('[CON-02] each call of the contract has its section with method and path, and a line in the list of calls', () => {
  const all = [...files]
    .filter(([path]) => path.startsWith('docs/reference/contract/'))
    .map(([, text]) => text)
    .join('\n');
  const index = page('docs/reference/contract/README.md');
  const missing = Object.values(calls).filter(
    (call) =>
      !all.includes(`{#call-${call.name}}`) ||
      !all.includes(`\`${call.method} ${callPath(call)}\``) ||
      !index.includes(`[${call.name}](`),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('[CON-02] [OPS-19] a call shows its level, who sends it, its request, its reply and its codes', () => {
  const document: OpenApi = {
    tags: [{ name: 'bank-account' }],
    paths: {
      '/api/bind': {
        post: {
          operationId: 'bind',
          tags: ['bank-account'],
          summary: 'Binds an account.',
          security: [{ token: [] }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  properties: {
                    no: { type: 'string', description: 'Its number.', examples: ['a|b'], 'x-level': 'must' },
                  },
                },
                example: { no: 'a|b' },
              },
            },
          },
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: { anyOf: [{ properties: { data: { $ref: '#/components/schemas/Account' } } }] },
                  example: { code: '100' },
                },
              },
            },
          },
          'x-codes': { 101: 'The number is known.' },
          'x-mutates': true,
          'x-level': 'should',
          'x-without': 'No account can be bound.',
        },
      },
    },
    components: {
      schemas: {
        Account: {
          type: 'object',
          properties: {
            on: {
              type: 'boolean',
              description: 'Its state.',
              'x-kind': 'flag',
              'x-level': 'may',
              'x-without': 'It is off.',
            },
          },
        },
      },
    },
  };
  const text = contractPages(document).get('bank-account.md');
  expect(text).toContain('# Bank account\n');
  expect(text).toContain(
    '`POST /api/bind`\n\n- **should**: visitors miss it. Without it: No account can be bound.\n- Sent by members, with their token.\n- It changes something',
  );
  expect(text).toContain(
    '| field | kind | level | meaning | example |\n|---|---|---|---|---|\n| `no` | string | must | Its number. | `"a\\|b"` |',
  );
  expect(text).toContain(
    '| field | kind | level | meaning |\n|---|---|---|---|\n| `on` | flag | may | Its state. <small>Without it: it is off.</small> |',
  );
  expect(text).toContain('| 101 | The number is known. |');
  expect(text).toMatch(/::: details Example.*"no": "a\|b".*"code": "100".*\n:::/s);
});

test('fields are listed with their path through lists, maps and named shapes; a shape inside itself ends', () => {
  const schemas = {
    Game: { type: 'object', properties: { id: { type: 'string' }, next: { $ref: '#/x/Game' } }, required: ['id'] },
  };
  const schema = {
    properties: {
      list: { type: 'array', items: { $ref: '#/x/Game' } },
      names: { type: 'object', additionalProperties: { type: 'string' } },
      mode: { enum: ['a', 'b'] },
    },
  };
  expect(fieldsOf(schema, schemas).map(({ path, kind, level }) => [path, kind, level])).toEqual([
    ['list', 'list', ''],
    ['list[].id', 'string', 'must'],
    ['list[].next', 'object', ''],
    ['names', 'map of string', ''],
    ['mode', '`"a"`, `"b"`', ''],
  ]);
  expect(fieldTable([{ path: 'a', kind: 'x|y', level: '', about: '', example: '' }])).toBe(
    '| field | kind |\n|---|---|\n| `a` | x\\|y |',
  );
});

test('[OPS-19] one page has all calls of a platform by level, the musts in the order in which a guest meets them', () => {
  const text = page('docs/reference/contract/which-calls-first.md');
  const named = (part = '') => [...part.matchAll(/^\| \[(\w+)\]/gm)].map(([, name = '']) => name);
  const [, must, should, may] = text.split(/^## /m);
  const first = ['gameList', 'gameLabel', 'captcha', 'login', 'commonLayout', 'myCash', 'play', 'logout'];
  expect(named(must)).toEqual(first);
  expect(named(should)).toEqual(expect.arrayContaining(['siteDetail', 'register', 'depositMethods', 'webLogo']));
  expect(named(may)).toEqual(expect.arrayContaining(['roulette', 'passkeys', 'agentPlan', 'protectionState']));
  expect(named(text)).toHaveLength(Object.values(calls).filter(({ base }) => base === 'api').length);
  // The tutorial begins with the same ones.
  const tutorial = readFileSync(join(root, 'docs/tutorials/platform-team.md'), 'utf8');
  expect(named(tutorial)).toEqual(first);
});

test('[OPS-19] every field of the reference has its level and meaning', () => {
  const rows = [...files]
    .filter(([path]) => path.startsWith('docs/reference/contract/'))
    .flatMap(([path, text]) => [...text.matchAll(/^\| `([^`]+)` \|.*$/gm)].map(([row]) => `${path} ${row}`));
  expect(rows.length).toBeGreaterThan(1200);
  expect(rows.filter((row) => !/^[^|]+\|[^|]+\|(?:\\\||[^|])+\| (?:must|should|may) \| \S/.test(row))).toEqual([]);
});

test('each command has its section with all options and examples', () => {
  const text = page('docs/reference/command-line.md');
  for (const { name, summary, options, switches, examples } of commands) {
    const section = text.slice(text.indexOf(`{#${name}}`)).split('\n## ')[0] ?? '';
    expect(section).toContain(summary);
    for (const option of [...(options?.(root) ?? []).map((one) => one.name), ...Object.keys(switches ?? {})])
      expect(section).toContain(`\`--${option}\``);
    for (const [line] of examples) expect(section).toContain(line.slice(line.indexOf('housefront')));
  }
});

test('an option shows its values, its default and the answer that it goes with', () => {
  const [table] = optionTable(
    [
      {
        name: 'tile',
        kind: 'choice',
        message: 'Tile',
        options: () => ['round', 'square'],
        fallback: 'round',
        onlyWith: '--theme brand',
      },
    ],
    { yes: 'Asks nothing.' },
  );
  expect(table).toContain('| `--tile` | Tile. One of `round`, `square`. Goes with `--theme brand`. | `round` |');
  expect(table).toContain('| `--yes` | Asks nothing. |  |');
  expect(optionTable([], { yes: 'Asks nothing.' })).toEqual([
    '| option | meaning |\n| --- | --- |\n| `--yes` | Asks nothing. |',
  ]);
  expect(optionTable([], {})).toEqual([]);
});

test('[OPS-13] the upgrade notes say of each release what breaks, for whom and how it is proven', () => {
  const breaking = {
    intent: 'One word for one thing.',
    hits: 'Sites with `fastPayment`.',
    staysTrue: 'Deposits come first.',
    proof: 'npx housefront build',
    names: ['config.fastPayment'],
  };
  const text = upgradeNotesPage([
    { version: '0.3.0', date: '2027-02-01', notes: [{ bump: 'patch', text: 'A token was in a log.', security: true }] },
    {
      version: '0.2.0',
      date: '2027-01-01',
      notes: [{ bump: 'minor', text: 'The switch has another name.', breaking }],
    },
  ]);
  expect(text).toContain('## 0.3.0 (2027-02-01)\n\nIt closes a vulnerability. Take it soon.\n\nNothing breaks.');
  expect(text).toContain(
    '### The switch has another name\n\n- **Why:** One word for one thing.\n- **Who is hit:** Sites with `fastPayment`.',
  );
  expect(text).toContain('- **Names:** `config.fastPayment`');
  expect(text).toContain('```sh\nnpx housefront build\n```');
  expect(page('docs/upgrade/notes.md')).toContain('## 0.1.0 (');
});

test.each([
  ['docs/how-to/go-live.md', '/how-to/go-live'],
  ['docs/how-to/README.md', '/how-to/'],
  ['docs/adr', '/adr/'],
  ['docs/api/openapi.json', '/api/openapi.json'],
  ['packages/gateway/README.md', '/reference/packages/gateway'],
  ['CHANGELOG.md', '/upgrade/changelog'],
  ['packages/gateway/Dockerfile', undefined],
  ['docs/requirements.tsv', undefined],
])('%s has the address %s in the site', (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test('links of a copied page lead from the place of the original', () => {
  expect(targetOf('docs/reference/packages/gateway.md', '../../docs/how-to/go-live.md#tls')).toEqual({
    path: 'docs/how-to/go-live.md',
    hash: '#tls',
  });
  expect(targetOf('docs/how-to/go-live.md', 'https://example.com')).toBeUndefined();
});

test('copied pages are the pages of the repository', () => {
  expect(page('docs/reference/packages/gateway.md')).toBe(
    readFileSync(join(root, 'packages/gateway/README.md'), 'utf8'),
  );
});

test('links of generated pages lead to pages, each to a heading that the page has', () => {
  const lost = [...files].flatMap(([path, text]) =>
    path.startsWith('docs/reference/contract/') || path.endsWith('events.md')
      ? [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
          const target = targetOf(path, link);
          if (!target) return [];
          const there =
            files.get(target.path) ??
            (existsSync(join(root, target.path)) ? readFileSync(join(root, target.path), 'utf8') : '');
          const isThere = target.hash.startsWith('#call-') ? there.includes(`{${target.hash}}`) : there !== '';
          return isThere ? [] : [`${path}: ${link}`];
        })
      : [],
  );
  expect(lost).toEqual([]);
});
