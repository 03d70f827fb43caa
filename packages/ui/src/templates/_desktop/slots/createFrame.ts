import { makeFrame, type FrameParts } from '../../../patterns/Frame/index.ts';
import { main, root } from './frame.css.ts';

/**
 * Makes a frame of a header and a footer, so that a template that brings its own header keeps the rest. The bottom bar of
 * phones has no place here.
 */
export const createFrame = (parts: Omit<FrameParts, 'TabBar'>) => makeFrame({ root, main }, parts);
