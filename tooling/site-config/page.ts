import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { asWritten, type SiteConfigKey, siteConfigKeys } from '../../packages/contract/src/config/site-config.keys.ts';
import { keyOf } from '../wiring/syntax.ts';

/** The schema and the files of its parts. */
const sources = (): readonly string[] => {
  const folder = fileURLToPath(new URL('../../packages/contract/src/config/', import.meta.url));
  return globSync('**/site-config.*.ts', { cwd: folder })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => folder + name);
};

/** Reference that the keys are written into. */
export const pageFile = new URL('../../docs/reference/site-config.md', import.meta.url);

/**
 * The comments above the keys of object literals, by path: `realtime.port`. Requirement ids at their end and comment signs
 * are removed.
 */
export function descriptions(text: string): ReadonlyMap<string, string> {
  const { program, comments } = parseSync('schema.ts', text);
  const found = new Map<string, string>();
  const path: string[] = [];
  new Visitor({
    Property: ({ key, start }) => {
      path.push(keyOf(key) ?? '');
      const above = comments.findLast(({ end }) => end <= start);
      if (above && text.slice(above.end, start).trim() === '') found.set(path.join('.'), plain(above.value));
    },
    'Property:exit': () => void path.pop(),
  }).visit(program);
  return found;
}

const plain = (comment: string): string =>
  comment
    .replaceAll(/^\*|\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \([A-Z0-9]+-\d+x?\)(?=\.? ?$)/, '')
    .trim();

/** The reference of the site's config for operators, as Markdown. @throws for a key without a comment */
export function siteConfigPage(): string {
  const about = new Map(sources().flatMap((file) => [...descriptions(readFileSync(file, 'utf8'))]));
  const section = (key: SiteConfigKey): string => {
    const what = about.get(key.path);
    if (!what) throw new Error(`the key ${key.path} of the site's config has no comment that describes it`);
    return [
      `${key.path.includes('.') ? '###' : '##'} \`${key.path}\``,
      `${what} ${key.order.charAt(0).toUpperCase()}${key.order.slice(1)}.`,
      `${usual(key)} Example: \`${key.path.split('.').at(-1)}: ${asWritten(key.example)}\``,
    ].join('\n\n');
  };
  return `${INTRODUCTION}\n\n${siteConfigKeys().map(section).join('\n\n')}\n`;
}

function usual(key: SiteConfigKey): string {
  if (key.required) return 'Required.';
  return 'default' in key ? `Default: \`${asWritten(key.default)}\`.` : 'May be left out.';
}

const INTRODUCTION = `# The config of a site

Everything that \`site.config.ts\` may decide, in the order of its declaration. \`pnpm docs:api\` writes this page from
[site-config.schema.ts](../../packages/contract/src/config/site-config.schema.ts). The config is checked when the site is built and
when its server starts; every problem is listed with its path and the remedy given here. Beside these keys a site
names its modules: \`templates\` and \`content\` ([how to add a site](../how-to/add-a-site.md)).`;
