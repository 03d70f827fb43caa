export { recommendQueries } from './recommend.queries.ts';
export { awards, invitedMembers } from './recommend.records.ts';
