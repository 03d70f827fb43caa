export {
  AWAY_MS,
  createRevalidation,
  SAME_RETURN_MS,
  type RevalidationFeature,
  type RevalidationReads,
  type RevalidationSources,
} from './createRevalidation.ts';
