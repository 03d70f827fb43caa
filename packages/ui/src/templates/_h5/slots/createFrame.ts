import { makeFrame, type FrameParts } from '../../../patterns/Frame/index.ts';
import { main, root } from './frame.css.ts';

/** Makes a frame of a header, a footer and a bottom bar, so that a template that brings its own keeps the rest. */
export const createFrame = (parts: Required<FrameParts>) => makeFrame({ root, main }, parts);
