import { storeMarketing, type MarketingChoice } from '@housefront/core/features/protection';
import { isUnknownCall } from '@housefront/core';
import type { AccountBlock } from '@housefront/ui/views';
import { useRuntime } from '../../kernel/runtime.ts';
import { channelLabels, productLabels } from '../history/marketing-words.ts';
import { useFundsBlocks } from '../history/useFundsBlocks.ts';
import { useProtectionState } from '../state/useProtectionState.ts';
import type { SectionHook } from '../../screens/account/window/section.types.ts';
import { useOnce } from '../../kernel/hooks/useOnce.ts';

/** Marketing by product and channel, changed at any time, and the text on client money (RG-33). */
const useChoices: SectionHook = () => {
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
  const products = [...new Set(choices.map(({ product }) => product))];
  const marketing = products.map((product): AccountBlock => ({
    kind: 'switches',
    id: product,
    title: t(productLabels[product]),
    body: t('choices.body'),
    switches: choices
      .filter((choice) => choice.product === product)
      .map((choice) => ({
        id: choice.channel,
        label: t(channelLabels[choice.channel]),
        on: choice.on,
        disabled: false,
        onChange: (on) => change({ ...choice, on }),
      })),
  }));
  return { state: 'ready', blocks: [...marketing, ...funds] };
};

export default useChoices;
