import { makeFrame, type FrameParts } from '../../../patterns/Frame/index.ts';
import { main, root } from './frame.css.ts';

/** Creates a frame from a header, a footer and a bottom bar, so that a template can replace single ones. */
export const createFrame = (parts: Required<Omit<FrameParts, 'Side'>>) => makeFrame({ root, main }, parts);
