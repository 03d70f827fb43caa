import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Names that people who build on the kit write first, with their declarations. */
const entries = [
  ['packages/app/src/kernel/defineSite.ts', 'defineSite'],
  ['packages/app/src/kernel/definePage.tsx', 'definePage'],
  ['packages/app/src/vite/index.ts', 'siteViteConfig'],
  ['packages/contract/src/endpoint.ts', 'defineCall'],
  ['packages/contract/src/pages.ts', 'PAGES'],
  ['packages/ui/src/defineTemplate.ts', 'defineTemplate'],
  ['packages/gateway/src/middleware/access-log/accessLog.ts', 'accessLog'],
  ['packages/gateway/src/middleware/rate-limit/rateLimit.ts', 'rateLimit'],
  ['packages/gateway/src/middleware/request-context/requestContext.ts', 'requestContext'],
  ['packages/gateway/src/middleware/site-by-host/siteByHost.ts', 'siteByHost'],
] as const;

test.each(entries)('%s has an example of %s that can be read by a compiler', (file, name) => {
  const text = readFileSync(join(root, file), 'utf8');
  const docs = text.slice(0, text.search(new RegExp(`^export (?:function|const) ${name}\\b`, 'm')));
  const [, example = ''] =
    /@example\n \* ```ts\n([^]*?) \* ```\n \*\/\n$/.exec(docs.slice(docs.lastIndexOf('/**'))) ?? [];
  const code = example.replaceAll(/^ \* ?/gm, '');
  expect(code).toContain(name === 'PAGES' ? 'path:' : `${name}(`);
  expect(parseSync('example.ts', name === 'PAGES' ? `({${code}})` : code).errors).toEqual([]);
});
