import { patternStyle } from '../patternStyle.ts';

export const scroll = patternStyle({ height: '100%', overflowY: 'auto', overscrollBehavior: 'contain' });
