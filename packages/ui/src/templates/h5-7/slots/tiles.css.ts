import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers, space, typography, vars } from '../../../foundations/styles.ts';
import * as tile from '../../../patterns/GameTile/GameTile.css.ts';
import * as controls from '../../../patterns/GameTile/tile-controls.css.ts';

const part = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`[data-template="h5-7"] :is(main, [role="dialog"]) ${selector}`, {
    '@layer': { [layers.template]: rule },
  });

/** Corners of an icon on a phone's home screen. */
const corner = '24%';

// A game is an icon with its name below, without a card around them.
part(`.${tile.tile}`, { background: 'transparent', boxShadow: 'none' });
part(`.${tile.tile}:is(:hover, :focus-within)`, { background: 'transparent', boxShadow: 'none' });
part(`.${tile.main}`, { borderRadius: vars.radius.lg });
part(`.${tile.art}.${tile.art}`, {
  borderRadius: corner,
  boxShadow: `${vars.shadow.low}, 0 0 0 1px ${vars.border.subtle}`,
});
part(`.${tile.caption}`, { padding: `${space.xs} 0 0`, alignContent: 'start' });
part(`.${tile.provider}`, { display: 'none' });
part(`.${tile.name}`, typography({ color: 'primary', weight: 'medium' }));
part(`.${tile.tile} .${tile.name}:is(:lang(ta), :lang(my))`, {
  fontSize: `clamp(10px, 3.2vw, ${vars.size.xs})`,
});
// Controls are as small as such a picture needs; their touch areas are not.
part(`.${controls.favourite}::before`, { width: '22px', height: '22px' });
part(`.${controls.favourite}::after`, { width: '12px', height: '12px' });
part(`.${controls.favourite}`, { margin: `calc(${space.sm} * -1)` });
part(`.${controls.demo}`, { padding: space.xxs });
part(`.${controls.demoWord}`, { fontSize: '10px', paddingInline: space.xs });
part(`.${tile.badges}`, { padding: space.none, maxWidth: '100%' });
part(`.${tile.badges} > *`, { paddingInline: space.xxs, fontSize: '10px', whiteSpace: 'nowrap' });
