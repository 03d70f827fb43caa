/** What a document needs once its page stands; one chunk, fetched while the page is hydrated (ADR 52). */
export { createCallClient } from './adapters/call-client.ts';
export { createFavourites } from './features/favourites/index.ts';
export { createLetters } from './features/letters/index.ts';
export { createMember } from './features/member/index.ts';
export { createRealtime } from './features/realtime/index.ts';
export { createReferral } from './features/referral/index.ts';
export { createReads, createRevalidation } from './features/revalidation/index.ts';
export { createRoulette } from './features/roulette/index.ts';
export { createSession } from './features/session/index.ts';
export { createWallet } from './features/wallet/index.ts';
export { startCore } from './startCore.ts';
