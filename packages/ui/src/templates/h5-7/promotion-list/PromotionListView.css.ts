import {
  hairline,
  partsOf,
  space,
  templateStyle,
  typography,
  unboxed,
  vars,
  zIndex,
} from '../../../foundations/styles.ts';
import * as card from '../../../patterns/PromotionCard/PromotionCard.css.ts';
import * as head from '../../../patterns/PromotionPage/PromotionOverview.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

/** Radius of the two notches, and distance of the perforation from the left edge. */
const notch = '9px';
const stub = '112px';

within(`.${head.hero}`, unboxed);
within(`.${head.intro}`, { color: vars.text.muted });
within(`.${card.grid}`, { gap: space.md });
within(`.${card.card}`, {
  gridTemplateColumns: `${stub} minmax(0, 1fr)`,
  gridTemplateRows: 'minmax(0, 1fr)',
  position: 'relative',
  minHeight: '112px',
  borderRadius: vars.radius.xl,
  boxShadow: hairline(vars.jackpot.frame),
});
within(`.${card.stage}`, {
  position: 'relative',
  aspectRatio: 'auto',
  borderInlineEnd: `2px dashed ${vars.jackpot.frame}`,
});
within(`.${card.stage} .${card.cover}`, { position: 'absolute', inset: 0, objectPosition: 'right' });
within(`.${card.emblem}`, { width: '62%' });
// Cut out of both edges at the perforation.
for (const [name, edge] of [
  ['before', 'insetBlockStart'],
  ['after', 'insetBlockEnd'],
] as const) {
  within(`.${card.card}::${name}`, {
    content: '""',
    position: 'absolute',
    [edge]: `calc(-1 * ${notch})`,
    insetInlineStart: `calc(${stub} - ${notch} - 1px)`,
    zIndex: zIndex.raised,
    width: `calc(2 * ${notch})`,
    height: `calc(2 * ${notch})`,
    borderRadius: vars.radius.pill,
    background: vars.surface.canvas,
    boxShadow: hairline(vars.jackpot.frame),
  });
}
within(`.${card.words}`, { alignContent: 'center', padding: space.lg });
within(`.${card.title}`, typography({ size: 'md', weight: 'heavy' }));
within(`.${card.summary}`, typography({ size: 'sm', leading: 'snug' }));
