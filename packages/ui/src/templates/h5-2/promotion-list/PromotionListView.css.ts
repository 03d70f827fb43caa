import { partsOf, space, templateStyle, typography, unboxed, vars } from '../../../foundations/styles.ts';
import * as card from '../../../patterns/PromotionCard/PromotionCard.css.ts';
import * as head from '../../../patterns/PromotionPage/PromotionOverview.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

// The head is a plain line, like that of a hall.
within(`.${head.hero}`, unboxed);
within(`.${head.intro}`, { color: vars.text.muted });
within(`.${card.grid}`, { gap: space.sm });
within(`.${card.card}`, { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: 'minmax(0, 1fr)' });
within(`.${card.stage}`, { position: 'relative', aspectRatio: 'auto', minHeight: '124px' });
within(`.${card.stage} .${card.cover}`, { position: 'absolute', inset: 0, objectPosition: 'right' });
within(`.${card.emblem}`, { width: '62%' });
within(`.${card.words}`, { alignContent: 'center', padding: space.md });
within(`.${card.title}`, typography({ size: 'md' }));
within(`.${card.summary}`, typography({ size: 'sm', leading: 'snug' }));
