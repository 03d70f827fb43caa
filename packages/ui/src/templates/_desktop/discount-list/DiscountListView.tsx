import { PromotionOverview } from '../../../patterns/PromotionPage/index.ts';
import type { DiscountListViewProps } from '../../../views/discount-list/contract.ts';
import * as page from '../parts/page.css.ts';
import { Section } from '../parts/Section.ts';
import * as css from './DiscountListView.css.ts';

/** All promotions over the whole width (HOME-24, HOME-27). */
export default function DiscountListView(props: DiscountListViewProps) {
  return <PromotionOverview {...props} section={Section} className={`${page.column} ${page.sections} ${css.root}`} />;
}
