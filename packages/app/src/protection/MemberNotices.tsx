import { protectionQueries } from '@housefront/core/features/protection';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useProtection } from '../kernel/protection-parts.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { openCustomerService } from '../models/useCustomerService.ts';
import { useContact } from './useContact.ts';

/** Tells the risks of gambling at each sign-in (RG-42). */
function useRisks(): void {
  const { core, messages } = useRuntime();
  const { risks } = useProtection();
  useEffect(() => {
    if (risks !== true) return undefined;
    return core.events.on('login', ({ atStart }) => {
      if (atStart) return;
      void core.i18n.ready().then(() => {
        const { t } = core.i18n;
        return messages.alert({
          title: t('protection.risks_title'),
          message: t('protection.risks'),
          confirm: t('protection.risks_read'),
        });
      });
    });
  }, [core, messages, risks]);
}

/** Tells members whose age is not verified why they cannot play, and what to do: at first, and at each start of a game (RG-03). */
function useAge(): void {
  const { core, messages } = useRuntime();
  const { ageVerified } = useProtection();
  const member = useStore(core.session.store, ({ status }) => status === 'member');
  const { data } = useQuery({ ...protectionQueries(core).state(), enabled: member && ageVerified === true });
  const contact = useContact();
  const open = useRef(false);
  const unverified = member && data?.ageVerified === false;
  const tell = useCallback(async () => {
    if (open.current) return;
    open.current = true;
    await core.i18n.ready();
    const { t } = core.i18n;
    const text = { title: t('protection.age_title'), message: t('protection.age_text') };
    if (contact === null) await messages.alert(text);
    else if (await messages.confirm({ ...text, confirm: t('protection.contact_us') })) openCustomerService(contact);
    open.current = false;
  }, [core, messages, contact]);
  useEffect(() => {
    if (!unverified) return undefined;
    return core.play.store.subscribe(({ play }, before) => {
      if (play.status !== 'starting' || before.play.status === 'starting') return;
      core.play.quit();
      void tell();
    });
  }, [core, unverified, tell]);
  const told = useRef(false);
  useEffect(() => {
    if (!unverified || told.current) return;
    told.current = true;
    void tell();
  }, [unverified, tell]);
}

/** What a site with a profile tells in dialogs, loaded after the page. */
export function MemberNotices(): ReactNode {
  useRisks();
  useAge();
  return null;
}
