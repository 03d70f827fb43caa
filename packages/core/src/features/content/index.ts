export { createNotFound, type NotFound } from './content.not-found.ts';
export type { ContentPage, ContentProvider, LoadContent } from './content.types.ts';
export { createContent, type ContentFeature } from './createContent.ts';
