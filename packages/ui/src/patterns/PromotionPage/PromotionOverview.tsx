import type { ComponentType, ReactNode } from 'react';
import type { PromotionListViewProps } from '../../views/promotion-list/contract.ts';
import { PromotionList } from '../PromotionCard/index.ts';
import * as css from './PromotionOverview.css.ts';

export interface PromotionOverviewProps extends PromotionListViewProps {
  /** A template's section component. */
  readonly section: ComponentType<{
    readonly title: string;
    readonly busy: boolean;
    readonly children: ReactNode;
  }>;
  readonly className: string;
}

/** All promotions, running and earlier (HOME-24). */
export function PromotionOverview(props: PromotionOverviewProps) {
  const { section: Section, className, promotions, history, texts } = props;
  return (
    <div className={className}>
      <header className={css.hero}>
        <h1 className={css.title}>{texts.title}</h1>
        <p className={css.intro}>{texts.intro}</p>
      </header>
      <Section title={texts.running} busy={promotions.state === 'loading'}>
        <PromotionList list={promotions} empty={{ title: texts.empty, hint: texts.emptyHint }} texts={texts} />
      </Section>
      <Section title={texts.history} busy={history.state === 'loading'}>
        <PromotionList list={history} empty={{ title: texts.historyEmpty }} texts={texts} />
      </Section>
    </div>
  );
}
