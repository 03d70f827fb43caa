import { DestinationLink } from '../../../patterns/Destination/index.ts';
import { LoadFailed } from '../../../patterns/ListStates/index.ts';
import { PromotionBody } from '../../../patterns/PromotionBody/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import type { DiscountViewProps } from '../../../views/discount/contract.ts';
import * as page from '../parts/page.css.ts';
import * as css from './DiscountView.css.ts';

/** One promotion as a page (HOME-27). */
export default function DiscountView(props: DiscountViewProps) {
  const { state, promotion, backHref, onBack, onRetry, texts } = props;
  return (
    <div className={`${page.column} ${page.sections}`}>
      <article className={css.article} aria-busy={state === 'loading'}>
        <DestinationLink to={{ href: backHref, onOpen: onBack }} className={css.back}>
          {texts.back}
        </DestinationLink>
        {promotion && (
          <>
            <header className={css.head}>
              <h1 className={css.title}>{promotion.title}</h1>
              {promotion.date !== '' && <time className={css.date}>{promotion.date}</time>}
            </header>
            <PromotionBody promotion={promotion} size="page" />
          </>
        )}
        {state === 'loading' && !promotion && (
          <>
            <Skeleton width="60%" height="36px" />
            <Skeleton height="280px" />
          </>
        )}
        {state === 'error' && !promotion && <LoadFailed onRetry={onRetry} texts={texts} />}
      </article>
    </div>
  );
}
