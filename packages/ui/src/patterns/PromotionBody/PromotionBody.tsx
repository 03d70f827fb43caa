import { RichText } from '../../primitives/RichText/index.ts';
import type { PromotionContent } from '../../slots/models.ts';
import { Picture } from '../Picture/index.ts';
import * as css from './PromotionBody.css.ts';

export interface PromotionBodyProps {
  readonly promotion: PromotionContent;
  /** `page` if it is the content of a page. */
  readonly size?: 'compact' | 'page';
}

const WHOLE = { widths: [480, 640, 960, 1280, 1920], sizes: 'min(100vw, 960px)' };

/** The content of a promotion: its picture or its sanitised text (HOME-23x). */
export function PromotionBody({ promotion, size = 'compact' }: PromotionBodyProps) {
  const { title, picture, html, terms } = promotion;
  return (
    <div className={css.root}>
      {picture !== null && <Picture className={css.picture} src={picture} place={WHOLE} alt={title} decoding="async" />}
      {html !== '' && <RichText html={html} size={size} />}
      {terms}
    </div>
  );
}
