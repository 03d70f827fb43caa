import { PromotionList } from '../../../patterns/PromotionCard/index.ts';
import type { DiscountListViewProps } from '../../../views/discount-list/contract.ts';
import * as page from '../parts/page.css.ts';
import { Section } from '../parts/Section.tsx';
import * as css from './DiscountListView.css.ts';

/** All promotions, running and earlier (HOME-24, HOME-27). */
export default function DiscountListView({ promotions, history, texts }: DiscountListViewProps) {
  return (
    <div className={`${page.column} ${page.sections}`}>
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
