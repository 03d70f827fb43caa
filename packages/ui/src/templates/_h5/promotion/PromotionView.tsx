import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { PromotionArticle } from '../../../patterns/PromotionPage/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { PromotionViewProps } from '../../../views/promotion/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './PromotionView.css.ts';

const waiting = (
  <>
    <Skeleton width="70%" height="28px" />
    <Skeleton height="200px" />
  </>
);

/** One promotion as a page, with the back link above its sheet (HOME-27). */
export default function PromotionView(props: PromotionViewProps) {
  return (
    <div className={`${page.column} ${page.stack}`}>
      <article aria-busy={props.state === 'loading'}>
        <DestinationLink to={{ href: props.backHref, onOpen: props.onBack }} className={css.back}>
          {props.texts.back}
        </DestinationLink>
        <div className={css.sheet}>
          <PromotionArticle {...props} waiting={waiting} />
        </div>
      </article>
    </div>
  );
}
