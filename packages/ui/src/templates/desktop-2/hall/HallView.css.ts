import { media, partsOf, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import * as base from '../../_desktop/hall/HallView.css.ts';
import * as provider from '../../_desktop/parts/providers.css.ts';

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
within(`.${base.providerNames}`, { minHeight: '1.6em' });
// The same search is in the bar of every page.
within(`.${base.search}`, { display: 'none' });

within(`.${provider.cards}`, {
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space.sm,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
within(`.${provider.card}`, { minHeight: '128px' });
within(`.${provider.stage}`, { padding: space.md });
within(`.${provider.bigLogo}`, { maxWidth: '132px', height: '48px' });
within(`.${provider.foot}`, { padding: `${space.xs} ${space.md} ${space.sm}` });
// The whole card is a link; no label fits beside the name.
within(`.${provider.go}`, { display: 'none' });
