import type { MarkdownRenderer } from 'vitepress';

/** Shows the file that a block of code belongs to above the block: `ts [sites/1001/theme.css.ts]`. */
export function blockTitles(md: MarkdownRenderer): void {
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    // The former rule takes the name out of the fence.
    const [, file] = /\[([^\]]+)\]/.exec(tokens[index]?.info ?? '') ?? [];
    const block = fence?.(tokens, index, options, env, self) ?? '';
    return file ? `<div class="titled"><p class="file-name">${md.utils.escapeHtml(file)}</p>${block}</div>` : block;
  };
}
