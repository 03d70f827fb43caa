import { partsOf, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import * as base from '../../_desktop/hall/HallView.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

within(`.${base.heroInside}`, {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.lg,
  minHeight: '120px',
  paddingBlock: space.lg,
});
within(`.${base.emblem}`, { order: -1, width: '72px', height: '72px', filter: 'none' });
within(`.${base.words}`, { gap: space.xxs, maxWidth: 'none' });
within(`.${base.title}`, typography({ size: 'h2' }));
within(`.${base.intro}`, { fontSize: vars.size.md });
// The same search is in the bar of every page.
within(`.${base.search}`, { display: 'none' });
