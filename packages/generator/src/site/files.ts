import { joinTrees, renderFile, renderFolder } from '../base/render.ts';
import type { FileTree } from '../base/writeTree.ts';
import { textsFolder } from './own-languages.ts';
import type { siteData } from './data.ts';

/** The files of a site, in `sites/<id>` (GEN-02). */
export function siteFiles(data: ReturnType<typeof siteData>): FileTree {
  const folder = `sites/${data.id}`;
  return joinTrees(
    renderFolder('site', folder, data),
    ...data.contentLocales.map((locale) =>
      renderFile(`site-content/${locale}.md.hbs`, `${folder}/content/${locale}.md`, data),
    ),
    ...data.ownLanguages.map(({ code }) => renderFolder('site-language', textsFolder(data.id, code), data)),
    ...(data.brand ? [renderFolder('site-brand', folder, data)] : []),
    ...(data.fromTokens ? [renderFolder('site-tokens', folder, data)] : []),
  );
}
