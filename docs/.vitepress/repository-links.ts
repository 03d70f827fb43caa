import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { addressOf, root, targetOf } from '../../tooling/docs/site-pages.ts';

/**
 * Pages link to each other as files of the repository, so that they work there, too. A link to another page becomes its
 * address; a file that the site does not have is named with its path instead, since the site works without the repository.
 */
export function repositoryLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const page = `docs/${env.relativePath}`;
    for (const { children } of tokens) {
      let isPlain = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const target = targetOf(page, token.attrGet('href') ?? '');
          const address = target && addressOf(target.path);
          if (address) token.attrSet('href', address + target.hash);
          isPlain = target !== undefined && address === undefined;
          if (!isPlain || !target) continue;
          statSync(join(root, target.path));
          token.type = 'html_inline';
          token.content = `<span class="file" title="${md.utils.escapeHtml(target.path)}">`;
        } else if (token.type === 'link_close' && isPlain) {
          isPlain = false;
          token.type = 'html_inline';
          token.content = '</span>';
        }
      }
    }
  });
}
