import { agreementQuery } from '@housefront/core/features/registration';
import { pickText } from '@housefront/core/i18n';
import type { AgreementEntry, AgreementViewProps } from '@housefront/ui/views';
import { agreementLabels } from '@housefront/ui/views/agreement/labels';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { viewWith } from '../../kernel/TemplateView.tsx';
import { loadable } from '../../kernel/lists/loadable.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useLabels } from '../../kernel/texts/useLabels.ts';

/** The service agreement of the site, or the built-in text (REG-07x). */
function useAgreementView(): AgreementViewProps {
  const { core, overlays } = useRuntime();
  const { t, locale } = core.i18n;
  const query = useQuery(agreementQuery(core));
  const onAccept = useStore(overlays.store, (state) => state.onAccept);
  const own = (query.data ?? []).map(({ title, content }, index): AgreementEntry => ({
    id: String(index),
    title: pickText(title, locale),
    html: pickText(content, locale),
  }));
  const builtIn: readonly AgreementEntry[] = [
    { id: 'members', title: t('signup.agreement_members'), html: t('signup.agreement_members_text') },
    { id: 'account', title: t('signup.agreement_account'), html: t('signup.agreement_account_text') },
    { id: 'play', title: t('signup.agreement_play'), html: t('signup.agreement_play_text') },
  ];
  const entries = query.status === 'success' && own.length === 0 ? builtIn : own;
  return {
    open: true,
    onClose: () => overlays.close('agreement'),
    entries: loadable(query, entries),
    onAccept:
      onAccept === null
        ? undefined
        : () => {
            onAccept();
            overlays.close('agreement');
          },
    texts: useLabels(agreementLabels),
  };
}

/** The service agreement as an overlay (SHELL-37x). */
export default viewWith('agreement', useAgreementView);
