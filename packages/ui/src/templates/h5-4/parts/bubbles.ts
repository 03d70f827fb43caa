import { partsOf, space, typography, vars } from '../../../foundations/styles.ts';
import * as tabs from '../../../patterns/HallTabs/HallTabs.css.ts';

const bubble = '64px';

/**
 * Tabs or links of halls below `root` as round bubbles; a marked one has a bright ring. Call it from a `*.css.ts` file.
 * @param root a class around them
 */
export function bubblesIn(root: string): void {
  const within = partsOf(root);
  within(`.${tabs.tab}`, {
    flex: '0 0 auto',
    width: '80px',
    maxWidth: 'none',
    minHeight: '104px',
    padding: `${space.xxs} ${space.hair}`,
    background: 'transparent',
    boxShadow: 'none',
    ...typography({ size: 'xs' }),
  });
  within(`.${tabs.tab}[data-chosen]`, { color: vars.text.primary });
  within(`.${tabs.icon}`, {
    width: bubble,
    height: bubble,
    marginInline: 'auto',
    padding: space.xs,
    borderRadius: vars.radius.pill,
    background: vars.surface.tile,
    boxShadow: `inset 0 0 0 2px ${vars.border.control}`,
  });
  within(`[data-marked] .${tabs.icon}`, {
    padding: space.xxs,
    border: '2px solid transparent',
    background: `linear-gradient(${vars.surface.tile}, ${vars.surface.tile}) padding-box, ${vars.gradient.gold} border-box`,
    boxShadow: 'none',
  });
  within(`.${tabs.mark}`, {
    insetBlockStart: `calc(${bubble} - 12px)`,
    insetInline: 'auto',
    justifySelf: 'center',
    maxWidth: '76px',
    boxShadow: `0 0 0 2px ${vars.surface.canvas}`,
  });
}
