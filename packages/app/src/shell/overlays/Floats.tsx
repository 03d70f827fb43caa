import { pickText } from '@housefront/core/i18n';
import { siteLinkTarget } from '@housefront/core/features/site';
import { FloatDock } from '@housefront/ui/patterns/FloatDock';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isHiddenPage } from '../../kernel/route/hidden-links.ts';
import { frameOf } from '../../kernel/page-frame.ts';
import { usePageId } from '../../kernel/usePageId.ts';
import { useRuntime } from '../../kernel/runtime.ts';

/** Floating elements of the site; closed ones stay closed until the session ends (SITE-10). */
export function Floats(): ReactNode {
  const { core, isAbsent } = useRuntime();
  const { config, i18n, ports } = core;
  const framed = frameOf(usePageId()).layout !== 'plain';
  const { data = [] } = useQuery({ ...core.siteFeature.queries.floats(), enabled: framed });
  const [closed, setClosed] = useState(() => ports.storage.get('closedFloats') ?? []);
  if (!framed) return null;
  const floats = data
    .map((float, index) => ({ float, id: float.id ?? `${index}` }))
    .sort((a, b) => a.float.sort - b.float.sort)
    .flatMap(({ float, id }) => {
      const target = siteLinkTarget(float);
      const title = pickText(float.title, i18n.locale);
      if (!target || closed.includes(id) || title === '') return [];
      if (isHiddenPage(config.hiddenLinks, target.href) || isAbsent(target.href)) return [];
      const onClose = () => {
        const all = [...closed, id];
        ports.storage.set('closedFloats', all);
        setClosed(all);
      };
      return [{ id, title, picture: float.icon, position: float.position, href: target.href, onClose }];
    });
  return (
    <FloatDock floats={floats} texts={{ label: i18n.t('common.customer_service'), close: i18n.t('common.close') }} />
  );
}
