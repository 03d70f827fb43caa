import { patternStyle } from '../../foundations/styles.ts';

export const scroll = patternStyle({ height: '100%', overflowY: 'auto', overscrollBehavior: 'contain' });
