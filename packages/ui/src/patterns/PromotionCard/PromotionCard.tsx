import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Picture } from '../Picture/index.ts';
import type { PromotionModel } from '../../slots/models.ts';
import { DestinationLink } from '../Destination/index.ts';
import * as css from './PromotionCard.css.ts';

const COVER = { widths: [320, 480, 960, 1280], sizes: '(min-width: 600px) 400px, 100vw' };

/** A promotion as a card: picture, title, summary and date. The emblem is behind the picture until it comes (IMG-02). */
export function PromotionCard({ promotion }: { readonly promotion: PromotionModel }) {
  const { title, cover, summary, date } = promotion;
  return (
    <DestinationLink to={promotion} className={css.card}>
      <span className={css.stage}>
        <svg className={css.emblem} viewBox="0 0 132 96" aria-hidden="true">
          <path className={css.line} d="M24 40h84v44H24zM18 28h96v14H18zM66 28v56" />
          <path className={css.line} d="M66 28c-22 2-30-8-24-16 7-8 20 0 24 16 4-16 17-24 24-16 6 8-2 18-24 16z" />
          <path
            className={css.gold}
            d="M112 8l2.600 6.400 6.400 2.600-6.400 2.600-2.600 6.400-2.600-6.400-6.400-2.600 6.400-2.600z"
          />
        </svg>
        {cover !== null && (
          <Picture
            className={css.cover}
            src={cover}
            place={COVER}
            alt=""
            width={400}
            height={200}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {summary !== '' && summary !== title && <span className={css.summary}>{summary}</span>}
        {date !== '' && <time className={css.date}>{date}</time>}
      </span>
    </DestinationLink>
  );
}

export interface PromotionGridProps {
  readonly promotions: readonly PromotionModel[];
}

/** Promotions as cards. */
export function PromotionGrid({ promotions }: PromotionGridProps) {
  return (
    <ul role="list" className={css.grid}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of promotion cards. `data-state="loading"` in CSS. */
export function PromotionGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={css.grid} aria-hidden="true" data-state="loading">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.card}>
          <span className={css.stage} />
          <span className={css.words}>
            <Skeleton width="70%" height="20px" />
            <Skeleton width="90%" height="16px" />
            <Skeleton width="30%" height="12px" />
          </span>
        </span>
      ))}
    </div>
  );
}
