import { partStyle, screenHeight, space, templateStyle, vars } from '../../../foundations/styles.ts';
import { actions, cell, notices, status, title } from '../../../patterns/ErrorReport/ErrorReport.css.ts';

export const root = templateStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space.md,
  minHeight: `min(${screenHeight(72)}, 560px)`,
  paddingBlock: space.xxl,
});
partStyle(root, `.${status}`, { fontSize: '52px' });
partStyle(root, `.${cell}`, { width: '1.3em', height: '1.55em' });
partStyle(root, `.${title}`, { fontSize: vars.size.h2 });
partStyle(root, `.${notices}`, { gap: space.sm, padding: space.lg, lineHeight: vars.leading.snug });
partStyle(root, `.${actions}`, {
  display: 'grid',
  justifyContent: 'normal',
  gap: space.sm,
  width: '100%',
  maxWidth: '420px',
  marginBlockStart: space.sm,
});
