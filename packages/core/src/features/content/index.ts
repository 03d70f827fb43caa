export type { ModelEntry, ModelList } from './content.api.ts';
export { createNotFound, type NotFound } from './content.not-found.ts';
export type { ContentQueries } from './content.queries.ts';
export type { ContentPage, ContentProvider, LoadContent } from './content.types.ts';
export { createContent, type ContentFeature, type ContentSources } from './createContent.ts';
