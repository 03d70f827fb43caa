import type { Core } from '@housefront/core';
import { createElement, use } from 'react';
import { lazyValue } from '../../kernel/lazyValue.ts';
import type { Page, ViewHook } from '../../kernel/page.types.ts';
import { paths } from '../../kernel/paths.ts';
import { SAFER_GAMBLING } from '../../kernel/protection-parts.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { TemplateView } from '../../kernel/TemplateView.tsx';
import { usePageAddress } from '../../kernel/useRoute.ts';

/** Whether an id is that of the page of tools and help, which only a site with a profile has (RG-04). */
const isSafer = ({ config }: Pick<Core, 'config'>, id: string): boolean =>
  config.protection !== undefined && id === SAFER_GAMBLING;

const loadSafer = lazyValue(async () => (await import('../../protection/SaferPage.tsx')).SaferPage);

function Safer() {
  return createElement(use(loadSafer()));
}

/** The content pages of a site with a profile: one of them is the kit's own, whatever the site's content has (RG-04). */
export function withSaferPage({
  useView,
  ...page
}: Page<'main'> & { readonly useView: ViewHook<'main'> }): Page<'main'> {
  function Article() {
    return <TemplateView name="article" props={useView(usePageAddress('main'))} />;
  }
  function Screen() {
    const { core } = useRuntime();
    return isSafer(core, usePageAddress('main').params.id) ? <Safer /> : <Article />;
  }
  return {
    ...page,
    Screen,
    load: async (core, { params }) => {
      if (isSafer(core, params.id)) await loadSafer();
    },
    prefetch: (core, address) => (isSafer(core, address.params.id) ? [] : (page.prefetch?.(core, address) ?? [])),
    missing: (core, params, path) => !isSafer(core, params.id) && (page.missing?.(core, params, path) ?? false),
    topic: (core, address) => {
      if (!isSafer(core, address.params.id)) return page.topic?.(core, address) ?? null;
      const { t } = core.i18n;
      return { name: t('protection.title'), description: t('protection.intro') };
    },
    addresses: async (core) => {
      const others = (await page.addresses?.(core)) ?? [];
      const own = paths.main(SAFER_GAMBLING);
      return core.config.protection === undefined ? others : [own, ...others.filter((path) => path !== own)];
    },
  };
}
