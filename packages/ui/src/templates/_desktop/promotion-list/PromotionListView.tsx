import { PromotionOverview } from '../../../patterns/PromotionPage/index.ts';
import type { PromotionListViewProps } from '../../../views/promotion-list/contract.ts';
import type { WithClassName } from '../../../views/withClassName.tsx';
import * as page from '../parts/page.css.ts';
import { Section } from '../parts/Section.ts';
import * as css from './PromotionListView.css.ts';

/** All promotions in full width (HOME-27). */
export default function PromotionListView({ className = '', ...props }: WithClassName<PromotionListViewProps>) {
  return (
    <PromotionOverview
      {...props}
      section={Section}
      className={`${page.column} ${page.sections} ${css.root} ${className}`}
    />
  );
}
