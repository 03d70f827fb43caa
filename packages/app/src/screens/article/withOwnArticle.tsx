import type { Core } from '@housefront/core';
import { createElement, use } from 'react';
import { extensionOf, type OwnArticle } from '../../kernel/extension.ts';
import type { Page, ViewHook } from '../../kernel/page.types.ts';
import { paths } from '../../kernel/paths.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { usePageAddress } from '../../kernel/useRoute.ts';

/** The content page of an extension, if it has this id. */
function ownArticle(core: Core, id: string): OwnArticle | undefined {
  const article = extensionOf(core)?.article;
  return article?.id === id ? article : undefined;
}

function Own({ load }: Pick<OwnArticle, 'load'>) {
  return createElement(use(load()));
}

/** The content pages of a site, of which one may be that of an extension, whatever the site's content has (RG-04). */
export function withOwnArticle({
  useView,
  ...page
}: Page<'main'> & { readonly useView: ViewHook<'main'> }): Page<'main'> {
  function Article() {
    return <TemplateView name="article" props={useView(usePageAddress('main'))} />;
  }
  function Screen() {
    const own = ownArticle(useRuntime().core, usePageAddress('main').params.id);
    return own ? <Own load={own.load} /> : <Article />;
  }
  return {
    ...page,
    Screen,
    load: async (core, { params }) => void (await ownArticle(core, params.id)?.load()),
    prefetch: (core, address) => (ownArticle(core, address.params.id) ? [] : (page.prefetch?.(core, address) ?? [])),
    missing: (core, params, path) => !ownArticle(core, params.id) && (page.missing?.(core, params, path) ?? false),
    topic: (core, address) => (ownArticle(core, address.params.id) ?? page).topic?.(core, address) ?? null,
    addresses: async (core) => {
      const others = (await page.addresses?.(core)) ?? [];
      const article = extensionOf(core)?.article;
      if (!article) return others;
      const own = paths.main(article.id);
      return [own, ...others.filter((path) => path !== own)];
    },
  };
}
