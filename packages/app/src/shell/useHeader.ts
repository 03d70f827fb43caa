import { headerLabels, type HeaderProps } from '@housefront/ui/slots';
import { createElement, useMemo } from 'react';
import { useHalls } from '../kernel/lists/catalogue-models.ts';
import { frameOf } from '../kernel/page-frame.ts';
import { loadedPage } from '../kernel/definePage.tsx';
import { paths } from '../kernel/paths.ts';
import { useRuntime, useTemplate } from '../kernel/runtime.ts';
import { useLabels } from '../kernel/texts/useLabels.ts';
import { usePageId, useRoute } from '../kernel/useRoute.ts';
import { HeaderForm } from './HeaderForm.tsx';
import { useLogo } from '../kernel/useLogo.ts';
import { useLanguage } from '../kernel/texts/useLanguage.ts';
import { useSessionModel } from '../kernel/member/useSessionModel.ts';

/** The header: session, heading, and the navigation of halls (SHELL-43x). */
export function useHeader(): HeaderProps {
  const runtime = useRuntime();
  const page = usePageId();
  // Only halls have this parameter.
  const hall = useRoute(({ params }) => params['gtId']);
  const { models: halls } = useHalls(hall ? Number(hall) : null);
  const session = useSessionModel();
  const logo = useLogo('header');
  const language = useLanguage();
  const overPage = useTemplate((state) => state.template.slots.GameSearch !== undefined);
  const texts = useLabels(headerLabels);
  const title = loadedPage(page ?? null)?.heading?.(runtime.core, halls.find(({ active }) => active)?.name);
  return useMemo(() => {
    const { core, back, overlays } = runtime;
    const { config } = core;
    return {
      site: { name: config.public.SITE_NAME, ...logo, homeHref: paths.home() },
      halls,
      session:
        session.kind === 'guest' && config.headerLogin ? { ...session, form: createElement(HeaderForm) } : session,
      language,
      search: {
        label: core.i18n.t('catalogue.search_all'),
        href: paths.games(),
        ...(overPage && { onOpen: () => overlays.open('gameSearch') }),
      },
      atHome: page === 'home',
      bare: !frameOf(page).tabs,
      page: title ? { title, onBack: () => back(paths.home()) } : undefined,
      texts,
    };
  }, [runtime, halls, session, language, logo, overPage, page, title, texts]);
}
