import type { ReactNode } from 'react';
import type { PromotionViewProps } from '../../views/promotion/contract.ts';
import { LoadFailed } from '../ListStates/index.ts';
import { PromotionBody } from '../PromotionBody/index.ts';
import * as css from './PromotionArticle.css.ts';

export interface PromotionArticleProps extends Pick<PromotionViewProps, 'state' | 'promotion' | 'onRetry' | 'texts'> {
  /** Skeleton of the title and the picture. */
  readonly waiting: ReactNode;
}

/** A promotion: title, date and body, with loading and failed states (HOME-27). */
export function PromotionArticle({ state, promotion, onRetry, waiting, texts }: PromotionArticleProps) {
  if (promotion) {
    return (
      <>
        <header className={css.head}>
          <h1 className={css.title}>{promotion.title}</h1>
          {promotion.date !== '' && <time className={css.date}>{promotion.date}</time>}
        </header>
        <PromotionBody promotion={promotion} size="page" />
      </>
    );
  }
  if (state === 'loading') return waiting;
  return state === 'error' && <LoadFailed onRetry={onRetry} texts={texts} />;
}
