export { sportFrameQueries } from './sport-frame.queries.ts';
