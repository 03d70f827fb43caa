import type { MarketingChoice } from '@housefront/core/features/protection';
import { MarketingQuestion } from '@housefront/ui/patterns/MarketingQuestion';
import { useState, type ReactNode } from 'react';
import { useTurn } from '../../kernel/attention.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { channelLabels, productLabels } from './marketing-words.ts';

export interface MarketingAskProps {
  /** A desktop page, which shows a dialog. */
  readonly wide: boolean;
  readonly choices: readonly MarketingChoice[];
  readonly onClose: () => void;
  readonly onSave: (choices: readonly MarketingChoice[]) => Promise<void>;
}

const nameOf = ({ product, channel }: MarketingChoice): string => `${product} ${channel}`;

/** Asks a member who never chose: nothing is selected, and declining everything is one press (RG-33). */
export function MarketingAsk({ wide, choices, onClose, onSave }: MarketingAskProps): ReactNode {
  const { t } = useRuntime().core.i18n;
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const isTurn = useTurn('marketing', true);
  const save = async (names: readonly string[]): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await onSave(choices.map((choice) => ({ ...choice, on: names.includes(nameOf(choice)) })));
    setBusy(false);
  };
  const products = [...new Set(choices.map(({ product }) => product))];
  return (
    <MarketingQuestion
      wide={wide}
      open={isTurn}
      busy={busy}
      groups={products.map((product) => ({
        id: product,
        label: t(productLabels[product]),
        channels: choices
          .filter((choice) => choice.product === product)
          .map((choice) => {
            const name = nameOf(choice);
            return {
              id: choice.channel,
              label: t(channelLabels[choice.channel]),
              on: wanted.includes(name),
              onChange: (on: boolean) => setWanted(on ? [...wanted, name] : wanted.filter((one) => one !== name)),
            };
          }),
      }))}
      onNothing={() => void save([])}
      onSave={() => void save(wanted)}
      onClose={onClose}
      texts={{
        title: t('choices.ask'),
        body: t('choices.ask_body'),
        save: t('choices.save'),
        nothing: t('choices.nothing'),
        close: t('common.close'),
      }}
    />
  );
}
