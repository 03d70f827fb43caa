import { protectionNow } from '@housefront/core/protection-now';
import { lazy } from 'react';
import type { Extension } from '../kernel/extension.ts';
import { lazyValue } from '../kernel/lazyValue.ts';
import { Around } from './Around.tsx';
import { eligibility } from './eligibility.ts';
import { SAFER_GAMBLING } from './safer-gambling.ts';

const RegisterNote = lazy(() => import('./RegisterNote.tsx').then((module) => ({ default: module.RegisterNote })));
const GameBar = lazy(() => import('./session/GameBar.tsx').then((module) => ({ default: module.GameBar })));
const GameRoom = lazy(() => import('./GameRoom.tsx').then((module) => ({ default: module.GameRoom })));

const later = () => import('./later.ts');
const GameStart = lazy(async () => ({ default: (await (await later()).gameStart()).GameStartNotice }));
const PromotionTerms = lazy(async () => ({ default: (await (await later()).offer()).Offer }));

/** Player protection, on a site with a profile. */
export const protection: Extension = {
  capabilities: protectionNow,
  configured: ({ config }) => config.protection?.values,
  hidesTrials: (core) => core.site.getState().memberId === null && protectionNow(core)?.guestTrials === false,
  Around,
  GameRoom,
  GameBar,
  GameStart,
  PromotionTerms,
  RegisterNote,
  eligibility,
  section: async (name) => (await later()).section(name),
  deposit: lazyValue(async () => (await (await later()).cashier()).DepositContribution),
  withdrawal: lazyValue(async () => (await (await later()).cashier()).WithdrawalContribution),
  article: {
    id: SAFER_GAMBLING,
    load: lazyValue(async () => (await (await later()).saferPage()).SaferPage),
    topic: ({ i18n: { t } }) => ({ name: t('protection.title'), description: t('protection.intro') }),
  },
  pressPanic: async (core) => (await later()).pressPanic(core),
};
