export { browserPush } from '../../adapters/browser/push-device.ts';
export { followPush } from './push.follow.ts';
export { choosePush } from './push.actions.ts';
export { allowedKinds, siteKinds } from './push.kinds.ts';
export { pushQueries } from './push.queries.ts';
