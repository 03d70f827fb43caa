import { recommendQueries } from '@housefront/core/features/recommend';
import { formatKnown, formatMoney } from '@housefront/core/i18n';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useCopy } from '../../../kernel/hooks/useCopy.ts';
import { paths } from '../../../kernel/paths.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { scanCode } from '../../app-download/scanCode.ts';
import { percent } from '../records/record-cells.ts';

/** The link by which a member recommends the site, its results, and the rules (MEM-42x). */
export default function useRecommendProject(): AccountSection {
  const { core, amountStyle } = useRuntime();
  const { t } = core.i18n;
  const copy = useCopy();
  const project = useQuery(recommendQueries(core).project());
  const code = project.data?.code;
  const link = useQuery({
    queryKey: ['member', 'recommend-link', code ?? ''],
    queryFn: () => core.referral.link('recommend', code ?? '', paths.home()),
    enabled: code !== undefined,
    staleTime: Infinity,
  });
  const { data } = project;
  if (data === undefined || link.data === undefined) {
    const failed = project.isError || link.isError;
    return { state: failed ? 'error' : 'loading', blocks: [], onRetry: () => void project.refetch() };
  }
  const address = link.data;
  const blocks: AccountBlock[] = [
    {
      kind: 'share',
      id: 'link',
      title: t('recommend.link'),
      body: t('recommend.link_body'),
      address,
      code: scanCode(address),
      onCopy: () => copy(address),
    },
    {
      kind: 'facts',
      id: 'figures',
      title: t('recommend.figures'),
      facts: [
        { id: 'code', label: t('recommend.code'), value: data.code, onCopy: () => copy(data.code) },
        { id: 'today', label: t('recommend.today'), value: formatKnown(data.today) },
        { id: 'total', label: t('recommend.total'), value: formatKnown(data.total) },
        { id: 'award', label: t('recommend.award'), value: formatMoney(data.award, amountStyle) },
      ],
    },
  ];
  if (data.levels.length > 0) {
    blocks.push({
      kind: 'grid',
      id: 'levels',
      title: t('recommend.levels'),
      head: [t('recommend.level'), t('recommend.condition'), t('recommend.rate')],
      rows: data.levels.map(({ level, condition, rate }) => ({ id: level, cells: [level, condition, percent(rate)] })),
    });
  }
  if (data.html !== '') {
    blocks.push({ kind: 'article', id: 'rules', title: data.title || t('recommend.rules'), html: data.html });
  }
  return { state: 'ready', blocks };
}
