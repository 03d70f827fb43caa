import { makeFrame, type FrameParts } from '../../../patterns/Frame/index.ts';
import { main, root } from './frame.css.ts';

/** Creates a frame from a header and a footer, so that a template can replace its header only. There is no bottom bar. */
export const createFrame = (parts: Omit<FrameParts, 'TabBar'>) => makeFrame({ root, main }, parts);
