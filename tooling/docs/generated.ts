import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLinePage } from './command-line.ts';
import { contractPages } from './contract.ts';
import { eventsPage } from './events.ts';
import { findingsPage } from './findings.ts';
import { upgradeNotesPage } from './upgrade-notes.ts';
import { copiedPages, root, titleOf } from './site-pages.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Pages and files that only the site has, by their place in the repository. Git ignores them. */
export function generatedFiles(): ReadonlyMap<string, string> {
  const openapi = read('docs/api/openapi.json');
  const asyncapi = read('docs/api/asyncapi.json');
  return new Map([
    ...[...contractPages(JSON.parse(openapi))].map(
      ([file, text]) => [`docs/reference/contract/${file}`, text] as const,
    ),
    ['docs/reference/command-line.md', commandLinePage()],
    ['docs/reference/findings.md', findingsPage()],
    ['docs/reference/events.md', eventsPage(JSON.parse(asyncapi))],
    ['docs/adr/README.md', decisionsPage()],
    ['docs/reference/packages/README.md', packagesPage()],
    ['docs/upgrade/notes.md', upgradeNotesPage()],
    ['docs/public/api/openapi.json', openapi],
    ['docs/public/api/asyncapi.json', asyncapi],
    ...[...copiedPages()].map(([page, origin]) => [page, read(origin)] as const),
  ]);
}

function decisionsPage(): string {
  const rows = globSync('docs/adr/{[0-9]*,taken-back}.md', { cwd: root })
    .toSorted()
    .map((page) => `- [${titleOf(page)}](${page.split(/[/\\]/).at(-1)})`);
  return `# Decisions\n\nEach decision about the structure of the kit has half a page with its reason.\n\n${rows.join('\n')}\n`;
}

function packagesPage(): string {
  const rows = [...copiedPages()]
    .filter(([page]) => page.startsWith('docs/reference/packages/'))
    .map(([page, origin]) => {
      const { name, description }: { readonly name: string; readonly description: string } = JSON.parse(
        read(origin.replace('README.md', 'package.json')),
      );
      return `| [${name}](${page.split('/').at(-1)}) | ${description} |`;
    });
  return `# Packages\n\nAll packages have one version. A site installs \`housefront\` and the packages that it imports; those bring the others.\n\n${['| package | |', '|---|---|', ...rows].join('\n')}\n`;
}
