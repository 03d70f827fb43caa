import { storeMarketing, type MarketingChoice } from '@housefront/core/features/protection';
import { isUnknownCall } from '@housefront/core';
import type { AccountBlock, AccountSection } from '@housefront/ui/views';
import { useRuntime } from '../../kernel/runtime.ts';
import { marketingGroups } from '../history/marketing-words.ts';
import { useFundsBlocks } from '../history/useFundsBlocks.ts';
import { useProtectionState } from '../state/useProtectionState.ts';
import { useOnce } from '../../kernel/hooks/useOnce.ts';

/** Marketing by product and channel, changed at any time, and the text on client money (RG-33). */
export default function useChoices(): AccountSection {
  const { core } = useRuntime();
  const { t } = core.i18n;
  const { data, error, refetch } = useProtectionState();
  const funds = useFundsBlocks(data?.funds);
  const once = useOnce();
  if (data === undefined && !isUnknownCall(error))
    return { state: error ? 'error' : 'loading', blocks: [], onRetry: () => void refetch() };
  const choices = data?.marketing?.choices ?? [];
  const change = (changed: MarketingChoice) =>
    once(() =>
      storeMarketing(
        core,
        choices.map((choice) =>
          choice.product === changed.product && choice.channel === changed.channel ? changed : choice,
        ),
      ),
    );
  const marketing = marketingGroups(t, choices).map(({ id, label, channels }): AccountBlock => ({
    kind: 'switches',
    id,
    title: label,
    body: t('choices.body'),
    switches: channels.map(({ choice, ...channel }) => ({
      ...channel,
      on: choice.on,
      disabled: false,
      onChange: (on) => change({ ...choice, on }),
    })),
  }));
  return { state: 'ready', blocks: [...marketing, ...funds] };
}
