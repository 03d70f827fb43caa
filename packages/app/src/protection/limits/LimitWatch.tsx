import type { AddressId } from '@housefront/contract/pages';
import type { LimitRefusal } from '@housefront/core';
import { limitRefusedStore, protectionQueries, rereadProtection } from '@housefront/core/features/protection';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { frameOf } from '../../kernel/page-frame.ts';
import { paths } from '../../kernel/paths.ts';
import { useProtection } from '../../kernel/protection-parts.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { usePageId } from '../../kernel/usePageId.ts';
import { useRoute } from '../../kernel/useRoute.ts';
import { useTextsReady } from '../../kernel/useTextsReady.ts';
import { reachedText } from './limit-words.ts';
import { useLimitWording } from './useLimitWording.ts';

/** Pages that stay reachable before a first limit is set or declined: information, and those without content. */
const OPEN: ReadonlySet<AddressId | undefined> = new Set<AddressId | undefined>([
  undefined,
  'faq',
  'faqEntry',
  'main',
  'loading',
  'close',
  'authCallback',
]);

/**
 * Limits outside their section: leads to the first limit after a registration, says why play or a deposit is refused, and
 * prompts for a review (RG-12, RG-17, RG-18). Renders nothing.
 */
export function LimitWatch(): null {
  const { core, loading, messages, navigation } = useRuntime();
  const { t } = core.i18n;
  const { firstLimit } = useProtection();
  const words = useLimitWording();
  const page = usePageId();
  const path = useRoute((route) => route.path);
  const textsReady = useTextsReady();
  const isMember = useStore(core.session.store, ({ status, demo }) => status === 'member' && !demo);
  const isPlaying = useStore(core.play.store, ({ play }) => play.status !== 'idle');
  const { data, isPending } = useQuery({ ...protectionQueries(core).state(), enabled: isMember });
  const section = paths.member('Limits');

  const isAsked = isMember && data?.limitNeeded === true && firstLimit?.before === 'registration';
  const leads = isAsked && !OPEN.has(page) && path.toLowerCase() !== section.toLowerCase();
  useEffect(() => {
    // In this tab: no press opens a window here.
    if (leads) void navigation.go(section, { replace: true });
  }, [leads, navigation, section]);

  // A new member sees nothing of the site before that step.
  const asksFirst = firstLimit?.before === 'registration';
  const isUnknown = isMember && isPending;
  const covered = useRef<(() => void) | null>(null);
  const cover = useEffectEvent(() => {
    covered.current ??= loading.show();
  });
  useEffect(
    () => (asksFirst ? core.events.on('login', ({ atStart }) => (atStart ? undefined : cover())) : undefined),
    [asksFirst, core],
  );
  useEffect(() => {
    if (!isMember || isUnknown || leads) return;
    covered.current?.();
    covered.current = null;
  }, [isMember, isUnknown, leads]);

  const tell = useEffectEvent(async (title: string, message: string, confirm: string) => {
    await core.i18n.ready();
    if (await messages.confirm({ title: t(title), message, confirm: t(confirm), focus: 'confirm' }))
      await navigation.go(section);
  });
  const refused = useEffectEvent((refusal: LimitRefusal) => {
    void rereadProtection(core);
    if (refusal === 'needed') void tell('limits.first_title', t('limits.first_body'), 'limits.set');
    else void tell('limits.reached', refusal.reached ? reachedText(words, refusal.reached) : '', 'limits.see');
  });
  useEffect(() => {
    const store = limitRefusedStore(core);
    const take = (): void => {
      const { refusal } = store.getState();
      if (refusal === null) return;
      store.setState({ refusal: null });
      refused(refusal);
    };
    // A game may have been pressed before.
    take();
    return store.subscribe(take);
  }, [core]);

  const framed = frameOf(page).layout !== 'plain';
  const reviews = isMember && textsReady && framed && !isPlaying && !isAsked && data?.reviewDue === true;
  const prompted = useRef(false);
  useEffect(() => {
    if (!reviews || prompted.current || messages.current() !== null) return;
    prompted.current = true;
    void tell('limits.review_title', t('limits.review_body'), 'limits.review');
  }, [messages, reviews, t]);
  return null;
}
