import { componentVars, partStyle, ringless, screenHeight, templateStyle } from '../../../foundations/styles.ts';

/** The rail, in its own width, beside header, page and footer. */
export const root = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: screenHeight(100),
  // A tablet in the site's own app. The rail keeps its controls out of the other edges.
  paddingInlineEnd: 'env(safe-area-inset-right)',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});
partStyle(root, '> nav', { gridArea: '1 / 1 / 4 / 2', alignSelf: 'start' });
partStyle(root, '> header', { gridArea: '1 / 2' });
partStyle(root, '> main', { gridArea: '2 / 2' });
partStyle(root, '> footer', { gridArea: '3 / 2' });
// Along the whole page, at its end.
partStyle(root, '> [data-floats]', { gridArea: '1 / 2 / 4 / 3', alignSelf: 'end', marginBlockStart: 0 });
partStyle(root, '> main:nth-last-child(2)', { paddingBlockEnd: componentVars.float.room });

export const main = templateStyle({ minWidth: 0, selectors: { '&:focus': ringless } });
