import { ListStates } from '../../../patterns/ListStates/index.ts';
import { PromotionGrid, PromotionGridSkeleton } from '../../../patterns/PromotionCard/index.ts';
import type { Loadable, PromotionModel } from '../../../slots/models.ts';
import type { DiscountListTexts, DiscountListViewProps } from '../../../views/discount-list/contract.ts';
import * as page from '../parts/page.css.ts';
import { Section } from '../parts/Section.tsx';
import * as css from './DiscountListView.css.ts';

interface CardsProps {
  readonly list: Loadable<PromotionModel>;
  readonly empty: { readonly title: string; readonly hint?: string };
  readonly texts: DiscountListTexts;
}

function Cards({ list, empty, texts }: CardsProps) {
  return (
    <ListStates
      list={list}
      waiting={<PromotionGridSkeleton count={3} />}
      empty={{ kind: 'empty', ...empty }}
      texts={texts}
    >
      {(items) => <PromotionGrid promotions={items} />}
    </ListStates>
  );
}

/** All promotions, running and earlier (HOME-24, HOME-27). */
export default function DiscountListView({ promotions, history, texts }: DiscountListViewProps) {
  return (
    <div className={`${page.column} ${page.sections}`}>
      <header className={css.hero}>
        <h1 className={css.title}>{texts.title}</h1>
        <p className={css.intro}>{texts.intro}</p>
      </header>
      <Section title={texts.running} busy={promotions.state === 'loading'}>
        <Cards list={promotions} empty={{ title: texts.empty, hint: texts.emptyHint }} texts={texts} />
      </Section>
      <Section title={texts.history} busy={history.state === 'loading'}>
        <Cards list={history} empty={{ title: texts.historyEmpty }} texts={texts} />
      </Section>
    </div>
  );
}
